import { electronicFormatIBAN, friendlyFormatIBAN, isValidIBAN } from 'ibantools';

/** In groups of four, 'BE64 9991 2345 0152'; undefined where its country, length or check digits are wrong. */
export function formatIban(typed: string): string | undefined {
  const compact = electronicFormatIBAN(typed);
  if (compact === null || !isValidIBAN(compact)) return undefined;
  return friendlyFormatIBAN(compact) ?? undefined;
}
