import type { AroundNavHandler } from 'wouter';
import { askBeforeLeaving, isAnythingUnsaved } from '#/ui/unsaved-guards';

let free = false;
let isSteppingBack = false;
/** Where the router is; after the back button the browser's address is a step ahead of it. */
let here = '';
let hereState: unknown = null;

function noteAddress(): void {
  here = window.location.href;
  hereState = window.history.state;
}

/** The page goes away with what was typed kept: nothing to ask. */
export function leaveWithoutAsking(): void {
  free = true;
}

/** What lay on a screen closes: back to the screen without it, once however often it is asked for. */
export function stepBack(): void {
  if (isSteppingBack) return;
  isSteppingBack = true;
  free = true;
  window.history.back();
}

/** Another screen is asked for; what only changes the query (a dialog that closes) knows what it does. */
export const askAroundNavigation: AroundNavHandler = (navigate, to, options) => {
  const isElsewhere = new URL(to, window.location.href).pathname !== window.location.pathname;
  if (isElsewhere) askBeforeLeaving(() => navigate(to, options));
  else navigate(to, options);
};

/**
 * The back button has gone back before anybody can ask: the address is put where it was, unseen by the router, and who
 * does want to leave is taken back once more.
 */
function askAtBackButton(event: PopStateEvent): void {
  isSteppingBack = false;
  if (free || !isAnythingUnsaved()) {
    free = false;
    noteAddress();
    return;
  }
  event.stopImmediatePropagation();
  window.history.pushState(hereState, '', here);
  askBeforeLeaving(() => {
    free = true;
    window.history.back();
  });
}

/** Before the router listens, so that it hears of going back only when that is meant. */
export function guardLeaving(): void {
  noteAddress();
  // The router has the history tell of these.
  window.addEventListener('pushState', noteAddress);
  window.addEventListener('replaceState', noteAddress);
  window.addEventListener('popstate', askAtBackButton, { capture: true });
  window.addEventListener('beforeunload', (event) => {
    if (!free && isAnythingUnsaved()) event.preventDefault();
  });
}
