/** The time of day for what counts on: whoever reads it is told anew every second. */
let time = $state(Date.now());
let timer: ReturnType<typeof setInterval> | undefined;

/** Milliseconds. */
export function now(): number {
  timer ??= setInterval(() => (time = Date.now()), 1000);
  return time;
}
