/**
 * Who corrects a digit in '1.234,56' passes through '1.2345,56'. With a comma behind them the dots can only be
 * thousands, so they are left out where the strict reading fails.
 */
export function forgiveDots<Value>(parse: (typed: string) => Value | undefined) {
  return (typed: string): Value | undefined => {
    const strict = parse(typed);
    if (strict !== undefined || !/^[^,.]*\.[^,]*,[^.,]*$/.test(typed)) return strict;
    return parse(typed.replaceAll('.', ''));
  };
}

export function notNegative<Value extends number>(parse: (typed: string) => Value | undefined) {
  return (typed: string): Value | undefined => {
    const value = parse(typed);
    return value === undefined || value < 0 ? undefined : value;
  };
}
