import { type ReactNode, useEffect, useState } from 'react';
import { ConfirmDialog } from '#/ui/confirm';
import { addGuard, type Leave } from '#/ui/unsaved-guards';

/** Asks before something typed is thrown away, by closing the form or by going elsewhere. */
export function useUnsaved(touched: boolean, onClose: Leave): { close: Leave; question: ReactNode } {
  const [asked, setAsked] = useState<{ leave: Leave }>();
  useEffect(() => {
    if (!touched) return;
    return addGuard({ ask: (leave) => setAsked({ leave }) });
  }, [touched]);
  const stay = () => setAsked(undefined);
  return {
    close: () => (touched ? setAsked({ leave: onClose }) : onClose()),
    question: asked && (
      <ConfirmDialog
        onClose={stay}
        danger
        title="Niet opgeslagen"
        text="Wat u invulde, is nog niet opgeslagen. Wilt u het weggooien?"
        cancelLabel="Verder invullen"
        confirmLabel="Weggooien"
        onConfirm={() => {
          stay();
          asked.leave();
        }}
      />
    ),
  };
}
