import { describe, expect, it } from 'vitest';
import { formFlag, formId, optionalFormDay, optionalFormId, optionalFormWord } from '#/core/form-fields';

const message = 'Kies er een.';

describe('a field of a form', () => {
  it.each([
    ['12', 12],
    [12, 12],
    [' 7 ', 7],
  ])('%j is an id', (given, read) => {
    expect(formId(message).parse(given)).toBe(read);
    expect(optionalFormId(message).parse(given)).toBe(read);
  });

  it.each(['0', -1, '1.5', 1.5, 'dak', '99999999999', 2_147_483_648, {}])('%j is no id', (given) => {
    expect(formId(message).safeParse(given).error?.issues[0]?.message).toBe(message);
    expect(optionalFormId(message).safeParse(given).error?.issues[0]?.message).toBe(message);
  });

  it.each(['', 'none', 'null', null, undefined])('%j is nothing chosen', (given) => {
    expect(optionalFormId(message).parse(given)).toBeNull();
    expect(formId(message).safeParse(given).success).toBe(false);
  });

  it.each([
    ['2026-02-28', '2026-02-28'],
    ['', null],
    [null, null],
    [undefined, null],
  ])('%j as a day is %j', (given, read) => {
    expect(optionalFormDay.parse(given)).toBe(read);
  });

  it.each(['2026-02-30', '28-02-2026', 'morgen'])('%j is no day', (given) => {
    expect(optionalFormDay.safeParse(given).success).toBe(false);
  });

  it.each([
    ['true', true],
    [true, true],
    ['false', false],
    ['', false],
    [undefined, false],
  ])('%j as a tick is %s', (given, read) => {
    expect(formFlag.parse(given)).toBe(read);
  });

  it('takes a word of its list, and blank as left out', () => {
    const word = optionalFormWord(['pending', 'paid']);
    expect([word.parse('paid'), word.parse(''), word.parse(undefined)]).toEqual([
      'paid',
      undefined,
      undefined,
    ]);
    expect(word.safeParse('later').success).toBe(false);
  });
});
