import type { MouseEvent } from 'react';

const interactive = 'a, button, input, select, textarea, label, summary, [role^="menuitem"], [role="option"]';

/** A click on the row itself: not on something in it, not in a menu that hangs from it, not the end of a selection. */
export function isRowClick(event: MouseEvent<HTMLElement>): boolean {
  const target = event.target;
  if (!(target instanceof Element) || !event.currentTarget.contains(target)) return false;
  if (target.closest(interactive)) return false;
  return window.getSelection()?.type !== 'Range';
}
