/**
 * What a board shows. `Board.svelte` draws a `BoardScene` and reports what the player points at; it knows neither rules
 * nor network. Spaces are named by their slug (`market-square`), figures by their id (`leona`).
 */
import type { BoardGeometry } from './geometry';

export type { BoardGeometry, BoardNote, Passage, Point, SpaceKind, SpaceShape } from './geometry';

/** `street`, `room`, `gate`, `chamber`: the thief may go there; `attack`: a fight is possible; `spot`: to be chosen for a card or token. */
export type LitKind = 'street' | 'room' | 'gate' | 'chamber' | 'attack' | 'spot';

export interface LitSpace {
  at: string;
  kind: LitKind;
}

/** `ready` may act, `active` is acting, `target` can be attacked or chosen, `ghost` is a preview. */
export type Ring = 'ready' | 'active' | 'target' | 'ghost';

export interface FigureChip {
  /** Short: `61 %`. */
  text: string;
  icon?: string;
  tone?: 'attack' | 'quiet' | 'gold';
  below?: boolean;
}

export interface BoardFigure {
  /** Unique in the scene, also for ghosts. */
  id: string;
  /** Whose face it is, if that is not the id (`zombie` for `zombie-3`, `elise` for a ghost). */
  character?: string;
  at: string;
  /** Place in the space; without it the free ones are taken in order. */
  slot?: number;
  /** Frame and colour; without it the character's own. */
  gang?: string;
  /** One or two letters; see `letters()` in pieces. */
  letter?: string;
  ring?: Ring;
  /** Kinds of the treasures carried. */
  loot?: readonly string[];
  wounds?: number;
  /** Id of the equipment card. */
  gear?: string;
  /** Has acted: grey veil. */
  rested?: boolean;
  /** Half transparent, cannot be pointed at. */
  ghost?: boolean;
  /** Hired: dashed inner line. */
  mercenary?: boolean;
  chip?: FigureChip;
}

export type BoardTokenKind =
  | 'chest' // closed side up
  | 'treasure' // `face` is its kind
  | 'exploration' // `face` is its kind, none: face down
  | 'relic' // `face` is its kind (crown, urn ...), none: face down
  | 'portcullis'
  | 'rubble'
  | 'wall'
  | 'fire'
  | 'hostage'
  | 'reveller'
  | 'zombie'
  | 'duke'
  | 'mark' // `face` is the gang whose mark lies there
  | 'guard' // the room is watched
  | 'pool'; // a heap of ducats

export interface BoardToken {
  kind: BoardTokenKind;
  at: string;
  face?: string;
  /** Shown as a number from 2 on; always for a pool. */
  count?: number;
  /** Preview of the piece that would be placed. */
  ghost?: boolean;
}

export interface BoardWay {
  /** From the first space to the last. */
  spaces: readonly string[];
  /** The way of a rival is drawn in his colour and without numbers. */
  gang?: string;
  /** Way points chosen by the player; they are marked. */
  points?: readonly string[];
}

export interface BoardMark {
  at: string;
  tone: 'hint' | 'danger' | 'gold' | 'magic';
}

export interface BoardHint {
  at: string;
  number: number;
}

/** All texts of a board, in the player's language. */
export interface BoardWords {
  /** The name of a space. */
  name(space: string): string;
  /** Lines of a note of the picture, by the end of its text id: `old-basin` for `note-old-basin`, `compass-north`. */
  note(id: string): readonly string[];
  /** What a screen reader says of a space: name, kind, distance, what lies there, who stands there. */
  describe(space: string): string;
  /** Heading of a group of spaces: `room`, `street`, `gate`, `chamber`. */
  group(kind: string): string;
  /** The board itself; also written on the picture. */
  title: string;
  zoomIn: string;
  zoomOut: string;
  zoomFit: string;
  map: string;
}

export interface BoardScene {
  /** Id of the board; the picture is `/boards/ID.svg`. */
  board: string;
  geometry: BoardGeometry;
  words: BoardWords;
  /** The names of the spaces are not written on it: they would be larger than the rooms. A screen reader says them all the same. */
  unwritten?: boolean;
  /** In this order they are visited by `,` and `.`: nearest first. */
  lit?: readonly LitSpace[];
  /** 0 bright to 1 black for everything that is not lit; 0.46 while a thief is chosen. */
  dim?: number;
  origin?: string;
  target?: string;
  ways?: readonly BoardWay[];
  marks?: readonly BoardMark[];
  hints?: readonly BoardHint[];
  figures?: readonly BoardFigure[];
  tokens?: readonly BoardToken[];
  /** The space at which the `note` snippet of the board is pinned. */
  note?: string;
}

/** What the pointer or the focus is on. */
export interface BoardTarget {
  space: string;
  figure?: string;
}

export interface Press {
  /** Shift-click or `V`: a way point. */
  shift: boolean;
  touch: boolean;
  key: boolean;
}

export interface BoardEvents {
  /** The pointer or the focus came to a space (or left the spaces). */
  onpoint?: (target: BoardTarget | null) => void;
  /** Click, tap or Enter. `null`: beside every space. */
  onchoose?: (target: BoardTarget | null, press: Press) => void;
  /** Right click or a long press. */
  oncontext?: (target: BoardTarget | null, press: Press) => void;
}

/** What a mounted `Board` can be asked to do (`bind:this`). */
export interface BoardHandle {
  /** Moves a figure along spaces and resolves when it has arrived. The scene may already have it at the end. */
  walk(figure: string, spaces: readonly string[], flight?: boolean): Promise<void>;
  /** The edge of the board pulses twice. */
  pulse(tone: 'alarm' | 'magic'): Promise<void>;
  /** A ring spreads from a space: something happened here. */
  ping(at: string): Promise<void>;
  /** Puts the keyboard focus on a space. */
  focus(space: string): void;
  /** Zooms by a factor around the middle; 0: the whole board. */
  zoom(factor: number): void;
}
