import { describe, expect, it } from 'vitest';
import { getLedger } from '#/features/money/ledger/contract';
import { createInvoice } from '#/features/papers/shared/invoices/contract';
import {
  getInvoiceChecked,
  listFindings,
  setAsideFinding,
} from '#/features/papers/shared/invoices/findings-contract';
import { updatePoint } from '#/features/site/points/contract';
import { openContract as open } from '../../../../../tests/support/open-contract';
import { withTestApp } from '../../../../../tests/support/test-app';

const app = withTestApp();

async function openContract() {
  const contract = await open(app());
  const { owner, params, contactId, quote } = contract;
  const bill = async (amount: string, more: object = {}) =>
    (
      await owner.call(createInvoice, {
        params,
        body: { contactId, quoteId: quote.id, amount, ...more } as never,
      })
    ).body;
  const kept = async () => (await owner.call(getLedger, { params })).body.kept;
  const found = async ({ id }: { id: number }) =>
    (await owner.call(listFindings, { params: { id } })).body.filter(({ rule }) =>
      ['kept-back', 'silent-acceptance'].includes(rule),
    );
  const undisputed = async ({ id }: { id: number }) =>
    (await owner.call(getInvoiceChecked, { params: { id } })).body.undisputed;
  return { ...contract, bill, kept, found, undisputed };
}

describe('what is kept back', () => {
  it('is in the ledger as agreed, then as the acceptance says, and no more once it is free', async () => {
    const { owner, point, made, put, sign, kept } = await openContract();
    expect(await kept()).toBe('500.00');
    const { id: pointId } = await point({ amount: '150' });
    const { id } = await made();
    await put(id, { keptBack: '620' });
    expect(await kept()).toBe('500.00');
    await sign(id);
    expect(await kept()).toBe('620.00');
    await owner.call(updatePoint, { params: { id: pointId }, body: { status: 'accepted' } as never });
    expect(await kept()).toBe('0.00');
  });

  it('is never more than what the contract leaves to pay', async () => {
    const { bill, kept } = await openContract();
    await bill('9700', { status: 'paid' });
    expect(await kept()).toBe('300.00');
  });

  it('is found on the invoice that would pay it, and on none before', async () => {
    const { point, made, sign, bill, found, undisputed } = await openContract();
    await point({ amount: '150' });
    const first = await bill('6000', { invoiceDate: '2026-09-01' });
    const last = await bill('3900', { invoiceDate: '2026-10-05' });
    expect(await found(first)).toEqual([]);
    const { id } = await made();
    await sign(id);
    expect(await found(first)).toEqual([]);
    // € 650 is kept back, and € 100 was never asked.
    expect(await found(last)).toMatchObject([{ rule: 'kept-back', severity: 'warning', amount: '550.00' }]);
    expect((await found(last))[0]?.sentence).toBe(
      'Bij de oplevering hield u €\u00a0650,00 in, tot de punten in orde zijn. €\u00a0550,00 daarvan zit in deze factuur: betaal dat nog niet.',
    );
    expect(await undisputed(last)).toBe('3350.00');
  });

  it('by agreement alone is found on the last invoice too, and can be set aside', async () => {
    const { owner, bill, found, undisputed } = await openContract();
    const whole = await bill('10000');
    expect((await found(whole)).map(({ sentence }) => sentence)).toEqual([
      'U sprak af om €\u00a0500,00 in te houden tot de oplevering. Dat zit in deze factuur: betaal dat nog niet.',
    ]);
    expect(await undisputed(whole)).toBe('9500.00');
    const body = { rule: 'kept-back' as const, reason: 'De oplevering is geweest' };
    await owner.call(setAsideFinding, { params: { id: whole.id }, body });
    expect((await found(whole))[0]?.setAside).toMatchObject({ reason: 'De oplevering is geweest' });
    expect(await undisputed(whole)).toBe('10000.00');
  });

  it('is found no more once it is free', async () => {
    const { owner, made, sign, bill, found } = await openContract();
    const whole = await bill('10000');
    const { id } = await made();
    await sign(id);
    expect(await found(whole)).toMatchObject([{ rule: 'kept-back', amount: '500.00' }]);
    await owner.request('POST', `/api/acceptances/${id}/release`);
    expect(await found(whole)).toEqual([]);
  });
});

describe('silence', () => {
  const words = 'Volledig betalen zonder voorbehoud kan als aanvaarding gelden (zekerheid B)';

  it('is told on the last invoice while points are open and there are no minutes', async () => {
    const { owner, quote, point, made, send, bill, found } = await openContract();
    const part = await bill('4000', { invoiceDate: '2026-09-01' });
    const last = await bill('6000', { invoiceDate: '2026-10-01' });
    const silent = async (invoice: { id: number }) =>
      (await found(invoice)).filter(({ rule }) => rule === 'silent-acceptance');
    expect(await silent(last)).toEqual([]);
    const { id } = await point();
    expect(await silent(part)).toEqual([]);
    expect((await silent(last)).map(({ sentence }) => sentence)).toEqual([
      `Er staat nog 1 punt open en er is geen proces-verbaal van oplevering. ${words}: leg eerst vast wat er nog moet gebeuren.`,
    ]);
    await owner.call(updatePoint, { params: { id }, body: { status: 'accepted' } as never });
    expect(await silent(last)).toEqual([]);
    await point();
    expect(await silent(last)).toHaveLength(1);
    expect((await silent(last))[0]?.step).toEqual({
      label: 'Proces-verbaal opmaken',
      path: `/quotes/${quote.id}#oplevering`,
    });
    const begun = await made();
    expect(await silent(last)).toHaveLength(1);
    await send(begun.id);
    expect(await silent(last)).toEqual([]);
  });
});
