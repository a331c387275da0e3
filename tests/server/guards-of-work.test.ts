import { describe, expect, it } from 'vitest';
import { dayAt } from '#/core/day';
import { listChanges } from '#/features/history/shared/logbook/contract';
import { listExtraFindings } from '#/features/papers/extras/findings-contract';
import { createExtra, listExtras, sendExtra } from '#/features/papers/shared/extras/contract';
import { createInvoice } from '#/features/papers/shared/invoices/contract';
import { createQuote } from '#/features/papers/shared/quotes/contract';
import { listFileFindings } from '#/features/premiums/premium-files/findings-contract';
import * as premiums from '#/features/premiums/shared/premium-files/contract';
import { updateHome } from '#/features/work/shared/home/change-contract';
import { addContact, openTeam } from '../support/papers';
import { withTestApp } from '../support/test-app';

const app = withTestApp();

async function open() {
  const { owner, projectId } = await openTeam(app());
  const contactId = await addContact(app(), owner);
  const params = { projectId };
  const seenInLog = async (kind: string) =>
    (await owner.call(listChanges, { params, query: { kind } })).body.map(({ seen }) => seen);
  return { owner, params, contactId, seenInLog };
}

const dishwasher = { description: 'Vaatwasser Siemens SN63', quantity: '1', unit: 'st', vatRate: 6 };

describe('sending extra work', () => {
  it('is refused where something bad was not read, and never where less is paid by it', async () => {
    const { owner, params, contactId, seenInLog } = await open();
    const agreed = { contactId, amount: '1000', status: 'accepted' as const };
    const { id: quoteId } = (await owner.call(createQuote, { params, body: agreed })).body;
    const add = async (prices: readonly string[]) => {
      const lines = prices.map((unitPrice) => ({ ...dishwasher, unitPrice }));
      const body = { title: 'Keuken', days: 0, lines };
      return (await owner.call(createExtra, { params: { id: quoteId }, body: body as never })).body.id;
    };
    const send = (id: number, seen?: string[]) =>
      owner.call(sendExtra, { params: { id }, body: { email: null, ...(seen && { seen }) } });
    const id = await add(['1000']);
    const [found] = (await owner.call(listExtraFindings, { params: { id } })).body;
    expect(found).toMatchObject({ rule: 'vat-rate', severity: 'danger', amount: '150.00' });
    expect(await send(id, ['vat-rate:0:149.00'])).toMatchObject({
      ...{ status: 409, body: { message: expect.any(String), findings: [{ key: found?.key }] } },
    });
    const [stored] = (await owner.call(listExtras, { params: { id: quoteId } })).body;
    expect(stored).toMatchObject({ status: 'draft', sentAt: null });
    expect((await send(id, [found?.key ?? ''])).status).toBe(200);
    expect((await seenInLog('extras'))[0]).toEqual([found?.sentence]);
    expect((await send(await add(['1000']))).status).toBe(200);
    expect((await send(await add(['1000', '-3000']), [])).status).toBe(200);
  });
});

describe('handing in a premium file', () => {
  it('is refused where something bad was not read, and stays as it was', async () => {
    const { owner, params, contactId, seenInLog } = await open();
    await owner.call(updateHome, { params, body: { firstUseYear: 1962 } as never });
    const lines = [{ ...dishwasher, unitPrice: '4000' }];
    const fields = { contactId, amount: '4240', netAmount: '4000', invoiceDate: dayAt(new Date()), lines };
    const { id: invoiceId } = (await owner.call(createInvoice, { params, body: fields as never })).body;
    const body = { work: 'dak' as const, invoices: [{ invoiceId }] };
    const { id } = (await owner.call(premiums.createPremiumFile, { params, body })).body;
    const [found] = (await owner.call(listFileFindings, { params: { id } })).body;
    expect(found).toMatchObject({ rule: 'invoice-findings', severity: 'danger' });
    const handIn = (seen?: string[]) =>
      owner.call(premiums.updatePremiumFile, {
        ...{ params: { id }, body: { status: 'ingediend' as const, ...(seen && { seen }) } },
      });
    const refused = await handIn([]);
    expect([refused.status, Object.keys(refused.body).sort()]).toEqual([409, ['findings', 'message']]);
    const [stored] = (await owner.call(premiums.listPremiumFiles, { params })).body;
    expect(stored).toMatchObject({ status: 'in_opbouw', submittedOn: null });
    expect((await handIn([found?.key ?? ''])).body).toMatchObject({ status: 'ingediend' });
    expect((await seenInLog('premiumFiles')).filter(Boolean)).toEqual([[found?.sentence]]);
  });
});
