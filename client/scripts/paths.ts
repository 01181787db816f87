/** Path data with whole numbers: a third of the weight, and at the size of an icon nobody sees the difference. */

/** How many numbers a command takes. */
const ARITY: Record<string, number> = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 0 };

interface Step {
  command: string;
  values: number[];
}

/** Flags of arcs may stand without blanks (`a5 5 0 014 8`), so numbers are read by the place they stand at. */
export function parse(data: string): Step[] {
  const steps: Step[] = [];
  const number = /[\s,]*([+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?)/y;
  const flag = /[\s,]*([01])/y;
  const letter = /[\s,]*([a-zA-Z])/y;
  let at = 0;
  let command = '';
  const take = (pattern: RegExp): string | null => {
    pattern.lastIndex = at;
    const found = pattern.exec(data);
    if (!found) return null;
    at = pattern.lastIndex;
    return found[1] ?? null;
  };
  while (at < data.trimEnd().length) {
    const next = take(letter);
    if (next) command = next;
    // More numbers after a move are lines.
    else if (command.toLowerCase() === 'm') command = command === 'm' ? 'l' : 'L';
    const count = ARITY[command.toLowerCase()];
    if (count === undefined || (!next && count === 0)) throw new Error(`no path: ${data.slice(at, at + 20)}`);
    const values: number[] = [];
    for (let i = 0; i < count; i++) {
      const isFlag = command.toLowerCase() === 'a' && (i === 3 || i === 4);
      const text = take(isFlag ? flag : number);
      if (text === null) throw new Error(`no number: ${data.slice(at, at + 20)}`);
      values.push(Number(text));
    }
    steps.push({ command, values });
  }
  return steps;
}

function join(values: number[]): string {
  return values.map((value, i) => (i > 0 && value >= 0 ? ` ${value}` : `${value}`)).join('');
}

/**
 * Scales a path and rounds where the pen really is, not the steps it takes: errors do not add up along the line.
 */
export function rounded(data: string, scale = 1): string {
  let x = 0, y = 0, startX = 0, startY = 0; // the true pen
  let rx = 0, ry = 0, rStartX = 0, rStartY = 0; // the rounded pen
  let out = '';
  let last = '';
  for (const { command, values } of parse(data)) {
    const kind = command.toLowerCase();
    const relative = command === kind;
    const [ox, oy] = relative ? [x, y] : [0, 0];
    const ax = (v: number): number => Math.round((ox + v) * scale) - rx;
    const ay = (v: number): number => Math.round((oy + v) * scale) - ry;
    let numbers: number[] = [];
    let [nx, ny] = [x, y];
    if (kind === 'z') [nx, ny] = [startX, startY];
    else if (kind === 'h') [numbers, nx] = [[ax(values[0]!)], ox + values[0]!];
    else if (kind === 'v') [numbers, ny] = [[ay(values[0]!)], oy + values[0]!];
    else if (kind === 'a') {
      numbers = [Math.round(values[0]! * scale), Math.round(values[1]! * scale), Math.round(values[2]!), values[3]!, values[4]!, ax(values[5]!), ay(values[6]!)];
      [nx, ny] = [ox + values[5]!, oy + values[6]!];
    } else {
      numbers = values.map((value, i) => (i % 2 ? ay(value) : ax(value)));
      [nx, ny] = [ox + values.at(-2)!, oy + values.at(-1)!];
    }
    const text = join(numbers);
    const glue = last === kind && kind !== 'm' ? (text.startsWith('-') ? '' : ' ') : kind;
    if (!(kind === 'l' && numbers[0] === 0 && numbers[1] === 0)) {
      out += glue + text;
      last = kind;
    }
    [x, y] = [nx, ny];
    [rx, ry] = kind === 'z' ? [rStartX, rStartY] : [Math.round(nx * scale), Math.round(ny * scale)];
    if (kind === 'm') [startX, startY, rStartX, rStartY] = [x, y, rx, ry];
  }
  return out;
}
