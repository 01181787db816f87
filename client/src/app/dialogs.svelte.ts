/** Dialogs that can be opened from every page. */

export type DialogName = 'settings';

export const dialog: { open: DialogName | null } = $state({ open: null });

export function openSettings(): void {
  dialog.open = 'settings';
}

export function closeDialog(): void {
  dialog.open = null;
}
