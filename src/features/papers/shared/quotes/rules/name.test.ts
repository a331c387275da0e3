import { describe, expect, it } from 'vitest';
import { quoteName, quoteOfSender } from '#/features/papers/shared/quotes/rules/name';

const quote = {
  ...{ quoteNumber: null, quoteDate: '2026-03-03' },
  contact: { name: 'Koen', company: 'Dakwerken Vermeersch bv' },
};

describe('the name of a quote', () => {
  it.each([
    [{ ...quote, quoteNumber: 'DV-1184' }, 'DV-1184', 'DV-1184 van Dakwerken Vermeersch bv'],
    [quote, 'Offerte van 3 maart 2026', 'Offerte van Dakwerken Vermeersch bv'],
    [
      { ...quote, quoteDate: null },
      'Offerte van Dakwerken Vermeersch bv',
      'Offerte van Dakwerken Vermeersch bv',
    ],
  ])('is never a number that was made up: %j', (named, name, ofSender) => {
    expect(quoteName(named)).toBe(name);
    expect(quoteOfSender(named)).toBe(ofSender);
  });
});
