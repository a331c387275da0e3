import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useIsConnected } from '#/platform/web/connection';
import { keepHeld, keepUnsent } from '#/platform/web/offline/unsent-drafts';

const reads = () => import('#/platform/web/offline/reads');
const nothing = () => undefined;

/**
 * Has what this device kept on the screens as long as there is no connection. Answers whether it was looked for: until
 * then nobody can say that there is nothing.
 */
export function useKeptOnDevice(): boolean {
  const client = useQueryClient();
  const isConnected = useIsConnected();
  const [wasLookedFor, setLookedFor] = useState(false);
  useEffect(() => {
    if (isConnected) return;
    const looked = () => setLookedFor(true);
    void reads()
      .then(({ restoreReads }) => restoreReads(client))
      .then(looked, looked);
    return () => void reads().then(({ dropRestored }) => dropRestored(client), nothing);
  }, [client, isConnected]);
  return wasLookedFor;
}

/** Not before the first screen is there: nobody waits for it. */
const afterMs = 2_000;

/** Keeps what is read, and the program itself, for when there is no connection. */
export function useKeepOnDevice(userId: number): void {
  const client = useQueryClient();
  useEffect(() => {
    const end = new AbortController();
    const timer = setTimeout(() => {
      void reads().then(({ keepReads }) => keepReads(client, userId, end.signal), nothing);
      // Refused by some browsers, and by all where the page has no certificate: then only an open page goes on.
      if (import.meta.env.PROD) navigator.serviceWorker?.register('/service-worker.js').catch(nothing);
    }, afterMs);
    return () => {
      clearTimeout(timer);
      end.abort();
    };
  }, [client, userId]);
}

/** As long as there is no connection a page may be gone before what was typed on it is sent. */
export function useKeepUnsent(): void {
  const isConnected = useIsConnected();
  useEffect(() => {
    const keep = isConnected ? keepHeld : () => void keepUnsent();
    if (!isConnected) keep();
    const onHidden = () => {
      if (document.visibilityState === 'hidden') keep();
    };
    document.addEventListener('visibilitychange', onHidden);
    window.addEventListener('pagehide', keep);
    return () => {
      document.removeEventListener('visibilitychange', onHidden);
      window.removeEventListener('pagehide', keep);
    };
  }, [isConnected]);
}
