/** A gentle check: an odd address may be saved, but the person is asked to look again. */
export function looksLikeEmail(typed: string): boolean {
  return /^[^\s@<>,;:"()]+@[^\s@<>,;:"()]+\.[^\s@<>,;:"().]{2,}$/.test(typed) && !typed.includes('..');
}

export function emailLink(typed: string): string | undefined {
  if (!looksLikeEmail(typed)) return undefined;
  return `mailto:${encodeURIComponent(typed).replace('%40', '@')}`;
}

/** The way there, from wherever one is. */
export function directionsTo(address: string): string {
  return `https://www.openstreetmap.org/directions?to=${encodeURIComponent(address)}`;
}
