import { useQueryClient } from '@tanstack/react-query';
import { WifiOff } from 'lucide-react';
import { useEffect, useSyncExternalStore } from 'react';
import { lostConnectionAt, useIsConnected } from '#/platform/web/connection';
import { formatMoment } from '#/platform/web/moment';
import { findRestored } from '#/platform/web/offline/restored';

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
            Geen verbinding. <Moment />
            <span className="max-sm:hidden"> Alles gaat vanzelf verder zodra ze er weer is.</span>
          </span>
        </p>
      )}
    </div>
  );
}

/** Of when the oldest of what is on screen is. */
function Moment() {
  const cache = useQueryClient().getQueryCache();
  const at = useSyncExternalStore(
    (changed) => cache.subscribe(changed),
    () =>
      Math.min(
        lostConnectionAt() || Date.now(),
        ...cache.findAll({ type: 'active' }).flatMap(({ queryHash }) => findRestored(queryHash) ?? []),
      ),
  );
  return <>U ziet de stand van {formatMoment(new Date(at))}.</>;
}
