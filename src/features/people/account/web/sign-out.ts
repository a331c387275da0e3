import { forgetReads } from '#/platform/web/offline/forget';
import { showToast } from '#/ui/toast';

export const signOutHref = '/api/logout';
const signOutDelayMs = 500;

/** With a moment to see that one is going. */
export function signOutSoon(): void {
  showToast({ title: 'U wordt uitgelogd', text: 'Tot straks.' });
  setTimeout(() => {
    forgetReads();
    window.location.assign(signOutHref);
  }, signOutDelayMs);
}
