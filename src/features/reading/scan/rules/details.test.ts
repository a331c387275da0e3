import { describe, expect, it } from 'vitest';
import { hasEnterpriseCheckDigits } from '#/core/enterprise-number';
import { findDetails } from '#/features/reading/scan/rules/details';
import { readDate } from '#/features/reading/scan/rules/paper-dates';
import { linesOf } from '#/features/reading/scan/rules/places';
import { pageOf } from '../../../../../tests/support/quote-pages';

describe('a date', () => {
  it.each([
    ['Datum: 14/03/2024', '2024-03-14'],
    ['05.11.2024', '2024-11-05'],
    ['DATUM 19/02/24', '2024-02-19'],
    ['Geel, 2 mei 2024', '2024-05-02'],
    ['Liège, le 1er août 2025', '2025-08-01'],
    ['31/02/2024', undefined],
    ['BE 0453.128.774', undefined],
  ])('is read from ‘%s’', (text, day) => {
    expect(readDate(text)?.day).toBe(day);
  });
});

describe('an enterprise number', () => {
  it('is checked by its last two digits, also where it starts with 1', () => {
    expect(hasEnterpriseCheckDigits('0403170701')).toBe(true);
    expect(hasEnterpriseCheckDigits('0403170702')).toBe(false);
    expect(hasEnterpriseCheckDigits('1000000044')).toBe(97 - (10_000_000 % 97) === 44);
  });
});

describe('the small print', () => {
  const lines = linesOf([
    pageOf([
      [{ text: 'Toitures Lambert SRL', at: 0.08, size: 2 }],
      [{ text: 'TVA BE 0403.170.701 - 0475 31 22 80 - info@lambert.be', at: 0.08 }],
      [{ text: 'Devis n° DV/2025/33 du 8 octobre 2025', at: 0.08 }],
      [{ text: 'Offre valable jusqu’au 30/11/2025. IBAN BE68 5390 0754 7034', at: 0.08 }],
    ]),
  ]);
  it('gives number, dates, enterprise number, account, phone and mail', () => {
    const found = findDetails(lines, 3, 3);
    expect(Object.fromEntries(Object.entries(found).map(([name, one]) => [name, one?.value]))).toEqual({
      number: 'DV/2025/33',
      date: '2025-10-08',
      dueDate: undefined,
      bic: undefined,
      paymentReference: undefined,
      validUntil: '2025-11-30',
      enterpriseNumber: 'BE 0403.170.701',
      iban: 'BE68 5390 0754 7034',
      phone: '0475 31 22 80',
      email: 'info@lambert.be',
    });
    expect(found.iban?.confidence).toBeGreaterThan(0.9);
  });

  it.each([
    ['BE0403.170.701', '2800 Mechelen'],
    ['BE0403170701', 'OFFERTE 2026-1'],
    ['BE0403.170.701 2800', 'Mechelen'],
  ])('takes the number of a firm for no account, whatever comes after it: %s', (number, next) => {
    const page = pageOf([[{ text: `015 41 22 33 ${number}`, at: 0.08 }], [{ text: next, at: 0.08 }]]);
    expect(findDetails(linesOf([page]), 2).iban).toBeUndefined();
  });

  it('makes no account of the number of a firm and the word for what comes after it', () => {
    const page = pageOf([[{ text: 'HRB 999999 DE123456789 IBAN DE89 3704 0044 0532 0130 00', at: 0.08 }]]);
    expect(findDetails(linesOf([page]), 1).iban?.value).toBe('DE89 3704 0044 0532 0130 00');
    const lost = pageOf([[{ text: 'HRB 999999 DE123456789 IBAN DE2870010080999999', at: 0.08 }]]);
    expect(findDetails(linesOf([lost]), 1).iban).toBeUndefined();
  });
});
