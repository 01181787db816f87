// From what a seat sees and has in hand to what a board shows.
import type {
  BoardFigure, BoardGeometry, BoardMark, BoardScene, BoardToken, BoardTokenKind, BoardWay, BoardWords, LitKind, LitSpace,
} from '../board/scene';
import type { AdventureEntry, Offer } from '../generated/protocol';
import { kindOf } from '../pieces/treasures';
import { percent, t } from '../text';
import type { Game } from './game.svelte';
import type { Hands } from './hands.svelte';
import { hintsOf } from './hints';
import { figureOf, spaceOf, verbOf } from './offers';
import type { Show } from './show.svelte';
import { onBoard, tokenOf, type Piece, type View } from './view';

/** How dark it is around what is lit. */
const DIM = 0.46;
const WALKS = ['move', 'patrol', 'leave', 'flee', 'step', 'set', 'deploy'];
/** Tokens of the sheets that lie on spaces. */
const GROUND: BoardTokenKind[] = ['hostage', 'fire', 'reveller'];
/** Where a pool of ducats lies. */
const POOLS: Record<string, string> = { dukes_treasure: 'treasury' };

export interface SceneParts {
  game: Game;
  hands: Hands;
  show: Show;
  board: string;
  geometry: BoardGeometry;
  words: BoardWords;
  letters: Record<string, string>;
}

export function sceneOf(parts: SceneParts): BoardScene {
  const { game, hands, show, geometry } = parts;
  const live = game.mine && !show.running;
  const here = (space: string | null | undefined): boolean => !!space && space in geometry.spaces;
  const lit = live ? litSpaces(hands, geometry) : [];
  const about = live && ASKED_ELSEWHERE.includes(game.stage) && !hands.pending ? concernedBy(game) : null;
  const hints = live ? hintsOf(game).filter((one) => here(one.at)) : [];
  const scene: BoardScene = {
    board: parts.board,
    geometry,
    words: parts.words,
    lit,
    dim: live && (hands.targets.spaces.size > 0 || about !== null) ? DIM : 0,
    figures: [...figuresOf(parts, live), ...(live ? ghosts(parts) : [])].filter((one) => here(one.at)),
    tokens: [...tokensOf(game.view, game.adventure), ...(live ? ghostTokens(game, hands) : [])].filter((one) => here(one.at)),
    ways: waysOf(parts, live).filter((way) => way.spaces.some(here)),
    marks: [...marksOf(game.view).filter((mark) => here(mark.at)), ...hints.map(({ at }): BoardMark => ({ at, tone: 'hint' }))],
    hints,
  };
  const chosen = hands.figure === null ? undefined : game.piece(hands.figure);
  if (live && chosen && here(chosen.at)) scene.origin = chosen.at;
  const pointed = live ? targetOf(game, hands) : null;
  if (pointed !== null && here(pointed)) {
    scene.target = pointed;
    scene.note = pointed;
  }
  else if (about !== null && here(about)) scene.target = about;
  return scene;
}

/** Questions with a panel of their own: the place that they are about is lit. */
const ASKED_ELSEWHERE = ['prompt', 'roll'];

/** The space that the decision is about: it is named, or the figure stands there. */
export function concernedBy(game: Game): string | null {
  const { space, room, figure } = game.top;
  const named = [space, room].find((one) => typeof one === 'string');
  return typeof named === 'string' ? named : typeof figure === 'string' ? (game.piece(figure)?.at ?? null) : null;
}

/** The space that is pointed at, or where the figure stands that is. */
export function targetOf(game: Game, hands: Hands): string | null {
  const offer = hands.pointed?.offer;
  if (!offer) return null;
  const figure = figureOf(offer);
  return spaceOf(offer) ?? (figure ? (game.piece(figure)?.at ?? null) : null);
}

function litSpaces(hands: Hands, geometry: BoardGeometry): LitSpace[] {
  const found: { lit: LitSpace; far: number }[] = [];
  for (const [space, offers] of hands.targets.spaces) {
    const shape = geometry.spaces[space];
    const [offer] = offers;
    if (!shape || !offer) continue;
    const kind: LitKind = WALKS.includes(verbOf(offer)) ? shape.kind : 'spot';
    found.push({ lit: { at: space, kind }, far: offer.way?.length ?? 0 });
  }
  return found.sort((one, other) => one.far - other.far).map(({ lit }) => lit);
}

function figuresOf({ game, hands, show, letters }: SceneParts, live: boolean): BoardFigure[] {
  return game.pieces
    .map((piece) => ({ piece, at: show.moved[piece.figure] ?? piece.at }))
    .filter(({ at }) => onBoard(at))
    .map(({ piece, at }) => figureIn(game, hands, piece, at, live, letters[piece.figure]));
}

function figureIn(game: Game, hands: Hands, piece: Piece, at: string, live: boolean, letter: string | undefined): BoardFigure {
  const figure: BoardFigure = { id: piece.figure, at, loot: piece.load };
  if (piece.seat >= 0) figure.gang = game.view.gangs[piece.seat] ?? '';
  if (letter) figure.letter = letter;
  if (piece.wounds) figure.wounds = piece.wounds;
  if (piece.gear) figure.gear = piece.gear;
  if (piece.hired) figure.mercenary = true;
  if (piece.acted && !piece.active && piece.seat === game.view.turn) figure.rested = true;
  if (piece.active) figure.ring = 'active';
  if (live) ring(figure, game, hands, piece);
  return figure;
}

function ring(figure: BoardFigure, game: Game, hands: Hands, piece: Piece): void {
  const offers = hands.targets.figures.get(piece.figure) ?? [];
  const aimed = offers.find((one) => verbOf(one) !== 'activate');
  if (hands.figure === piece.figure) figure.ring = 'active';
  else if (aimed) {
    figure.ring = 'target';
    const pinned = hands.pinned === aimed.do;
    if (pinned) figure.chip = { text: t('table-again'), tone: 'gold' };
    else if (aimed.chance !== undefined && aimed.chance !== null) {
      figure.chip = { text: percent(aimed.chance), icon: 'crossed-swords', tone: 'attack' };
    }
  } else if (game.offers.some((one) => verbOf(one) === 'activate' && figureOf(one) === piece.figure)) figure.ring = 'ready';
}

/** The thief, or whoever is led, at the place that is pointed at. */
function ghosts({ game, hands, letters }: SceneParts): BoardFigure[] {
  const offer = hands.pointed?.offer;
  const at = offer ? spaceOf(offer) : null;
  if (!offer || at === null || !WALKS.includes(verbOf(offer)) || verbOf(offer) === 'leave') return [];
  const doing = game.top['figure'];
  const who = verbOf(offer) === 'deploy' ? figureOf(offer) : (hands.figure ?? (typeof doing === 'string' ? doing : null));
  if (who === null) return [];
  const ghost: BoardFigure = { id: `ghost-${who}`, character: who, at, ring: 'ghost', ghost: true };
  const gang = game.gangOf(who);
  if (gang) ghost.gang = gang;
  const letter = letters[who];
  if (letter) ghost.letter = letter;
  return [ghost];
}

/** The piece that would be put where the pointer is. */
function ghostTokens(game: Game, hands: Hands): BoardToken[] {
  const offer = hands.pointed?.offer;
  const at = offer ? spaceOf(offer) : null;
  if (!offer || at === null) return [];
  const kind = placed(verbOf(offer), game.top['token']);
  return kind ? [{ kind, at, ghost: true }] : [];
}

function placed(verb: string, token: unknown): BoardTokenKind | null {
  if (verb === 'close') return 'portcullis';
  if (verb === 'rise') return 'zombie';
  const kinds: BoardTokenKind[] = ['exploration', 'rubble', 'reveller', 'fire', 'wall', 'hostage'];
  return verb === 'put' ? (kinds.find((one) => one === token) ?? null) : null;
}

export function tokensOf(view: View, adventure: AdventureEntry | null): BoardToken[] {
  const tokens: BoardToken[] = [];
  for (const [at, lying] of view.chests) {
    for (const one of lying) {
      const { kind, shut } = tokenOf(one);
      tokens.push(shut ? { kind: 'chest', at, face: kind } : { kind: 'treasure', at, face: kind });
    }
  }
  const seen = new Map(view.looked_at);
  for (const at of view.face_down) {
    const face = seen.get(at);
    tokens.push(face ? { kind: 'exploration', at, face: kindOf(face), ghost: true } : { kind: 'exploration', at });
  }
  for (const [at, token] of view.exploration) tokens.push({ kind: 'exploration', at, face: kindOf(token) });
  for (const [at, relic] of view.relics) tokens.push(relic ? { kind: 'relic', at, face: relic } : { kind: 'relic', at });
  for (const at of view.shut) tokens.push({ kind: 'portcullis', at });
  for (const at of view.rubble) tokens.push({ kind: 'rubble', at });
  for (const [at, seat] of view.walls) tokens.push({ kind: 'wall', at, face: view.gangs[seat] ?? '' });
  if (view.duke) tokens.push({ kind: 'duke', at: view.duke });
  for (const [pool, ducats] of view.pools) {
    const at = POOLS[pool];
    if (at) tokens.push({ kind: 'pool', at, count: ducats });
  }
  return [...tokens, ...groundTokens(view, adventure), ...onFigures(view, adventure)];
}

function groundTokens(view: View, adventure: AdventureEntry | null): BoardToken[] {
  const kind = groundKind(adventure);
  return kind ? view.ground.map(([at, count]) => ({ kind, at, count })) : [];
}

export function groundKind(adventure: AdventureEntry | null): BoardTokenKind | undefined {
  return GROUND.find((one) => adventure?.tokens && one in adventure.tokens);
}

/** Marks on thieves, and whom they lead. */
function onFigures(view: View, adventure: AdventureEntry | null): BoardToken[] {
  const at = (figure: string): string => view.positions[view.figures.indexOf(figure)] ?? 'unplaced';
  const led: BoardTokenKind = adventure?.tokens && 'duke' in adventure.tokens ? 'duke' : 'hostage';
  return [
    ...view.marks.flatMap((figure, seat): BoardToken[] =>
      figure ? [{ kind: 'mark', at: at(figure), face: view.gangs[seat] ?? '' }] : [],
    ),
    ...view.led.map((figure): BoardToken => ({ kind: led, at: at(figure) })),
  ];
}

function marksOf(view: View): BoardMark[] {
  const room = view.itinerary[Math.max(view.round, 1) - 1];
  return room ? [{ at: room, tone: 'gold' }] : [];
}

function waysOf({ game, hands, show }: SceneParts, live: boolean): BoardWay[] {
  const ways: BoardWay[] = [];
  if (show.way) ways.push({ spaces: show.way.spaces, gang: game.gangOf(show.way.figure) || 'militia' });
  const offer = live ? hands.pointed?.offer : undefined;
  const { points, way: chosen } = hands.course;
  const way = !live ? [] : points.length ? chosen : (offer?.way ?? []);
  if (way.length) {
    const start = startOf(game, hands, offer);
    ways.push({ spaces: start ? [start, ...way] : way, points });
  }
  return ways;
}

/** Where the way of an offer begins: at the chosen thief, or at whoever is moved. */
function startOf(game: Game, hands: Hands, offer: Offer | undefined): string | undefined {
  const start = game.top['start'];
  if (offer && verbOf(offer) === 'flee' && typeof start === 'string') return start;
  const doing = game.top['figure'];
  const who = hands.figure ?? (typeof doing === 'string' ? doing : null);
  const at = who === null ? undefined : game.piece(who)?.at;
  return onBoard(at) ? at : undefined;
}
