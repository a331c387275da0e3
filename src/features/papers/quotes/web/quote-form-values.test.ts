import { describe, expect, it } from 'vitest';
import { cents } from '#/core/money';
import { bodyOf, draftOfScan, quoteFormSchema } from '#/features/papers/quotes/web/quote-form-values';
import type { Contact } from '#/features/work/shared/contacts/contract';

const contact: Contact = {
  id: 7,
  name: 'Koen Vermeersch',
  company: 'Dakwerken Vermeersch bv',
  email: null,
  phone: null,
  address: null,
  type: 'contractor',
  trades: [],
  notes: null,
  enterpriseNumber: null,
  iban: null,
  version: 1,
  isOwn: true,
};

describe('the form of a quote after a scan', () => {
  it('is filled with what was read, and suggests the contact', () => {
    const scan = { companyName: 'DAKWERKEN VERMEERSCH', totalAmount: '1234.5', description: 'Nieuw dak' };
    expect(draftOfScan(scan, [contact])).toMatchObject({
      contactId: 7,
      amount: 123_450,
      description: 'Nieuw dak',
      status: 'pending',
    });
  });

  it.each([null, undefined, '', 'onleesbaar', '-5', '12.345'])(
    'leaves an amount read as %j open',
    (totalAmount) => {
      expect(draftOfScan({ totalAmount }, []).amount).toBeNull();
    },
  );

  it('suggests nobody where no company was read', () => {
    expect(draftOfScan({}, [contact]).contactId).toBeNull();
    expect(draftOfScan(undefined, [contact]).contactId).toBeNull();
  });
});

describe('the form of a quote', () => {
  it('asks for a contact and an amount, each in its own words', () => {
    const { error } = quoteFormSchema.safeParse(draftOfScan(undefined, []));
    expect(error?.issues.map(({ path, message }) => [path[0], message])).toEqual([
      ['contactId', 'Kies een contact.'],
      ['amount', 'Vul een bedrag in.'],
    ]);
  });

  it('sends amounts as decimals, and an empty cost as nothing', () => {
    const values = quoteFormSchema.parse({
      ...draftOfScan(undefined, []),
      contactId: 7,
      amount: cents(5),
      unforeseen: [{ description: 'Later', amount: null }],
    });
    expect(bodyOf(values)).toMatchObject({
      amount: '0.05',
      unforeseenCosts: [{ description: 'Later', amount: '0.00' }],
    });
  });
});
