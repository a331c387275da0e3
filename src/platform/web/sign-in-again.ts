import { signInAgainQuery } from '#/core/address-marks';
import { saveDrafts } from '#/platform/web/drafts';
import { leaveWithoutAsking } from '#/platform/web/leave-guard';
import { forgetReads } from '#/platform/web/offline/forget';
import { showToast } from '#/ui/toast';

const redirectDelayMs = 500;
let leaving = false;

/** Back to the screen, with the record that was open on it; the server takes no other words in a query. */
export function signInAddress(path: string, search = ''): string {
  const simple = [...new URLSearchParams(search)].filter((word) =>
    word.every((part) => /^[\w-]+$/.test(part)),
  );
  const query = simple.map((word) => word.join('=')).join('&');
  const back = query ? `${path}?${query}` : path;
  return back === '/' ? '/api/login' : `/api/login?terug=${encodeURIComponent(back)}`;
}

/** To a provider that has to ask once more who one is, and back to this page of ours. */
export function confirmAddress(path: string): string {
  return `/api/login?${signInAgainQuery}&terug=${encodeURIComponent(path)}`;
}

/** The session has ended: say so once, keep what was typed, go and sign in, and come back to the same screen. */
export function signInAgain(): void {
  if (leaving) return;
  leaving = true;
  forgetReads();
  showToast({
    tone: 'destructive',
    title: 'Unauthorized',
    text: 'Je bent uitgelogd. Opnieuw inloggen...',
  });
  setTimeout(() => {
    const { pathname, search } = window.location;
    saveDrafts();
    leaveWithoutAsking();
    window.location.assign(signInAddress(pathname, search));
  }, redirectDelayMs);
}
