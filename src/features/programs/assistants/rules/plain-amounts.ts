const written = /€\s?([-+]?)(\d{1,3}(?:\.\d{3})+|\d+)(?:,(\d\d))?(?!\d)/g;

/** As everywhere else for programs: '€ 7.440,73' is 7440.73 euro. */
export function plainAmounts(text: string): string {
  return text.replaceAll(written, (_, sign: string, euros: string, cents?: string) => {
    const whole = `${sign}${euros.replaceAll('.', '')}`;
    return `${cents === undefined ? whole : `${whole}.${cents}`} euro`;
  });
}

/** In the sentences of an answer, which stand in the named fields; what stands on a paper is left as it is. */
export function plainFields(value: unknown, fields: readonly string[], isSentence = false): unknown {
  if (typeof value === 'string') return isSentence ? plainAmounts(value) : value;
  if (Array.isArray(value)) return value.map((each) => plainFields(each, fields, isSentence));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [name, plainFields(each, fields, fields.includes(name))]),
  );
}
