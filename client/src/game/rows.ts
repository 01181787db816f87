// The rows of the action panel: every action that is not chosen elsewhere, with its cost and chance, best known first.
import type { Offer } from '../generated/protocol';
import { figureName, kindName, spaceName, t, textOf } from '../text';
import { aboutOf, costWith, figureOf, inOrder, verbOf } from './offers';
import { GROUPS, VERB_LOOKS, type ActIcon } from './verbs';
import { labelOf, labelWithWay, remarkOf, type Speech } from './words';

export interface Row {
  key: string;
  title: string;
  sub: string;
  /** What the figure it is about carries. */
  load: readonly string[];
  icon: ActIcon;
  tone: 'go' | 'fight' | 'plain';
  ap: number;
  chance: number | null;
  /** Nothing can go wrong. */
  sure: boolean;
  /** A die, a secret or another player follows: it cannot be taken back. */
  final: boolean;
  /** What is taken by a click; several: what is left to choose from. */
  offers: Offer[];
  then?: Offer;
}

/** Faces of a die. */
const SIDES = 6;
const CHESTS = ['pick', 'bash', 'play-bash'];

/** "5 or less", if the chance is that of one die. */
function onDie(chance: number | null | undefined): number | null {
  if (chance === null || chance === undefined) return null;
  const faces = Math.round((chance * SIDES) / 100);
  const exact = Math.round((faces * 100) / SIDES) === chance;
  return exact && faces > 0 && faces < SIDES ? faces : null;
}

function chestNote(offer: Offer): string {
  const kind = aboutOf(offer)['kind'];
  const what = kind === undefined ? '' : kindName(String(kind));
  const faces = onDie(offer.chance);
  if (faces !== null && verbOf(offer) === 'pick') return t('row-chest-die', { kind: what, faces });
  return verbOf(offer) === 'pick' ? what : t('row-chest-sure', { kind: what });
}

/** Where a foe stands. */
function foeNote(speech: Speech, figure: string): string {
  const at = speech.view.positions[speech.view.figures.indexOf(figure)];
  return at === undefined ? '' : spaceName(at);
}

/** What a foe carries, where that is what it is about. */
function loadOf(speech: Speech, offer: Offer, note: string): readonly string[] {
  const figure = figureOf(offer);
  return figure && note === foeNote(speech, figure) ? (speech.view.loads[speech.view.figures.indexOf(figure)] ?? []) : [];
}

function wayNote(offer: Offer, most: number): string {
  const steps = offer.way?.length ?? 0;
  return steps ? t('row-way', { steps, most: Math.max(most, steps) }) : '';
}

function noteOf(speech: Speech, offer: Offer, most: number): string {
  const verb = verbOf(offer);
  if (offer.ends) return t('row-ends', { figure: figureName(offer.ends) });
  if (CHESTS.includes(verb)) return chestNote(offer);
  const figure = figureOf(offer);
  if ((verb === 'attack' || verb === 'strike') && figure) return foeNote(speech, figure);
  if (['move', 'patrol', 'leave', 'flee', 'step'].includes(verb)) return wayNote(offer, most);
  if (verb === 'set-out') return textOf('act-set-out', 'hint');
  if (verb === 'mission') return t('row-pays', { ducats: offer.worth ?? 0 });
  const remark = remarkOf(offer);
  if (remark) return remark;
  return figure && verb !== 'play' ? foeNote(speech, figure) : '';
}

export function rowOf(speech: Speech, offer: Offer, most = 0): Row {
  const verb = verbOf(offer);
  const look = VERB_LOOKS[verb];
  const sub = noteOf(speech, offer, most);
  return {
    key: offer.do,
    title: labelOf(speech, offer),
    sub,
    load: loadOf(speech, offer, sub),
    icon: look.icon,
    tone: look.fight ? 'fight' : 'plain',
    ap: offer.ap ?? 0,
    chance: offer.chance ?? null,
    sure: offer.chance === 100 || ((offer.chance ?? null) === null && CHESTS.includes(verb)),
    final: offer.final ?? false,
    offers: [offer],
  };
}

/** Going somewhere and doing something there, as one row. */
export function rowWithWay(speech: Speech, way: Offer, then: Offer): Row {
  return {
    ...rowOf(speech, then),
    key: `${way.do} > ${then.do}`,
    title: labelWithWay(speech, then),
    ap: costWith(way, then),
    final: true,
    offers: [way],
    then,
  };
}

/** Actions that differ only in their target share a row, from which the targets are chosen. */
function shareRow(one: Offer, other: Offer): boolean {
  return verbOf(one) === verbOf(other) && one.a === other.a && other.b !== undefined && other.b !== null;
}

function grouped(offers: readonly Offer[]): Offer[][] {
  const groups: Offer[][] = [];
  for (const offer of offers) {
    const group = groups.find(([first]) => first !== undefined && shareRow(first, offer));
    if (group && SHARING.includes(verbOf(offer))) group.push(offer);
    else groups.push([offer]);
  }
  return groups;
}

const SHARING = ['use', 'do', 'wield', 'wield-at', 'wield-on', 'play', 'play-on', 'play-swap', 'play-bash'];

/** Rows for all these offers. */
export function rowsOf(speech: Speech, offers: readonly Offer[], share = true): Row[] {
  const groups = share ? grouped(inOrder(offers)) : inOrder(offers).map((one) => [one]);
  return groups.flatMap((group) => {
    const [first] = group;
    if (!first) return [];
    const row = rowOf(speech, first);
    if (group.length === 1) return [row];
    return [{ ...row, key: `${verbOf(first)} ${String(first.a)}`, title: familyOf(speech, first), offers: group }];
  });
}

/** The common part of several offers: the skill, card or item without its target. */
function familyOf(speech: Speech, offer: Offer): string {
  const { b: _, ...alone } = offer;
  const verb = verbOf(offer);
  const plain = { 'wield-at': 'wield', 'wield-on': 'wield', 'play-on': 'play', 'play-swap': 'play', 'play-bash': 'play' }[verb as string];
  return labelOf(speech, { ...alone, verb: plain ?? verb });
}

/** What is worth walking to: chests that can be opened there, the likeliest first. */
export function goals(offers: readonly Offer[], number: number): { way: Offer; then: Offer }[] {
  const found = offers.flatMap((way) =>
    (way.then ?? [])
      .filter((then) => GROUPS.indexOf(VERB_LOOKS[verbOf(then)].group) <= GROUPS.indexOf('chest'))
      .slice(0, 1)
      .map((then) => ({ way, then })),
  );
  return found.sort((one, other) => (other.then.chance ?? 100) - (one.then.chance ?? 100)).slice(0, number);
}

/** The rows for a space that is pointed at: going there, and what can be done there. */
export function rowsAt(speech: Speech, offer: Offer, most: number): Row[] {
  const first: Row = { ...rowOf(speech, offer, most), tone: 'go' };
  return [first, ...(offer.then ?? []).map((then) => rowWithWay(speech, offer, then))];
}

