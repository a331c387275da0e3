export function plainIban(typed: string): string {
  return typed.replace(/[\s.-]/g, '').toUpperCase();
}

/** The check that every IBAN carries: moved round and read as a number, it leaves 1 when divided by 97. */
export function isIban(typed: string): boolean {
  const iban = plainIban(typed);
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(iban)) return false;
  if (iban.startsWith('BE') && iban.length !== 16) return false;
  const moved = iban.slice(4) + iban.slice(0, 4);
  const digits = moved.replace(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55));
  return BigInt(digits) % 97n === 1n;
}

/** In fours, as on a bank card. */
export function formatIban(iban: string): string {
  return plainIban(iban).replace(/(.{4})(?=.)/g, '$1 ');
}

/** The same account, however it is written; none is the same as none. */
export function sameIban(one: string | null, other: string | null): boolean {
  return plainIban(one ?? '') === plainIban(other ?? '');
}
