// Several actions in a row go on only as long as nothing happened that the player did not expect.
import type { Told } from '../generated/protocol';

/** One action of a plan; a walk may lead through chosen spaces. */
export interface Deed {
  do: string;
  way?: readonly string[];
}

/** What an own action brings with it as a matter of course. */
const EXPECTED = ['activate', 'move', 'ap', 'meet', 'xp_spent'];

/** Did nothing happen but the player's own steps? */
export function calmly(events: readonly Told[], seat: number | null): boolean {
  return events.every((event) => {
    const by = event.facts?.['seat'];
    return EXPECTED.includes(event.name) && (typeof by !== 'number' || by === seat);
  });
}
