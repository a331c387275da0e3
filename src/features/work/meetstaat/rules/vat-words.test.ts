import { expect, it } from 'vitest';
import { day } from '#/core/day';
import { vatInWords } from '#/features/work/meetstaat/rules/vat-words';

it.each([
  [{ meetstaatVat: 'incl', firstUseYear: null }, 'De prijzen van deze meetstaat zijn met btw.'],
  [{ meetstaatVat: 'excl', firstUseYear: 2016 }, '6% btw, tenzij bij een post een ander tarief staat.'],
  [{ meetstaatVat: 'excl', firstUseYear: 2017 }, '21% btw, tenzij bij een post een ander tarief staat.'],
  [{ meetstaatVat: 'excl', firstUseYear: null }, 'in welk jaar uw woning voor het eerst gebruikt werd.'],
] as const)('says of %o what the prices count for', (home, ending) => {
  expect(vatInWords(home, day('2026-11-17')).endsWith(ending)).toBe(true);
});
