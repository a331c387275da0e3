import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { matchContact } from '#/features/quotes/rules/contact-match';

const contact = (company: string | null, name = 'Jan') => ({ name, company });

describe('matching a scanned company with a contact', () => {
  it.each([
    ['the same name', 'Dakwerken Vermeersch bv', 'Dakwerken Vermeersch bv'],
    ['the same beginning', 'DAKWERKEN VERMEERSCH', 'Dakwerken Vermeersch bv'],
    ['a scan that adds a word in front', 'Firma Dakwerken Vermeersch', 'Dakwerken Vermeersch bv'],
    ['a contact that has a word in front', 'Vermeersch', 'Firma Vermeersch'],
    ['accents and dots', 'Baetslé Architectuur', 'BAETSLE architectuur'],
    ['a short name', 'ABC', 'A.B.C. Sanitair'],
  ])('finds %s', (_, scanned, company) => {
    expect(matchContact(scanned, [contact('Elektro Haddouchi bv'), contact(company)])?.company).toBe(company);
  });

  it.each([
    ['another name', 'Schilderwerken Declercq', 'Dakwerken Vermeersch bv'],
    ['four letters alike', 'Dakdekker', 'Dakwerken'],
    ['nothing scanned', '', 'Dakwerken'],
    ['too little to go by', 'A', 'A.B.C. Sanitair'],
  ])('finds nothing for %s', (_, scanned, company) => {
    expect(matchContact(scanned, [contact(company)])).toBeUndefined();
  });

  it('takes the closest of several that begin alike', () => {
    const contacts = [contact('Dakwerken Peeters'), contact('Dakwerken Vermeersch bv'), contact('Dakwerken')];
    expect(matchContact('Dakwerken Vermeersch', contacts)).toBe(contacts[1]);
    expect(matchContact('Dakwerken', contacts)).toBe(contacts[2]);
  });

  it('goes by the name of a contact without company', () => {
    expect(matchContact('Yassin Haddouchi', [contact(null, 'Yassin Haddouchi')])).toBeDefined();
    expect(matchContact(null, [contact(null)])).toBeUndefined();
  });

  it('matches either way round alike', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 12 }), fc.string({ maxLength: 12 }), (one, other) => {
        const there = matchContact(one, [contact(other, other)]);
        const back = matchContact(other, [contact(one, one)]);
        expect(there === undefined).toBe(back === undefined);
      }),
    );
  });
});
