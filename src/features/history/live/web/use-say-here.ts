import { useEffect } from 'react';
import { sayAgainMs, sayHere } from '#/features/history/live/contract';
import { makeCall } from '#/platform/web/call';
import { randomId } from '#/platform/web/random-id';

const tab = randomId();

/** Whoever isn't told of it misses nothing that matters: a lost word is said again. */
function say(projectId: number, screen: string | null): void {
  void makeCall(sayHere, { params: { projectId }, body: { tab, screen } }, { outlives: true }).catch(
    () => undefined,
  );
}

/** Says to the others in a project where one is, while it is in sight. */
export function useSayHere(projectId: number | undefined, screen: string): void {
  useEffect(() => {
    if (projectId === undefined) return;
    const tell = () => say(projectId, document.visibilityState === 'visible' ? screen : null);
    const tellAgain = () => document.visibilityState === 'visible' && say(projectId, screen);
    tell();
    const timer = setInterval(tellAgain, sayAgainMs);
    document.addEventListener('visibilitychange', tell);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', tell);
    };
  }, [projectId, screen]);
  useEffect(() => {
    if (projectId === undefined) return;
    const leave = () => say(projectId, null);
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, [projectId]);
}
