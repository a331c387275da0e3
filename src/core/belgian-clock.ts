const clock = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Brussels',
  dateStyle: 'short',
  timeStyle: 'medium',
});

/** What a clock in Belgium shows, as if it were UTC. */
function shownAt(ms: number): number {
  return Date.parse(`${clock.format(ms).replace(' ', 'T')}Z`);
}

/** The moment at which clocks in Belgium show this: '2026-07-01T14:30:00'. An hour that doesn't exist is the next. */
export function momentInBelgium(local: string): string | undefined {
  const shown = Date.parse(`${local}Z`);
  if (Number.isNaN(shown)) return undefined;
  const guess = shown - (shownAt(shown) - shown);
  return new Date(shown - (shownAt(guess) - guess)).toISOString();
}
