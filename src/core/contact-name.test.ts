import { describe, expect, it } from 'vitest';
import { contactLabel, contactName } from '#/core/contact-name';

describe('the name of a contact', () => {
  it.each([
    [
      { name: 'Koen', company: 'Dakwerken Vermeersch bv' },
      'Dakwerken Vermeersch bv',
      'Dakwerken Vermeersch bv (Koen)',
    ],
    [{ name: 'Koen', company: null }, 'Koen', 'Koen'],
    [{ name: 'Koen', company: ' ' }, 'Koen', 'Koen'],
    [{ name: 'De Kade nv', company: 'De Kade nv' }, 'De Kade nv', 'De Kade nv'],
  ])('of %o is the company, with the person where that says more', (contact, short, full) => {
    expect(contactName(contact)).toBe(short);
    expect(contactLabel(contact)).toBe(full);
  });
});
