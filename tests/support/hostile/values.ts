import fc from 'fast-check';

/** What programs choke on: characters, sizes and words that mean something to somebody. */
const hostileTexts = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\udfff\ud800',
  '\u202eomgekeerd',
  '👩‍👩‍👧‍👦'.repeat(200),
  'é'.repeat(5_000),
  'x'.repeat(100_000),
  '9'.repeat(400),
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  "'; drop table users; --",
  '{{7*7}}<%= 7 %>#{7*7}',
  '<script>alert(1)</script>',
  '../../../../etc/passwd',
  '..\\..\\boot.ini',
  'file:///etc/passwd',
  '\r\nSet-Cookie: session=x',
  '%00%0d%0a%2e%2e%2f',
  'null',
  'undefined',
  'NaN',
  'Infinity',
  '-0',
  '1e400',
  '0x10',
  '1,5',
  '1.234,56',
  '-1.00',
  '99999999999999.99',
  '0.001',
  '２０２６-０１-０１',
  '2026-02-30',
  '0000-00-00',
  '-000001-01-01',
  '+275760-09-13',
  '9999-12-31',
  '[]',
  '{"__proto__":{"admin":true}}',
];

const hostileNumbers = [
  0,
  -0,
  -1,
  1.5,
  1e-7,
  2_147_483_647,
  2_147_483_648,
  -2_147_483_649,
  Number.MAX_SAFE_INTEGER,
  1e21,
  1e308,
  5e-324,
];

/** What a form could well hold, so that some inputs come as far as the tables. */
const plausibleTexts = [
  'Nieuw dak',
  'Straat 1, 9000 Gent',
  '12.50',
  '1234',
  '3.125',
  '2026-03-01',
  '2026-12-31',
  'an@voorbeeld.example',
  'BE68539007547034',
  '0403.170.701',
  '+++090/9337/55493+++',
  '1',
  'true',
];

export const plausibleValues: readonly unknown[] = [
  ...plausibleTexts,
  ...['2', '4', '2024', '150', 'A', 'nee', 'ja', 'huis', '{"description":0}', '[]', 'sessie-1'],
  ...[1, 2, 3, 10, 100, 2024, 0, true, false, null, undefined],
];

export const hostileText = fc.oneof(
  fc.constantFrom(...hostileTexts),
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.string({ unit: 'grapheme', maxLength: 300 }),
);

export const anyText = fc.oneof(
  { arbitrary: fc.constantFrom(...plausibleTexts), weight: 3 },
  { arbitrary: hostileText, weight: 2 },
);

export const anyNumber = fc.oneof(
  fc.constantFrom(...hostileNumbers),
  fc.integer({ min: 0, max: 5_000 }),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
);

function nest(depth: number): unknown {
  let value: unknown = 'diep';
  for (let level = 0; level < depth; level += 1) value = level % 2 ? [value] : { a: value };
  return value;
}

/** A value of no particular shape. */
export const anyValue: fc.Arbitrary<unknown> = fc.oneof(
  anyText,
  anyNumber,
  fc.boolean(),
  fc.constant(null),
  fc.constantFrom([], {}, [[]], [null], nest(500), Array(2_000).fill(0)),
  fc.jsonValue({ maxDepth: 3 }),
);

/** Ids as they stand in a path: real ones, impossible ones, and what is no number at all. */
export function anyId(
  right: number | string | undefined,
  known: readonly (number | string)[],
): fc.Arbitrary<string> {
  return fc.oneof(
    { arbitrary: fc.constantFrom(String(right ?? known[0])), weight: 6 },
    { arbitrary: fc.constantFrom(...known.map(String)), weight: 1 },
    {
      arbitrary: fc.constantFrom(
        ...['0', '-1', '01', '1.0', '1e3', '2147483647', '2147483648', '99999999999999999999'],
        ...['abc', '%00', '%2e%2e%2f', '%ff', '%E0%A4%A', '１', ' ', 'null', '__proto__', 'x'.repeat(150)],
        ...['00000000-0000-0000-0000-000000000000', 'x'.repeat(5_000)],
      ),
      weight: 1,
    },
  );
}
