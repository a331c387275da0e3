import { expect, it } from 'vitest';
import { judgeQuote } from '#/features/reading/check/rules/judge';
import { isVatCompared, vatInWords } from '#/features/reading/check/rules/vat-in-words';
import { modelQuote } from '../../../../../tests/support/model-quote';

it('tells VAT that is wrong from VAT that nobody can look at', () => {
  const told = (text: string) => vatInWords(judgeQuote(text).btwEnPrijzen);
  expect(told(modelQuote())).toBe('ja');
  expect(told(modelQuote().replaceAll('6%', '12%'))).toBe('nee');
  expect(told('Offerte voor het dak, prijs te bespreken ter plaatse.')).toBe('niet na te kijken');
});

it('is compared only where both the sums and the rate could be', () => {
  const isCompared = (text: string) => isVatCompared(judgeQuote(text).btwEnPrijzen.findings);
  expect(isCompared(modelQuote())).toBe(true);
  expect(isCompared(modelQuote({ excl: null, vat: null, reduced: null }))).toBe(false);
  expect(isCompared(modelQuote({ vat: 'Btw 6% € 1.400,00' }))).toBe(false);
  expect(isCompared('Offerte voor het dak, prijs te bespreken ter plaatse.')).toBe(false);
});
