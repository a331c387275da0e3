import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findSender } from '#/features/papers/shared/quotes/rules/contact-match';

const contact = (company: string | null, name = 'Jan') => ({ name, company });
const match = (companyName: string | null, contacts: ReturnType<typeof contact>[]) =>
  findSender({ companyName }, contacts);

describe('finding the contact that a paper is from', () => {
  it.each([
    ['the same name', 'Dakwerken Vermeersch bv', 'Dakwerken Vermeersch bv', false],
    ['the same but for its legal form', 'DAKWERKEN VERMEERSCH', 'Dakwerken Vermeersch bv', false],
    ['a scan that adds a word in front', 'Firma Dakwerken Vermeersch', 'Dakwerken Vermeersch bv', false],
    ['accents and dots', 'Baetslé Architectuur', 'BAETSLE architectuur', false],
    ['the same five letters', 'Vermeersch Luc', 'Dakwerken Vermeersch en Peeters', true],
    ['a short name', 'ABC', 'A.B.C. Sanitair', false],
  ])('finds %s', (_, scanned, company, isMaybe) => {
    const found = match(scanned, [contact('Elektro Haddouchi bv'), contact(company)]);
    expect([found?.contact.company, found?.isMaybe]).toEqual([company, isMaybe]);
  });

  it.each([
    ['another name', 'Schilderwerken Declercq', 'Dakwerken Vermeersch bv'],
    ['another firm of the same trade', 'Dakwerken Van den Broeck', 'Dakwerken Vermeersch'],
    ['four letters alike', 'Vermast', 'Dakwerken Vermeersch'],
    ['nothing scanned', '', 'Dakwerken'],
    ['too little to go by', 'A', 'A.B.C. Sanitair'],
  ])('finds nothing for %s', (_, scanned, company) => {
    expect(match(scanned, [contact(company)])).toBeUndefined();
  });

  it.each([
    ['its enterprise number', { enterpriseNumber: '0403.170.701' }, { enterpriseNumber: 'BE 0403.170.701' }],
    ['its account', { iban: 'BE68539007547034' }, { iban: 'BE68 5390 0754 7034' }],
    ['its mail address', { email: 'info@claes.be' }, { email: 'Info@claes.be' }],
    ['its phone', { phone: '0475 31 22 80' }, { phone: '+32 475/31.22.80' }],
  ])('goes by %s before any name', (_, known, read) => {
    const contacts = [contact('Claes'), { ...contact('Anders'), ...known }];
    expect(findSender({ companyName: 'Claes', ...read }, contacts)).toEqual({
      contact: contacts[1],
      isMaybe: false,
    });
  });

  it('takes the closest of several that begin alike', () => {
    const contacts = [contact('Vermeire'), contact('Vermeersch Daken'), contact('Vermeulen')];
    expect(match('Vermeers', contacts)?.contact).toBe(contacts[1]);
  });

  it('goes by the name of a contact without company', () => {
    expect(match('Yassin Haddouchi', [contact(null, 'Yassin Haddouchi')])).toBeDefined();
    expect(match(null, [contact(null)])).toBeUndefined();
  });

  it('matches either way round alike', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 12 }), fc.string({ maxLength: 12 }), (one, other) => {
        const there = match(one, [contact(other, other)]);
        const back = match(other, [contact(one, one)]);
        expect(there === undefined).toBe(back === undefined);
      }),
    );
  });
});
