// What the round track says in words: the alarm that is near, the gates that are still open.
import type { AdventureEntry } from '../generated/protocol';
import type { View } from '../game/view';
import { nameOf, t } from '../text';

export interface Soon {
  text: string;
  urgent: boolean;
}

export function soonText(view: View, adventure: AdventureEntry | null): Soon | null {
  if (!adventure || view.over) return null;
  const next = adventure.track?.filter((one) => one.round === view.round + 1).map((one) => one.event) ?? [];
  const alarm = next.find((event) => event.endsWith('_alarm'));
  if (alarm) return { text: t('table-alarm-next'), urgent: true };
  if (view.doing.some((doing) => doing.what === 'placing' && doing['token'] === 'portcullis')) {
    return { text: t('table-alarm-now'), urgent: true };
  }
  if (view.round === adventure.rounds) return { text: t('table-last-round'), urgent: true };
  if (view.alarm) return { text: t('table-gates-shut', { shut: view.shut.length }), urgent: true };
  const [event] = next;
  return event ? { text: t('table-event-next', { event: nameOf(event) }), urgent: false } : null;
}
