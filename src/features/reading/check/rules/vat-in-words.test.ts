import { expect, it } from 'vitest';
import { judgeQuote } from '#/features/reading/check/rules/judge';
import { vatInWords } from '#/features/reading/check/rules/vat-in-words';
import { modelQuote } from '../../../../../tests/support/model-quote';

it('tells VAT that is wrong from VAT that nobody can look at', () => {
  const told = (text: string) => vatInWords(judgeQuote(text).btwEnPrijzen);
  expect(told(modelQuote())).toBe('ja');
  expect(told(modelQuote().replaceAll('6%', '12%'))).toBe('nee');
  expect(told('Offerte voor het dak, prijs te bespreken ter plaatse.')).toBe('niet na te kijken');
});
