import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createInvoice } from '#/features/papers/shared/invoices/contract';
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

describe('a signature on minutes that were never frozen', () => {
  it.each([
    ['first', 0, [{ what: 'Aanwezig', before: 'niets', after: 'Jan' }, 'Ingehouden', 'Opmerkingen']],
    ['second', 1, [{ what: 'Ingehouden', before: '€\u00a0500,00', after: '€\u00a0450,50' }, 'Opmerkingen']],
    ['third', 2, [{ what: 'Opmerkingen', before: 'Eerst', after: 'Sleutel ontbreekt' }]],
  ] as const)('is told what changed since the %s version that was read', async (_, at, expected) => {
    const { made, put, sign, get } = await openContract();
    const { id, version } = await made();
    const read = [version];
    for (const change of [{ present: ['Jan'] }, { keptBack: '450.5', remarks: 'Eerst' }]) {
      await put(id, change);
      read.push((await get(id)).version);
    }
    await put(id, { remarks: 'Sleutel ontbreekt' });
    const { status, body } = await sign(id, { version: read[at] });
    expect(status).toBe(409);
    const { changed } = body as { changed: { what: string }[] };
    expect(changed.map((each, index) => (index === 0 ? each : each.what))).toEqual(expected);
  });
});
