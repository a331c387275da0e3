import { describe, expect, it } from 'vitest';
import { day } from '#/core/day';
import { mailLink } from '#/core/ready-mail';
import { missingMail } from '#/features/premiums/premium-files/rules/missing-mail';
import {
  checkInvoice,
  type InvoicePaper,
  type Site,
} from '#/features/premiums/shared/premium-files/rules/invoice-checks';

const site: Site = {
  applicants: ['Katrien De Smet', 'Jan Peeters'],
  street: 'Kerkstraat 12',
  postcode: '9050',
};
const text = `Dakwerken Maes bv    BTW BE 0417.497.106
Factuur 2026-014 van 3 november 2026
Aan: Jan Peeters
Werf: Kerkstraat 12, 9050 Gentbrugge
Dakisolatie PIR 120 mm, 96,5 m² , Rd 5,45`;
const whole: InvoicePaper = { invoiceNumber: '2026-014', invoiceDate: '2026-11-03', lines: [], text };

const found = (paper: Partial<InvoicePaper>, work: 'dak' | 'ramen' | 'warmtepomp' = 'dak', at = site) =>
  Object.fromEntries(
    checkInvoice(work, { ...whole, ...paper }, at).map(({ kind, isThere }) => [kind, isThere]),
  );

describe('what must be on an invoice', () => {
  it('is found in its text and its fields', () => {
    expect(Object.values(found({}))).toEqual([true, true, true, true, true, true, true]);
  });

  it.each([
    ['btw_nummer', text.replace('BTW BE 0417.497.106', '')],
    ['geadresseerde', text.replace('Jan Peeters', 'An Maes')],
    ['werfadres', text.replace('Kerkstraat 12', 'Kerkstraat 121')],
    ['oppervlakte', text.replace('96,5 m²', '1 stuk')],
    ['rd', text.replace('Rd 5,45', '')],
  ])('misses %s, and nothing else, where that is not on it', (kind, changed) => {
    const missing = Object.entries(found({ text: changed })).filter(([, isThere]) => !isThere);
    expect(missing).toEqual([[kind, false]]);
  });

  it('is asked by work: glass has its Ug, a heat pump no area', () => {
    expect(found({ text: `${text}\nUg 1,0` }, 'ramen')).toMatchObject({ ug: true });
    expect(found({}, 'ramen')).toMatchObject({ ug: false });
    expect(found({}, 'warmtepomp')).not.toHaveProperty('oppervlakte');
  });

  it('is not called missing where nothing could be read, unless a field or line tells', () => {
    const unread = { text: null, lines: [{ description: 'Isolatie Rd 6', unit: 'm²' }] };
    expect(found(unread)).toEqual({
      ...{ nummer: true, datum: true, btw_nummer: null, geadresseerde: null, werfadres: null },
      ...{ oppervlakte: true, rd: true },
    });
    expect(found({}, 'dak', { applicants: [], street: null, postcode: null })).toMatchObject({
      ...{ geadresseerde: null, werfadres: null },
    });
  });

  it('becomes a mail to the contractor where it is missing', () => {
    const mail = missingMail({
      contractor: { name: 'Dakwerken Maes', email: 'info@maes.example' },
      invoice: { invoiceNumber: '2026-014', invoiceDate: day('2026-11-03') },
      missing: ['werfadres', 'rd'],
      applicants: site.applicants,
      address: 'Kerkstraat 12, 9050 Gentbrugge',
    });
    expect(mail.body).toContain('- adres van de werken: Kerkstraat 12, 9050 Gentbrugge');
    expect(mail.body).toContain('- Rd-waarde van de isolatie');
    expect(mailLink(mail)).toMatch(/^mailto:info@maes\.example\?subject=Factuur%202026-014/);
  });
});
