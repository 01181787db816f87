// Nothing that the rules can ask is without words or without a place.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';
import { EVENTS, FRAMES, SHAPES, VERBS, WHY } from '../../src/generated/protocol';
import { GROUPS, FRAME_STAGES, VERB_LOOKS } from '../../src/game/verbs';
import { askId, GO_VERBS } from '../../src/game/words';
import { KEYS } from '../../src/game/keys';
import { diceOf } from '../../src/game/steps';
import { BOARD_ICONS, CARD_ICONS, MORE_ICONS, PAGE_ICONS, TABLE_ICONS } from '../../src/pieces/icon-names';
import { UI_ICONS } from '../../src/pieces/ui-icons';

const file = (name: string): string =>
  readFileSync(fileURLToPath(new URL(`../../../src/cadwallon/content/locale/en/${name}.ftl`, import.meta.url)), 'utf8');

const bundle = new FluentBundle('en', { useIsolating: false });
for (const name of ['interface', 'pages', 'table']) bundle.addResource(new FluentResource(file(name)));
const has = (id: string): boolean => bundle.hasMessage(id);

const all = (sequence: readonly string[], id: (one: string) => string): string[] => sequence.map(id).filter((one) => !has(one));

describe('every decision', () => {
  it('has a label for each verb', () => {
    expect(all(VERBS, (verb) => `act-${verb}`)).toEqual([]);
    expect(all([...GO_VERBS, 'other'], (verb) => `act-go-${verb}`)).toEqual([]);
  });

  it('has a question for each frame', () => {
    expect(all(FRAMES, askId)).toEqual([]);
  });

  it('has a reason for each code', () => {
    expect(all(WHY, (why) => `why-${why}`)).toEqual([]);
  });

  it('has a place, a group and an icon that exists for each verb', () => {
    const icons = new Set<string>([...TABLE_ICONS, ...BOARD_ICONS, ...PAGE_ICONS, ...CARD_ICONS, ...MORE_ICONS, ...Object.keys(UI_ICONS)]);
    for (const verb of VERBS) {
      const look = VERB_LOOKS[verb];
      expect(icons, verb).toContain(look.icon);
      expect(GROUPS, verb).toContain(look.group);
    }
    expect(Object.keys(FRAME_STAGES).sort()).toEqual([...FRAMES].sort());
  });

  it('asks to point only at what the verb is about', () => {
    for (const verb of VERBS) {
      const { place } = VERB_LOOKS[verb];
      const shape = SHAPES[verb];
      if (place === 'space') expect(shape, verb).toContain('space');
      if (place === 'figure') expect(shape, verb).toContain('figure');
      if (place === 'mission') expect(shape, verb).toContain('mission');
      if (place === 'card') expect(shape.some((word) => word === 'card' || word === 'intrigue'), verb).toBe(true);
    }
  });
});

describe('every text that is put together from parts', () => {
  it('exists', () => {
    expect(all(KEYS.map(([, text]) => text), (key) => `key-${key}`)).toEqual([]);
    expect(all(['yes', 'die', 'card', 'rival', 'start', 'none'], (why) => `undo-${why}`)).toEqual([]);
    expect(all(['act', 'hand', 'missions', 'gang', 'log'], (tab) => `tab-${tab}`)).toEqual([]);
    expect(all(['outside', 'removed', 'unplaced', 'lost'], (place) => `place-${place}`)).toEqual([]);
    expect(all(['outside', 'removed', 'unplaced', 'lost', 'prison'], (place) => `thief-${place}`)).toEqual([]);
    expect(all(['room', 'street', 'gate', 'chamber'], (kind) => `space-group-${kind}`)).toEqual([]);
    const windows = readFileSync(fileURLToPath(new URL('../../../src/cadwallon/content/arcana.toml', import.meta.url)), 'utf8');
    const keys = [...windows.matchAll(/^windows = \[(.*)\]$/gm)].map(([, list = '']) => {
      const names = [...list.matchAll(/"(\w+)"/g)].map(([, name = '']) => name);
      return names.length > 1 ? 'fight' : (names[0] ?? '');
    });
    const ids = [...new Set(keys)].map((key) => key.replaceAll('_', '-'));
    expect(all(ids, (key) => `when-${key}`)).toEqual([]);
    expect(all(ids, (key) => `when-short-${key}`)).toEqual([]);
  });

  it('explains every kind of roll', () => {
    const rolls = EVENTS.map((name) => diceOf({ n: 1, name, facts: { die: 1, dice: [1] } }, { view: { active: null } } as never)?.why);
    const known = rolls.filter((why): why is string => why !== undefined);
    expect(known.length).toBeGreaterThan(5);
    expect(all(known, (why) => `roll-${why}`)).toEqual([]);
  });
});
