/** What the first view of a page does not need is fetched after it. */

const LONGEST = 30;
/** A page that goes into the background is not painted: it does not wait for ever. Slow machines take half a second for a first view. */
const UNSEEN = 2000;

/** Resolves when what is there now has been painted. */
export function painted(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, document.hidden ? 0 : UNSEEN);
    requestAnimationFrame(() => setTimeout(resolve));
  });
}

let first: Promise<unknown> | null = null;

/** A question with which a game begins: ornaments wait until it can be answered. */
export function comesFirst(question: Promise<unknown>): void {
  first = question;
}

/** The same, with the pictures in it: what comes after that keeps none of them waiting. */
export async function pictured(): Promise<void> {
  await painted();
  if (first) await first.then(painted);
  const coming = [...document.images].filter((picture) => !picture.complete);
  await Promise.all(coming.map((picture) => new Promise((done) => ['load', 'error'].forEach((what) => picture.addEventListener(what, done)))));
}

/** Asks again, after longer and longer pauses, as long as the line is lost: meanwhile the page goes on without it. */
export async function untilThere<Thing>(load: () => Promise<Thing>, lost: (error: unknown) => boolean = () => true): Promise<Thing> {
  for (let pause = 1; ; pause = Math.min(2 * pause, LONGEST)) {
    try {
      return await load();
    } catch (error) {
      if (!lost(error)) throw error;
      await new Promise((resolve) => setTimeout(resolve, pause * 1000));
    }
  }
}

/** A part of the page, however long it takes. */
export async function later<Thing>(load: () => Promise<{ default: Thing }>): Promise<Thing> {
  return (await untilThere(load)).default;
}
