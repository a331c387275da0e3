import { WifiOff } from 'lucide-react';
import { useEffect } from 'react';
import { useIsConnected } from '#/platform/web/connection';

/** Stands above everything, dialogs too: who is filling in a form should know it as well. */
export function ConnectionBar() {
  const isConnected = useIsConnected();
  useEffect(() => {
    document.documentElement.toggleAttribute('data-disconnected', !isConnected);
  }, [isConnected]);
  return (
    <div role="status" className="fixed inset-x-0 top-0 z-60 print:hidden">
      {!isConnected && (
        <p className="flex h-(--bar) items-center justify-center gap-2 overflow-hidden bg-ochre px-3 text-center font-semibold text-paper text-sm leading-tight">
          <WifiOff aria-hidden="true" className="size-4 shrink-0" />
          <span className="text-balance">
            Geen verbinding.<span className="max-sm:hidden"> Wat op het scherm staat, blijft staan.</span>{' '}
            Alles gaat vanzelf verder zodra ze er weer is.
          </span>
        </p>
      )}
    </div>
  );
}
