/** The last two digits are 97 less the rest of the first eight divided by 97. */
export function hasEnterpriseCheckDigits(digits: string): boolean {
  if (!/^[01]\d{9}$/.test(digits)) return false;
  return Number(digits.slice(8)) === 97 - (Number(digits.slice(0, 8)) % 97);
}

/** Of another country: its two letters and enough digits to be no word. Only that country can check the rest. */
function isForeign(compact: string): boolean {
  const digits = compact.replace(/\D/g, '').length;
  return /^(?!BE)[A-Z]{2}[A-Z0-9]{6,13}$/.test(compact) && digits >= 7;
}

/**
 * As it stands on paper: 'BE 0941.238.510'. Nine digits are an old VAT number, to which a zero was added in 2005.
 * A supplier from over the border keeps a number of its own shape. Undefined where it is no number at all or its
 * check digits are wrong.
 */
export function formatEnterpriseNumber(typed: string): string | undefined {
  const compact = typed
    .toUpperCase()
    .replace(/[\s.:\-/]/g, '')
    .replace(/^(BTW|TVA|VAT|KBO)/, '');
  if (isForeign(compact)) return compact;
  const digits = compact.replace(/^BE/, '').replace(/^(\d{9})$/, '0$1');
  if (!hasEnterpriseCheckDigits(digits)) return undefined;
  return `BE ${digits.slice(0, 4)}.${digits.slice(4, 7)}.${digits.slice(7)}`;
}
