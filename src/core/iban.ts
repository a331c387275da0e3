import { isValidIBAN } from 'ibantools';

/** Without the blanks, dots and dashes that people put in it. */
export function plainIban(typed: string): string {
  return (/[\s.-]/.test(typed) ? typed.replace(/[\s.-]/g, '') : typed).toUpperCase();
}

/** Whether its country, length and check digits are right. */
export function isIban(typed: string): boolean {
  return isValidIBAN(plainIban(typed));
}

/** In fours, as on a bank card: 'BE64 9991 2345 0152'. */
export function formatIban(iban: string): string {
  return plainIban(iban).replace(/(.{4})(?=.)/g, '$1 ');
}

/** As somebody typed it, in fours; undefined where it is none. */
export function readIban(typed: string): string | undefined {
  return isIban(typed) ? formatIban(typed) : undefined;
}

/** The same account, however it is written; none is the same as none. */
export function sameIban(one: string | null, other: string | null): boolean {
  return plainIban(one ?? '') === plainIban(other ?? '');
}
