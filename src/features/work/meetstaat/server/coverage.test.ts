import { describe, expect, it } from 'vitest';
import { createInvoice } from '#/features/papers/shared/invoices/contract';
import { createQuote } from '#/features/papers/shared/quotes/contract';
import { getCoverage } from '#/features/work/meetstaat/coverage-contract';
import { createItem } from '#/features/work/shared/meetstaat/contract';
import { projectWithMembers } from '../../../../../tests/support/members';
import { addContact } from '../../../../../tests/support/papers';
import { withTestApp } from '../../../../../tests/support/test-app';

const app = withTestApp();

describe('what covers the meetstaat', () => {
  it('follows from the lines of quotes that are accepted or still good, and of invoices', async () => {
    const { projectId, owner, stranger } = await projectWithMembers(app());
    const params = { projectId };
    const contactId = await addContact(app(), owner);
    const make = async (description: string) => {
      const body = { category: 'Dakwerk', description, quantity: '1', unit: 'st', unitPrice: '100' } as const;
      return (await owner.call(createItem, { params, body })).body.id;
    };
    const [tiles, gutter, shed] = [await make('Pannen'), await make('Goot'), await make('Berging')];
    const line = (itemId: number, net: string) => ({ description: 'Werk', net, vatRate: 6, itemId });
    const papers = [
      { amount: '106.00', status: 'accepted', lines: [line(tiles, '100.00')] },
      { amount: '53.00', status: 'pending', validUntil: '2099-01-01', lines: [line(gutter, '50.00')] },
      { amount: '10.60', status: 'pending', validUntil: '2020-01-01', lines: [line(shed, '10.00')] },
      { amount: '5.30', status: 'rejected', lines: [line(shed, '5.00')] },
    ] as const;
    for (const paper of papers) {
      const body = { contactId, ...paper, lines: [...paper.lines] };
      expect(await owner.call(createQuote, { params, body })).toMatchObject({ status: 201 });
    }
    await owner.call(createInvoice, {
      params,
      body: { contactId, amount: '53.00', status: 'paid', lines: [line(tiles, '50.00')] },
    });
    const { body } = await owner.call(getCoverage, { params });
    expect(
      body.items.map(({ quoted, quotedAs, invoiced, paid }) => [quoted, quotedAs, invoiced, paid]),
    ).toEqual([
      ['106.00', 'accepted', '53.00', '53.00'],
      ['53.00', 'best', '0.00', '0.00'],
      [null, null, '0.00', '0.00'],
    ]);
    expect(body.total).toMatchObject({ count: 3, withoutQuote: 1, estimated: '363.00', quoted: '159.00' });
    expect((await stranger.call(getCoverage, { params })).status).toBe(404);
  });
});
