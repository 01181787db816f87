// What a person can see and press now, as a list. Read by robot.py and given to the page as a function.
//
// A control counts only if a click at the named point would reach it: nothing may lie over it.
(() => {
  const LISTS = [
    // [kind, selector, which of the found ones]
    ['space', '[data-region=board] path.lit', () => true],
    ['target', '[data-region=board] .figure:has(.ring.target)', () => true],
    ['ready', '[data-region=board] .figure:has(.ring.ready)', () => true],
    ['answer', '[data-region=board] :is([role=dialog], [role=alertdialog]) button', () => true],
    ['ask', '[data-region=board] .ask button', () => true],
    ['row', '[data-region=actions] button.act', () => true],
    ['back', '[data-region=actions] button.link', () => true],
    ['thief', '[data-region=gang] button', (one) => one.getAttribute('aria-disabled') === 'false'],
    ['card', '[data-region=hand] button', (one) => one.querySelector('.playable') !== null],
    ['mission', '.missions button', (one) => one.getAttribute('aria-disabled') === 'false'],
    ['confirm', '.confirm button', () => true],
    ['end', 'button.end', () => true],
  ];

  /** A point of the element that can be hit. */
  function pointOf(element) {
    const { left, top, width, height } = element.getBoundingClientRect();
    if (!width || !height) return null;
    for (const [u, v] of [[0.5, 0.5], [0.3, 0.3], [0.7, 0.7], [0.3, 0.7], [0.7, 0.3], [0.5, 0.15], [0.5, 0.85], [0.12, 0.5], [0.88, 0.5]]) {
      const [x, y] = [left + width * u, top + height * v];
      const hit = document.elementFromPoint(x, y);
      if (hit && (hit === element || element.contains(hit))) return { x, y };
    }
    return null;
  }

  /** Where it can be hit, if need be after scrolling, as a person would. */
  function reach(element) {
    const box = element.getBoundingClientRect();
    const outside = box.top < 0 || box.left < 0 || box.bottom > innerHeight || box.right > innerWidth;
    if (element instanceof HTMLElement && (outside || !pointOf(element))) element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    return pointOf(element);
  }

  function controlOf(kind, element) {
    if (element.disabled || !reach(element)) return null;
    window.found.push(element);
    return {
      kind,
      place: window.found.length - 1,
      key: element.dataset.figure ?? element.dataset.space ?? '',
      label: element.getAttribute('aria-label') ?? element.textContent?.trim() ?? '',
      hint: [...element.querySelectorAll('kbd')].at(-1)?.textContent?.trim() ?? '',
    };
  }

  /** What was found last is kept, to be aimed at: coming to one control may have moved the others. */
  function controls() {
    window.found = [];
    const modal = [...document.querySelectorAll('dialog[open]')].at(-1);
    const lists = modal ? [['dialog', 'button', () => true]] : LISTS;
    return lists.flatMap(([kind, selector, fits]) =>
      [...(modal ?? document).querySelectorAll(selector)].filter(fits).flatMap((one) => controlOf(kind, one) ?? []),
    );
  }

  /** The result page is there. */
  const over = () => document.querySelector('.page .over') !== null;

  /** Everything of the table is there; some of it is fetched after the board, and a window when it is first asked for. */
  const whole = () =>
    document.querySelector('dialog[open], .tabs') !== null ||
    (document.querySelector('.coming') === null &&
      document.querySelector('[data-region=actions]') !== null &&
      document.querySelector('[data-region=gang]') !== null);

  /** Comes back when there is something to do, the game is over, or the time is up. */
  async function settled(most) {
    const until = performance.now() + most;
    for (;;) {
      if (over()) return { over: true, controls: [] };
      const found = whole() ? controls() : [];
      if (found.length || performance.now() > until) return { over: false, controls: found };
      await new Promise((resolve) => setTimeout(resolve, 25));
    }
  }
  const aim = (place) => (window.found[place]?.isConnected ? reach(window.found[place]) : null);
  return { controls, over, settled, aim };
})()
