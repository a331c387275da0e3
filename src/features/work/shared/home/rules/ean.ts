const length = 18;

/** Without the blanks, dots and dashes that people put in it. */
function plain(typed: string): string {
  return typed.replace(/[\s.-]/g, '');
}

/** By the rule of GS1: from the right 3, 1, 3, … times each digit, and the last one makes it a multiple of ten. */
function hasRightCheckDigit(digits: string): boolean {
  const sum = [...digits].reduce((total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 3 : 1), 0);
  return sum % 10 === 0;
}

/** The number of a connection to the grid, as on the bill; undefined where it is none. */
export function readEan(typed: string): string | undefined {
  const digits = plain(typed);
  const isWhole = digits.length === length && /^54\d+$/.test(digits);
  return isWhole && hasRightCheckDigit(digits) ? digits : undefined;
}
