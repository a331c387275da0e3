import { showToast } from '#/ui/toast';

const redirectDelayMs = 500;
let leaving = false;

export function signInAddress(path: string): string {
  return path === '/' ? '/api/login' : `/api/login?terug=${encodeURIComponent(path)}`;
}

/** The session has ended: say so once, then go and sign in, and come back to the same screen. */
export function signInAgain(): void {
  if (leaving) return;
  leaving = true;
  showToast({
    tone: 'destructive',
    title: 'Unauthorized',
    text: 'Je bent uitgelogd. Opnieuw inloggen...',
  });
  setTimeout(() => window.location.assign(signInAddress(window.location.pathname)), redirectDelayMs);
}
