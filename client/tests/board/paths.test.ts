import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { iconPaths } from '../../scripts/icons';
import { parse, rounded } from '../../scripts/paths';
import { arcanaIcon, equipmentIcon, intrigueIcon } from '../../src/pieces/cards';
import { COVERS } from '../../src/pieces/covers';
import { CHARACTERS, GANGS } from '../../src/pieces/gangs';
import { BOARD_ICONS, CARD_ICONS, MORE_ICONS, PAGE_ICONS, TABLE_ICONS } from '../../src/pieces/icon-names';

/** Where the pen is after each step. */
function pen(data: string): [number, number][] {
  let [x, y, sx, sy] = [0, 0, 0, 0];
  return parse(data).map(({ command, values }) => {
    const kind = command.toLowerCase();
    const [ox, oy] = command === kind ? [x, y] : [0, 0];
    if (kind === 'z') [x, y] = [sx, sy];
    else if (kind === 'h') x = ox + values[0]!;
    else if (kind === 'v') y = oy + values[0]!;
    else [x, y] = [ox + values.at(-2)!, oy + values.at(-1)!];
    if (kind === 'm') [sx, sy] = [x, y];
    return [x, y];
  });
}

describe('rounded paths', () => {
  it('reads numbers that stand without blanks, and flags of arcs', () => {
    expect(parse('M1.5.5-2-3a5 5 0 014 8z').map((step) => step.values)).toEqual([[1.5, 0.5], [-2, -3], [5, 5, 0, 0, 1, 4, 8], []]);
  });

  it('scales before it rounds', () => {
    expect(rounded('M3 3l3 4h5v2', 0.5)).toBe('m2 2l1 2h3v1');
  });

  it('says what is wrong with a path that is none', () => {
    expect(() => parse('M1 2 q')).toThrow(/no number/);
  });

  it('does not drift: a hundred small steps end where they would', () => {
    const steps = 'm0 0' + 'l.4 .3'.repeat(100);
    expect(pen(rounded(steps)).at(-1)).toEqual([40, 30]);
  });

  it('keeps every icon within a unit of where it was', () => {
    const file = createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json');
    const { icons } = JSON.parse(readFileSync(file, 'utf8')) as { icons: Record<string, { body: string }> };
    for (const name of ['skeleton-key', 'open-treasure-chest', 'crossed-swords']) {
      const path = /d="([^"]+)"/.exec(icons[name]!.body)![1]!;
      const [before, after] = [pen(path), pen(rounded(path))];
      const far = after.filter(([x, y]) => !before.some(([u, v]) => Math.abs(u - x) <= 1 && Math.abs(v - y) <= 1));
      expect(far, name).toEqual([]);
    }
  });
});

describe('icons', () => {
  it('are all there, once, and light', () => {
    const names = [...TABLE_ICONS, ...BOARD_ICONS, ...PAGE_ICONS, ...CARD_ICONS, ...MORE_ICONS];
    expect(new Set(names).size).toBe(names.length);
    const paths = iconPaths(names);
    expect(Object.values(paths).every((path) => path.startsWith('m') && !path.includes('.'))).toBe(true);
    expect(Object.keys(paths)).toHaveLength(names.length);
  });

  it('stand on every card, figure and cover', () => {
    const built = new Set<string>([...TABLE_ICONS, ...BOARD_ICONS, ...PAGE_ICONS, ...CARD_ICONS, ...MORE_ICONS]);
    const used = [
      ...Object.values(CHARACTERS).map((one) => one.emblem),
      ...Object.values(GANGS).map((one) => one.emblem),
      ...COVERS.map((one) => one.motif),
      arcanaIcon('arc_of_a_pack'), equipmentIcon('eq_of_a_pack'), intrigueIcon('int_of_a_pack'),
    ];
    expect(used.filter((name) => !built.has(name))).toEqual([]);
  });

  it('of cards are known for the whole content', () => {
    const ids = (file: string): string[] =>
      [...readFileSync(new URL(`../../../src/cadwallon/content/${file}.toml`, import.meta.url), 'utf8').matchAll(/^id = "((?:arc|eq|int)_\w+)"/gm)].map((m) => m[1]!);
    expect(ids('arcana').filter((id) => arcanaIcon(id) === arcanaIcon('arc_of_a_pack'))).toEqual([]);
    expect(ids('equipment').filter((id) => equipmentIcon(id) === equipmentIcon('eq_of_a_pack'))).toEqual([]);
    expect(ids('intrigue').filter((id) => intrigueIcon(id) === intrigueIcon('int_of_a_pack'))).toEqual([]);
    expect(ids('arcana').length + ids('equipment').length + ids('intrigue').length).toBe(86);
  });
});
