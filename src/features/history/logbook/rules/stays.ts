const mostNamed = 3;

/** What of an act could not be undone, with why. */
export function staysText(stays: readonly string[]): string {
  const more = stays.length - mostNamed;
  const others = more > 0 ? ` En nog ${more} andere.` : '';
  return `Dit bleef staan. ${stays.slice(0, mostNamed).join(' ')}${others}`;
}
