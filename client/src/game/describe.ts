// The board in words: names, and what a screen reader says of a space.
import type { BoardWords } from '../board/scene';
import { figureName, has, itemName, kindName, nameOf, spaceName, t, textOf } from '../text';
import type { Game } from './game.svelte';
import type { Hands } from './hands.svelte';
import { groundKind } from './scene';
import { tokenOf } from './view';

/** Sentences about what lies in a space. */
export function lyingIn(game: Game, space: string): string[] {
  const { view } = game;
  const found: string[] = [];
  for (const one of new Map(view.chests).get(space) ?? []) {
    const { kind, shut } = tokenOf(one);
    found.push(t(shut ? 'space-chest-shut' : 'space-chest', { kind: kindName(kind) }));
  }
  const token = new Map(view.exploration).get(space);
  if (token) found.push(t('space-token', { token: itemName(token) }));
  if (view.face_down.includes(space)) found.push(faceDown(game, space));
  for (const [at, relic] of view.relics) {
    if (at === space) found.push(relic ? t('space-token', { token: kindName(relic) }) : t('space-relic-hidden'));
  }
  if (view.shut.includes(space)) found.push(t('space-shut'));
  if (view.rubble.includes(space)) found.push(t('space-rubble'));
  if (view.stairs.includes(space)) found.push(t('space-stairs'));
  if (view.duke === space) found.push(t('space-duke'));
  const wall = view.walls.find(([at]) => at === space);
  if (wall) found.push(t('space-wall'));
  const ground = view.ground.find(([at]) => at === space);
  const kind = groundKind(game.adventure);
  if (ground && kind) found.push(t(`space-ground-${kind}`, { count: ground[1] }));
  return found;
}

function faceDown(game: Game, space: string): string {
  const seen = new Map(game.view.looked_at).get(space);
  return seen ? t('space-token-seen', { token: itemName(seen) }) : t('space-token-hidden');
}

/** Who stands in a space, with what he carries. */
export function standingIn(game: Game, space: string): string[] {
  return game.pieces
    .filter((piece) => piece.at === space)
    .map((piece) => {
      const load = piece.load.map((kind) => kindName(kind)).join(', ');
      const name = figureName(piece.figure);
      const text = load ? t('space-figure-load', { figure: name, load }) : t('space-figure', { figure: name });
      return piece.wounds ? `${text} ${t('space-wounds', { wounds: piece.wounds })}` : text;
    });
}

export function describe(game: Game, hands: Hands, space: string, near: readonly string[], kind: string): string {
  const offers = hands.targets.spaces.get(space) ?? [];
  const steps = offers[0]?.way?.length ?? 0;
  const head = t('space-head', { space: spaceName(space), kind, steps });
  const doors = near.length ? t('space-near', { spaces: near.map((one) => spaceName(one)).join(', ') }) : '';
  const figures = standingIn(game, space);
  const who = figures.length ? figures.join(' ') : t('space-nobody');
  return [head, ...lyingIn(game, space), doors, who].filter(Boolean).join(' ');
}

export function wordsOf(game: Game, hands: Hands, board: string): BoardWords {
  const spaces = game.catalog?.boards[board]?.spaces ?? {};
  return {
    name: (space) => spaceName(space),
    note: (id) => (has(`note-${id}`) ? nameOf(`note-${id}`).split('\n') : []),
    describe: (space) => describe(game, hands, space, spaces[space]?.next ?? [], spaces[space]?.kind ?? 'street'),
    group: (kind) => t(`space-group-${kind}`),
    title: titleOf(board).join(' '),
    zoomIn: t('table-zoom-in'),
    zoomOut: t('table-zoom-out'),
    zoomFit: t('table-zoom-fit'),
    map: t('table-small-map'),
  };
}

const titleOf = (board: string): string[] => {
  const lines = textOf(`board-${board}`, 'lines');
  return lines ? lines.split('\n') : [nameOf(`board-${board}`)];
};
