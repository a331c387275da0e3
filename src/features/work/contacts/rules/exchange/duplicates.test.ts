import { describe, expect, it } from 'vitest';
import { findDuplicates } from '#/features/work/contacts/rules/exchange/duplicates';

const koen = {
  name: 'Koen Vermeersch',
  company: 'Dakwerken Vermeersch bv',
  email: 'info@vermeersch.example',
  phone: '+32 9 555 01 21',
  enterpriseNumber: 'BE 0962.847.140',
};
const blank = { name: 'Iemand', company: null, email: null, phone: null, enterpriseNumber: null };

describe('somebody in a file', () => {
  it.each([
    ['ondernemingsnummer', { enterpriseNumber: 'BE 0962.847.140', email: 'info@vermeersch.example' }],
    ['e-mailadres', { email: 'INFO@vermeersch.example' }],
    ['telefoonnummer', { phone: '09/555.01.21' }],
    ['telefoonnummer', { phone: '0032 (0)9 555 01 21' }],
    ['naam', { name: 'koen vermeersch', company: 'Dakwerken Vermeersch BV.' }],
  ])('is known already by %s', (by, facts) => {
    const [found] = findDuplicates([{ ...blank, ...facts }], [koen]);
    expect(found).toEqual({ of: 'Dakwerken Vermeersch bv', by, isInFile: false });
  });

  it.each([
    ['another person at the same company', { name: 'An', company: 'Dakwerken Vermeersch bv' }],
    ['a number too short to tell', { phone: '101' }],
    ['nothing', {}],
  ])('is new with %s', (_, facts) => {
    expect(findDuplicates([{ ...blank, ...facts }], [{ ...koen, phone: '101' }])).toEqual([undefined]);
  });

  it('may stand in it twice', () => {
    const [first, second] = findDuplicates([koen, { ...koen, name: 'K.' }], []);
    expect(first).toBeUndefined();
    expect(second).toEqual({ of: 'Dakwerken Vermeersch bv', by: 'ondernemingsnummer', isInFile: true });
  });
});
