export function phoneDigits(typed: string): string {
  return typed.replace(/\(0\)/g, '').replace(/[\s./()\-\u2013]/g, '');
}

/**
 * A Belgian number (a zero or +32 and eight or nine digits), or one with another country's code. A gentle check: an odd
 * one may be saved, but the person is asked to look again.
 */
export function looksLikePhone(typed: string): boolean {
  const digits = phoneDigits(typed).replace(/^00/, '+');
  if (/^(\+320?|0)/.test(digits)) return /^(\+320?|0)[1-9]\d{7,8}$/.test(digits);
  return /^\+[1-9]\d{6,14}$/.test(digits);
}

/** What a tap on the number dials; undefined for what is no number. */
export function phoneLink(typed: string): string | undefined {
  return looksLikePhone(typed) ? `tel:${phoneDigits(typed)}` : undefined;
}
