/** The last two digits are 97 less the rest of the first eight divided by 97. */
export function hasEnterpriseCheckDigits(digits: string): boolean {
  if (!/^[01]\d{9}$/.test(digits)) return false;
  return Number(digits.slice(8)) === 97 - (Number(digits.slice(0, 8)) % 97);
}

/**
 * As it stands on paper: 'BE 0941.238.510'. Nine digits are an old VAT number, to which a zero was added in 2005.
 * A number of another country keeps its own shape: a supplier from over the border has one too, and only that
 * country can check it. Undefined where it is no number at all or its check digits are wrong.
 */
export function formatEnterpriseNumber(typed: string): string | undefined {
  const compact = typed.toUpperCase().replace(/[\s.\-/]/g, '');
  const foreign = /^(?!BE)[A-Z]{2}[A-Z0-9]*\d[A-Z0-9]*$/.test(compact);
  if (foreign) return compact.length >= 8 && compact.length <= 15 ? compact : undefined;
  const digits = compact.replace(/^BE/, '').replace(/^(\d{9})$/, '0$1');
  if (!hasEnterpriseCheckDigits(digits)) return undefined;
  return `BE ${digits.slice(0, 4)}.${digits.slice(4, 7)}.${digits.slice(7)}`;
}
