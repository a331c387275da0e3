import { useRef } from 'react';
import { findPressed } from '#/ui/pressed-element';

/**
 * Radix gives the focus back to a dialog's own trigger; ours are opened by state and have none, which would leave a
 * keyboard user at the top of the page.
 */
export function useReturnFocus() {
  const opener = useRef<Element | null>(null);
  return {
    onOpenAutoFocus: () => {
      opener.current = openerOf(findPressed());
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      const { current } = opener;
      if (current instanceof HTMLElement && current.isConnected && current !== document.body) current.focus();
      // A key opened it, or a dialog that is gone: who goes on with Tab is not to begin at the top of the menu.
      else document.getElementById('main')?.focus({ preventScroll: true });
    },
  };
}

/** The item of a menu is gone by the time the dialog closes: its menu's button stands for it. */
function openerOf(pressed: Element | null): Element | null {
  const buttonId = pressed?.closest('[role="menu"]')?.getAttribute('aria-labelledby');
  return buttonId ? document.getElementById(buttonId) : pressed;
}
