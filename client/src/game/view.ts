// What a seat sees, with every field that the server leaves out because it is empty put back.
import type { Doing, View as Sent } from '../generated/protocol';

export type { Doing };

/** The fields of docs/secrets.md, all there. */
export type View = Required<Sent>;

const NOTHING: View = {
  seat: null, adventure: '', gangs: [], order: [], round: 0, phase: '', turn: 0, ap: 0, allowance: [], active: null, moves: 0,
  acts: 0, extra: 0, activated: [], used_turn: [], used_activation: [], decides: null, pause: '', answered: false,
  doing: [], figures: [], positions: [], loads: [], chests: [], box: [], kinds: [], ducats: null, hand: [], backs: [],
  deck: 0, top: null, discard: [], gone: [], peek: [], missions: [], mission_deck: 0, mission_discard: [],
  alarm: false, shut: [], banked: [], pools: [], stats: [], counters: [], rotation: 0, ground: [], supply: 0, led: [],
  marks: [], marks_before: [], prices: [], sold: [], itinerary: [], guarded: [], crossed: [], over: false, scores: [],
  winners: [], mode: 'base', inn: false, hired: [], wounds: [], wounds_left: 0, gear: [], equipment: [], xp: [],
  xp_left: 0, debts: [], intrigues: [], intrigue_progress: [], intrigue_counts: [], intrigue_deck: 0,
  intrigues_gone: [], intrigue_peek: [], intrigues_shown: [], exploration: [], face_down: [], left_out: 0, looked: [],
  looked_at: [], unexplored: [], stairs: [], rooted: [], have_read: [], have_looted: [], held: [], relics: [],
  unseen_relics: [], rubble: [], walls: [], paid_walls: [], duke: null, boasts: [], tally: [], rooms_opened: [],
  first_out: null, left_light: [], chest_out: [], carried_over: [], won_before: [],
};

/** Every field, as the server sent it or empty. */
export function viewOf(sent: Sent): View {
  return { ...NOTHING, ...sent };
}

/** What is decided now, or what was interrupted by it. */
export function topOf(view: View): Doing {
  return view.doing.at(-1) ?? { what: 'turn' };
}

/** The innermost frame of a kind, if one is going on. */
export function frameOf(view: View, what: string): Doing | undefined {
  return view.doing.findLast((doing) => doing.what === what);
}

/** Where figures on no space are. */
export const NOWHERE = ['outside', 'removed', 'unplaced', 'lost'];

export const onBoard = (position: string | undefined): boolean => position !== undefined && !NOWHERE.includes(position);

/** One figure with everything that lies open about it. */
export interface Piece {
  figure: string;
  seat: number;
  at: string;
  load: string[];
  wounds: number;
  gear: string | null;
  leads: boolean;
  acted: boolean;
  active: boolean;
  hired: boolean;
}

/** The side of a chest token: ``scroll (chest side)`` is a closed one. */
export function tokenOf(text: string): { kind: string; shut: boolean } {
  const shut = text.endsWith(' (chest side)');
  return { kind: shut ? text.slice(0, -' (chest side)'.length) : text, shut };
}
