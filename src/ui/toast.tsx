import { type ComponentType, useEffect, useState } from 'react';
import { loadTwice } from '#/ui/load-twice';
import type { ToastActs, ToastOptions } from '#/ui/toast-options';

type Area = ComponentType<{ onReady: (acts: ToastActs) => void }>;

/** As long as somebody is to be told something, again after this. */
const askAgainMs = 2_000;
/** Whoever presses something may be told something: then a toast about a lost connection needs no connection. */
const presses = ['pointerdown', 'keydown'] as const;

let waiting: ToastOptions | undefined;
let acts: ToastActs | undefined;
let fetchArea: (() => void) | undefined;

function startTaking(ready: ToastActs): void {
  acts = ready;
  if (waiting) ready.show(waiting);
  waiting = undefined;
}

export function showToast(options: ToastOptions): void {
  if (acts) {
    acts.show(options);
    return;
  }
  waiting = options;
  fetchArea?.();
}

/** What went wrong is put right, or tried again: nobody has to be told of it any more. */
export function hideErrorToast(): void {
  if (waiting?.tone === 'destructive') waiting = undefined;
  acts?.hideError();
}

/** What draws toasts is no part of the first screen: it comes with the first press or the first toast. */
export function Toaster() {
  const [Loaded, setLoaded] = useState<Area>();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stopListening = () => {
      for (const press of presses) document.removeEventListener(press, fetchNow, true);
    };
    const fetchNow = () => {
      clearTimeout(timer);
      stopListening();
      loadTwice(() => import('#/ui/toast-area')).then(
        ({ ToastArea }) => setLoaded(() => ToastArea),
        () => {
          if (waiting) timer = setTimeout(fetchNow, askAgainMs);
        },
      );
    };
    fetchArea = fetchNow;
    for (const press of presses) document.addEventListener(press, fetchNow, true);
    if (waiting) fetchNow();
    return () => {
      clearTimeout(timer);
      stopListening();
      acts = undefined;
      fetchArea = undefined;
    };
  }, []);
  // A dialog hides what it finds behind it from assistive technology, but for what is marked so: a toast that is first
  // drawn while one is open would be hidden with the page.
  return <div aria-live="off">{Loaded && <Loaded onReady={startTaking} />}</div>;
}
