import { t } from '../text';
import { toast } from './toasts.svelte';

export async function copy(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast(t('app-copied'), 'good');
  } catch {
    toast(t('app-copy-failed'), 'bad');
  }
}
