/** Gentle checks: an odd phone number or address may be saved, but the person is asked to look again. */

export function phoneDigits(typed: string): string {
  return typed.replace(/\(0\)/g, '').replace(/[\s./()\-\u2013]/g, '');
}

/** A Belgian number (a zero or +32 and eight or nine digits), or one with another country's code. */
export function looksLikePhone(typed: string): boolean {
  const digits = phoneDigits(typed).replace(/^00/, '+');
  if (/^(\+320?|0)/.test(digits)) return /^(\+320?|0)[1-9]\d{7,8}$/.test(digits);
  return /^\+[1-9]\d{6,14}$/.test(digits);
}

export function looksLikeEmail(typed: string): boolean {
  return /^[^\s@<>,;:"()]+@[^\s@<>,;:"()]+\.[^\s@<>,;:"().]{2,}$/.test(typed) && !typed.includes('..');
}

/** What a tap on the number dials; undefined for what is no number. */
export function phoneLink(typed: string): string | undefined {
  return looksLikePhone(typed) ? `tel:${phoneDigits(typed)}` : undefined;
}

export function emailLink(typed: string): string | undefined {
  if (!looksLikeEmail(typed)) return undefined;
  return `mailto:${encodeURIComponent(typed).replace('%40', '@')}`;
}

/** The way there, from wherever one is. */
export function directionsTo(address: string): string {
  return `https://www.openstreetmap.org/directions?to=${encodeURIComponent(address)}`;
}
