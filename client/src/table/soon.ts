// What the round track says in words: the alarm that is near, the gates that are still open.
import type { AdventureEntry } from '../generated/protocol';
import type { View } from '../game/view';
import { nameOf, t, textOf } from '../text';

export interface Soon {
  text: string;
  /** For the narrow bar of a phone. */
  short: string;
  urgent: boolean;
}

function said(urgent: boolean, id: string, args?: Record<string, string | number>): Soon {
  const text = t(id, args);
  return { text, short: textOf(id, 'short', args) || text, urgent };
}

export function soonText(view: View, adventure: AdventureEntry | null): Soon | null {
  if (!adventure || view.over) return null;
  const next = adventure.track?.filter((one) => one.round === view.round + 1).map((one) => one.event) ?? [];
  const alarm = next.find((event) => event.endsWith('_alarm'));
  if (alarm) return said(true, 'table-alarm-next');
  if (view.doing.some((doing) => doing.what === 'placing' && doing['token'] === 'portcullis')) {
    return said(true, 'table-alarm-now');
  }
  if (view.round === adventure.rounds) return said(true, 'table-last-round');
  if (view.alarm) return said(true, 'table-gates-shut', { shut: view.shut.length });
  const [event] = next;
  return event ? said(false, 'table-event-next', { event: nameOf(event) }) : null;
}
