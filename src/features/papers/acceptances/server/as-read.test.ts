import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createInvoice } from '#/features/papers/invoices/contract';
import { openContract as open } from '../../../../../tests/support/open-contract';
import { withTestApp } from '../../../../../tests/support/test-app';

const app = withTestApp();
const openContract = () => open(app());

describe('minutes that were frozen', () => {
  it('are the frozen bytes at the address of their draft too, whatever was paid since', async () => {
    const { owner, params, contactId, quote, made, sign } = await openContract();
    const { id } = await made();
    const fetch = () =>
      app().http.inject({ url: `/api/acceptances/${id}/minutes.pdf`, headers: { cookie: owner.cookie } });
    const draft = await fetch();
    const { sha256 } = (await sign(id)).body as { sha256: string };
    const invoice = { contactId, quoteId: quote.id, amount: '4000', status: 'paid' };
    await owner.call(createInvoice, { params, body: invoice as never });
    const { statusCode, headers, rawPayload } = await fetch();
    expect([statusCode, headers['content-type']]).toEqual([200, draft.headers['content-type']]);
    expect(createHash('sha256').update(rawPayload).digest('hex')).toBe(sha256);
  });
});
