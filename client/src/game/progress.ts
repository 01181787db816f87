// How far an intrigue has come, as far as it is counted.
import type { IntrigueEntry } from '../generated/protocol';
import { t } from '../text';

const bits = (value: number): number => value.toString(2).replaceAll('0', '').length;

/** Empty for intrigues that are not counted. */
export function progressText(card: IntrigueEntry | undefined, progress: number): string {
  const of = card?.counts_to ?? 0;
  if (!of) return '';
  return t('intrigue-progress', { done: Math.min(of, card?.different ? bits(progress) : progress), of });
}
