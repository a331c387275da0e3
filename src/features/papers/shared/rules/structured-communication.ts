/** What a person typed as communication of a payment. */
export type Communication =
  | { kind: 'none' }
  /** Twelve digits whose check digits are right. */
  | { kind: 'structured'; digits: string }
  /** Written as a structured one, but a digit is wrong. */
  | { kind: 'mistyped' }
  | { kind: 'free'; text: string };

const marked = /^(?:\+{3}|\*{3})(.*?)(?:\+{3}|\*{3})$/;
const grouped = /^\d{3}[/ .-]\d{4}[/ .-]\d{5}$/;

/** Belgian: the last two of the twelve digits are the first ten modulo 97, and 97 where that is 0. */
export function hasRightCheckDigits(digits: string): boolean {
  if (!/^\d{12}$/.test(digits)) return false;
  return Number(digits.slice(10)) === checkDigits(digits.slice(0, 10));
}

function checkDigits(tenDigits: string): number {
  return Number(tenDigits) % 97 || 97;
}

export function readCommunication(typed: string | null): Communication {
  const text = (typed ?? '').trim();
  if (text === '') return { kind: 'none' };
  const inner = marked.exec(text)?.[1]?.trim();
  const body = inner ?? text;
  const digits = body.replace(/\D/g, '');
  if (/^[\d/ .-]+$/.test(body) && hasRightCheckDigits(digits)) return { kind: 'structured', digits };
  if (inner !== undefined || grouped.test(text)) return { kind: 'mistyped' };
  return { kind: 'free', text };
}

/** As it stands on an invoice: '+++123/4567/89002+++'. */
export function formatStructured(digits: string): string {
  return `+++${digits.slice(0, 3)}/${digits.slice(3, 7)}/${digits.slice(7)}+++`;
}
