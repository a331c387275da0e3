import type { ChangeEvent } from '#/features/history/live/contract';

const markedMs = 4_000;

/** Lets what somebody else just changed light up softly, wherever it stands on the screen. */
export function markChanged(events: readonly ChangeEvent[]): void {
  const names = new Set(events.filter(({ id }) => id !== null).map(({ kind, id }) => `${kind}:${id}`));
  if (names.size === 0) return;
  // What was read is on screen with the next picture.
  requestAnimationFrame(() => {
    const marked = [...document.querySelectorAll<HTMLElement>('[data-record]')].filter(({ dataset }) =>
      names.has(dataset.record ?? ''),
    );
    for (const element of marked) element.dataset.changed = 'true';
    setTimeout(() => {
      for (const element of marked) delete element.dataset.changed;
    }, markedMs);
  });
}
