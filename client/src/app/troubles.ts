import { Trouble } from '../net/api';
import { has, t } from '../text';
import { toast } from './toasts.svelte';

/** A sentence for anything that went wrong. */
export function sentenceOf(error: unknown): string {
  const trouble = error instanceof Trouble ? error : new Trouble('failed', { status: 0 });
  const id = `refused-${trouble.why}`;
  return has(id) ? t(id, trouble.facts) : t('refused-failed', { status: trouble.status });
}

export function toastTrouble(error: unknown): void {
  if (!(error instanceof Trouble)) console.error(error);
  toast(sentenceOf(error), 'bad');
}
