import { describe, expect, it, vi } from 'vitest';
import { listChanges } from '#/features/history/shared/logbook/contract';
import * as calls from '#/features/outside/quote-requests/contract';
import * as outside from '#/features/outside/quote-requests/outside-contract';
import { listGuestLinks } from '#/features/outside/shared/links/contract';
import { listQuotes } from '#/features/papers/shared/quotes/contract';
import { listTodo } from '#/features/reminders/shared/todo/contract';
import { listDocuments } from '#/features/work/shared/documents/contract';
import { writeWorkbook } from '#/features/work/shared/meetstaat/server/workbook';
import { makePdf } from '#/platform/server/pdf/make-pdf';
import { type AskedPrices, askPrices, filledList, soon } from '../../../../../tests/support/asked-prices';
import { inject } from '../../../../../tests/support/inject';
import { encodeForm, withTestApp } from '../../../../../tests/support/test-app';

// It listens: not the one that the worker shares.
const app = withTestApp({});

const far = '2099-01-31';

const ask = (count?: number, companies?: string[]) => askPrices(app(), count, companies);
type Asked = AskedPrices;

describe('a request for prices', () => {
  it('is a draft until it is sent, and then frozen', async () => {
    const { owner, params, made, id, read, send, items, look, tokens } = await ask();
    expect([made.status, made.body.status, made.body.invited.map(({ isSent }) => isSent)]).toEqual([
      201,
      'draft',
      [false, false],
    ]);
    const { status, body } = await send();
    expect([status, body.map(({ isMailed, url }) => [isMailed, url?.includes('/price-requests/')])]).toEqual([
      200,
      [
        [false, true],
        [false, true],
      ],
    ]);
    expect(await read()).toMatchObject({
      status: 'sent',
      items: [{ number: 1 }, { number: 2 }, { number: 3 }],
    });
    const [token = ''] = tokens(body);
    await owner.request('PUT', `/api/bill-of-quantities/${items[1]?.id}`, { quantity: '99' });
    const seen = await look(token);
    expect(seen.items.map(({ articleNumber, quantity, unit }) => [articleNumber, quantity, unit])).toEqual([
      ['02.1', '1.5', 'm²'],
      ['02.2', '2.5', 'm²'],
      ['02.3', '3.5', 'm²'],
    ]);
    expect(JSON.stringify(seen)).not.toMatch(/777|Peeters|estimate/);
    expect((await read()).changed).toMatchObject([{ number: 2, isGone: false }]);
    const todos = (await owner.call(listTodo, { params, query: {} })).body;
    expect(JSON.stringify(todos)).toContain('1 post is sindsdien veranderd: stuur een aanvulling.');
    const added = await owner.call(calls.addAddendum, { params: { id }, body: { text: 'Meer dak' } });
    expect([added.status, added.body.changed, added.body.items[1]?.quantity]).toEqual([200, [], '99']);
    expect((await look(token)).addenda).toMatchObject([{ text: 'Meer dak' }]);
    expect(
      (await owner.call(calls.updateQuoteRequest, { params: { id }, body: { title: 'X' } })).status,
    ).toBe(409);
    expect((await send()).status).toBe(409);
  });

  it('refuses what can’t be asked', async () => {
    const { owner, editor, helper, stranger, params, items, contactIds, id } = await ask(1);
    const asked = {
      title: 'Dak',
      text: 'Prijs?',
      until: far.replace('2099', '2026'),
      itemIds: [items[0]?.id ?? 0],
      contactIds,
    };
    const make = async (more: object, client = owner) =>
      (
        await client.request('POST', `/api/projects/${params.projectId}/quote-requests`, {
          ...asked,
          ...more,
        })
      ).status;
    const until = soon();
    expect(await make({ until })).toBe(201);
    expect(await make({ until }, helper)).toBe(403);
    expect(await make({ until }, stranger)).toBe(404);
    for (const wrong of [
      { until: '2020-01-01' },
      { until, itemIds: [] },
      { until, itemIds: [2_000_000_000] },
      { until, contactIds: [] },
      { until, contactIds: [2_000_000_000] },
      { until, documentIds: [2_000_000_000] },
      { until, photoIds: [2_000_000_000] },
      { until, title: ' ' },
      { until, visit: 'x'.repeat(501) },
    ])
      expect([wrong, await make(wrong)]).toEqual([wrong, 400]);
    expect((await editor.call(calls.getQuoteRequest, { params: { id } })).status).toBe(200);
    expect((await owner.call(calls.addAddendum, { params: { id }, body: { text: 'x' } })).status).toBe(409);
    expect((await owner.call(calls.closeQuoteRequest, { params: { id } })).status).toBe(409);
  });
});

describe('prices', () => {
  async function sentTo(asked: Asked) {
    const [first = '', second = ''] = asked.tokens((await asked.send()).body);
    return { first, second };
  }

  it('are saved as one types, and nobody else sees them before they are handed in', async () => {
    const asked = await ask();
    const { look, save, items, read } = asked;
    const { first, second } = await sentTo(asked);
    const line = { itemId: items[0]?.id ?? 0, included: 'yes' as const, unitPrice: '10.1234' };
    const saved = await save(first, [line]);
    expect([saved.status, saved.body.version, saved.body.sums]).toEqual([
      200,
      1,
      { net: '15.19', vat: '0.91', total: '16.10', missing: 2 },
    ]);
    const late = await save(first, [{ ...line, unitPrice: '5' }]);
    expect(late.status).toBe(409);
    expect(late.body).toMatchObject({
      current: { version: 1, draft: { lines: [{ unitPrice: '10.1234' }] } },
    });
    expect((await look(first)).draft.lines).toMatchObject([{ unitPrice: '10.1234' }]);
    expect((await look(second)).draft.lines).toEqual([]);
    expect(JSON.stringify(await read())).not.toContain('10.1234');
  });

  it('say at the cell what is wrong', async () => {
    const asked = await ask();
    const { visitor, items } = asked;
    const { first } = await sentTo(asked);
    const put = async (line: object) => {
      const body = { version: 0, lines: [{ itemId: items[0]?.id, included: 'yes', ...line }] };
      const told = await visitor.request('PUT', `/api/price-requests/${first}`, body);
      return [told.status, (told.body as { errors?: { path: string }[] }).errors?.[0]?.path];
    };
    expect(await put({ unitPrice: 'veel' })).toEqual([400, 'lines.0.unitPrice']);
    expect(await put({ unitPrice: '-1' })).toEqual([400, 'lines.0.unitPrice']);
    expect(await put({ unitPrice: '100000000' })).toEqual([400, 'lines.0.unitPrice']);
    expect(await put({ unitPrice: '99999999', quantity: '99999' })).toEqual([400, 'lines.0.unitPrice']);
    expect(await put({ vatRate: 19 })).toEqual([400, 'lines.0.vatRate']);
    expect(await put({ itemId: 2_000_000_000 })).toEqual([400, 'lines.0.itemId']);
    expect(await put({ included: 'misschien' })).toEqual([400, 'lines.0.included']);
    const many = { version: 0, lines: Array.from({ length: 10_000 }, () => ({ itemId: 1, included: 'no' })) };
    expect((await visitor.request('PUT', `/api/price-requests/${first}`, many)).status).toBe(400);
    expect(await put({ note: '<script>alert(1)</script>', unitPrice: '1' })).toEqual([200, undefined]);
    const page = await inject(app().http, { method: 'GET', url: `/price-requests/${first}` });
    expect(page.body).not.toContain('<script>alert');
  });

  it('become a quote with linked lines and a PDF that stays; again replaces the lines and keeps both', async () => {
    const asked = await ask();
    const { owner, params, save, submit, items, read, contactIds, look, id } = asked;
    const { first } = await sentTo(asked);
    const [one = 0, two = 0, three = 0] = items.map((item) => item.id);
    await save(
      first,
      [
        { itemId: one, included: 'yes', unitPrice: '100', quantity: '2' },
        { itemId: two, included: 'no' },
        { itemId: three, included: 'in-other' },
      ],
      0,
      { number: 'OF-9', validUntil: far, startsWithin: '6 weken' },
    );
    expect((await submit(first, 0)).status).toBe(409);
    const handed = await submit(first, 1);
    expect([handed.status, handed.body.state, handed.body.sha256?.length]).toEqual([200, 'submitted', 64]);
    const quote = async () => (await owner.call(listQuotes, { params })).body[0];
    expect(await quote()).toMatchObject({
      ...{ status: 'pending', quoteNumber: 'OF-9', contactId: contactIds[0], validUntil: far },
      ...{ amount: '212.00', netAmount: '200.00', description: 'Dak', file: { mimeType: 'application/pdf' } },
      lines: [{ itemId: one, quantity: '2', unitPrice: '100.00', net: '200.00', vatRate: 6 }],
    });
    const compared = (await read()).comparison;
    expect(compared.columns).toMatchObject([
      { net: '200.00', isComplete: false, quoteStatus: 'In afwachting' },
    ]);
    expect(compared.rows.map(({ cells: [cell] }) => [cell?.kind, cell?.isOtherQuantity])).toEqual([
      ['priced', true],
      ['no', false],
      ['in-other', false],
    ]);
    const { version } = await look(first);
    const next = await save(first, [{ itemId: one, included: 'yes', unitPrice: '90' }], version);
    expect((await submit(first, next.body.version)).status).toBe(200);
    expect((await owner.call(listQuotes, { params })).body).toHaveLength(1);
    expect(await quote()).toMatchObject({ netAmount: '135.00', lines: [{ quantity: '1.5' }] });
    const [answer] = (await read()).invited;
    expect(answer?.documentIds).toHaveLength(2);
    const documents = (await owner.call(listDocuments, { params })).body;
    expect(documents.filter(({ description }) => description === 'Prijs voor Dak')).toHaveLength(2);
    await owner.request('POST', `/api/quotes/${(await quote())?.id}/accept`, {});
    const accepted = await owner.request('PUT', `/api/quotes/${(await quote())?.id}`, { status: 'accepted' });
    expect(accepted.status).toBe(200);
    const after = (await look(first)).version;
    expect((await save(first, [], after)).status).toBe(409);
    expect((await submit(first, after)).body).toMatchObject({
      message: 'Uw prijs is aanvaard: ze ligt vast.',
    });
    const log = (await owner.call(listChanges, { params, query: {} })).body;
    expect(JSON.stringify(log)).toContain('Jan Maes');
    expect((await owner.call(calls.removeQuoteRequest, { params: { id } })).status).toBe(204);
    expect((await app().visitor.request('GET', `/api/price-requests/${first}`)).status).toBe(404);
  });

  it('stop when it is closed or its day has passed, but can still be read', async () => {
    const asked = await ask();
    const { owner, id, save, items, look, visitor } = asked;
    const { first, second } = await sentTo(asked);
    const declined = await visitor.call(outside.declinePrices, {
      params: { token: second },
      body: { note: 'Vol' },
    });
    expect([declined.status, declined.body.state]).toEqual([200, 'declined']);
    const question = await visitor.call(outside.askQuestion, {
      params: { token: first },
      body: { text: 'Welke pan?' },
    });
    expect(question.status).toBe(201);
    const answer = (body: { text: string; toAll: boolean; questionId?: number }) =>
      owner.call(calls.answerQuestion, { params: { id }, body });
    expect((await answer({ text: 'x', toAll: false })).status).toBe(400);
    expect((await answer({ text: 'x', toAll: false, questionId: 2_000_000_000 })).status).toBe(400);
    await answer({ text: 'Alleen voor u', toAll: false, questionId: question.body.id });
    expect((await look(first)).questions).toMatchObject([{ answer: 'Alleen voor u', isOwn: true }]);
    expect((await look(second)).questions).toEqual([]);
    await answer({ text: 'Rode', toAll: true, questionId: question.body.id });
    const [shown] = (await look(second)).questions;
    expect([shown?.question, shown?.answer, shown?.isOwn]).toEqual(['Welke pan?', 'Rode', false]);
    expect((await owner.call(calls.closeQuoteRequest, { params: { id } })).status).toBe(200);
    const line = { itemId: items[0]?.id ?? 0, included: 'yes' as const, unitPrice: '1' };
    expect((await save(first, [line])).status).toBe(409);
    expect((await look(first)).closed).toContain('afgesloten');
  });

  it('come by phone, in a workbook and on paper: 40 items in four columns to the cent', async () => {
    const asked = await ask(40, ['Dakwerken Maes', 'Tegels Peeters', 'Bouw Jacobs', 'Dak Vos']);
    const { items, visitor, read, submit, look, save } = asked;
    const tokens = asked.tokens((await asked.send()).body);
    const [first = '', second = '', third = '', fourth = ''] = tokens;
    const price = (index: number, of: number) =>
      `${of + index}.${String((index * 7) % 100).padStart(2, '0')}`;
    const sheet = await inject(app().http, { method: 'GET', url: `/price-requests/${first}/list.xlsx` });
    expect([sheet.statusCode, sheet.headers['content-type']]).toEqual([
      200,
      expect.stringContaining('sheet'),
    ]);
    const filled = filledList(items, (index) => price(index, 10));
    const hand = async (token: string, bytes: Uint8Array, name: string, type: string) =>
      visitor.call(outside.handInPrices, {
        ...{ params: { token }, body: {}, file: new File([new Uint8Array(bytes)], name, { type }) },
      });
    const excel = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
    const one = await hand(first, filled, 'lijst.xlsx', excel);
    expect([one.status, one.body.matched, one.body.unmatched]).toEqual([201, 40, []]);
    const euro = (cents: bigint) => `${cents / 100n},${String(cents % 100n).padStart(2, '0')}`;
    const net = (index: number, of: number) => {
      const cents = BigInt(price(index, of).replace('.', ''));
      return (cents * BigInt((index + 1) * 10 + 5) + 5n) / 10n;
    };
    const paper = await makePdf({
      title: 'Offerte',
      madeAt: new Date('2026-01-01T00:00:00Z'),
      sections: [
        {
          table: {
            columns: [
              ...[
                { title: 'Nr.', share: 0.1 },
                { title: 'Omschrijving', share: 0.4 },
                { title: 'Aantal', share: 0.15 },
              ],
              ...[
                { title: 'Prijs', share: 0.15 },
                { title: 'Totaal', share: 0.2 },
              ],
            ],
            rows: items.map((item, index) => ({
              cells: [
                ...[String(index + 1), item.description, `${item.quantity.replace('.', ',')} m²`],
                ...[price(index, 20).replace('.', ','), euro(net(index, 20))],
              ],
            })),
          },
        },
      ],
    });
    const two = await hand(second, paper, 'lijst.pdf', 'application/pdf');
    expect([two.status, two.body.matched, two.body.unmatched]).toEqual([201, 40, []]);
    // One saves as they type, the other has a phone without a script.
    const typed = items.map(({ id }, index) => ({ itemId: id, unitPrice: price(index, 30) }));
    const saved = await save(
      third,
      typed.map((line) => ({ ...line, included: 'yes' as const })),
    );
    expect(saved.status).toBe(200);
    const fields = items.map(({ id }, index) => [`unitPrice-${id}`, price(index, 40).replace('.', ',')]);
    const posted = await inject(app().http, {
      ...{ method: 'POST', url: `/price-requests/${fourth}` },
      payload: new URLSearchParams([['version', '0'], ['do', 'save'], ...fields]).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect(posted.statusCode).toBe(303);
    for (const token of tokens) expect((await submit(token, (await look(token)).version)).status).toBe(200);
    const { columns, rows, estimate } = (await read()).comparison;
    const total = (of: number) => items.reduce((sum, _, index) => sum + net(index, of), 0n);
    expect(columns.map((column) => [column.net, column.isComplete, column.isLowestComplete])).toEqual([
      [euro(total(10)).replace(',', '.'), true, true],
      ...[20, 30, 40].map((of) => [euro(total(of)).replace(',', '.'), true, false]),
    ]);
    expect(rows.map(({ cells }) => cells.map((cell) => cell.net))).toEqual(
      items.map((_, index) => [10, 20, 30, 40].map((of) => euro(net(index, of)).replace(',', '.'))),
    );
    const expected = items.reduce((sum, item) => sum + BigInt(item.totalAmount.replace('.', '')), 0n);
    expect(estimate).toBe(euro(expected).replace(',', '.'));
    const wrong = await hand(
      first,
      writeWorkbook([{ name: 'x', widths: [], rows: [[{ text: 'hallo' }]] }]),
      'x.xlsx',
      excel,
    );
    expect(wrong.status).toBe(422);
  });

  it('leave nothing behind where the link was taken back during an upload', async () => {
    const asked = await ask();
    const { owner, params, items } = asked;
    const { first } = await sentTo(asked);
    const [link] = (await owner.call(listGuestLinks, { params })).body.toReversed();
    const form = new FormData();
    const filled = filledList(items, () => '10');
    form.append('file', new File([new Uint8Array(filled)], 'lijst.xlsx'));
    const { headers, payload } = await encodeForm(form);
    const before = (await app().listStored()).kept.length;
    // The link is good when the upload begins, and taken back before it ends.
    const half = payload.length >> 1;
    const slow = new ReadableStream<Uint8Array>({
      async start(controller) {
        controller.enqueue(payload.subarray(0, half));
        await vi.waitFor(async () => expect((await app().listStored()).incoming).toHaveLength(1), 30_000);
        expect((await owner.request('DELETE', `/api/guest-links/${link?.id}`)).status).toBe(204);
        controller.enqueue(payload.subarray(half));
        controller.close();
      },
    });
    const { http } = app();
    await http.listen({ port: 0, host: '127.0.0.1' });
    const sent = await fetch(`${http.listeningOrigin}/api/price-requests/${first}/file`, {
      ...{ method: 'POST', body: slow, duplex: 'half' },
      headers: { ...headers, host: 'localhost:4999' },
    } as RequestInit);
    expect(sent.status).toBe(404);
    expect((await owner.call(listDocuments, { params })).body).toEqual([]);
    expect(await app().listStored()).toMatchObject({ incoming: [], kept: { length: before } });
  });
});

describe('the page of a price request', () => {
  it('works without a script, keeps what was typed and hands in', async () => {
    const asked = await ask();
    const { items, look, tokens, send } = asked;
    const [token = ''] = tokens((await send()).body);
    const url = `/price-requests/${token}`;
    const form = (path: string, fields: Record<string, string>) =>
      inject(app().http, {
        ...{ method: 'POST', url: `${url}${path}`, payload: new URLSearchParams(fields).toString() },
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      });
    const page = await inject(app().http, { method: 'GET', url });
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain('Wat ziet u hier en wat niet');
    expect(page.body).toContain('<span class="soft">02.1</span> Post a werk');
    expect(page.headers).toMatchObject({
      'x-robots-tag': 'noindex, nofollow',
      'referrer-policy': 'no-referrer',
    });
    const [one = 0, two = 0] = items.map(({ id }) => id);
    const wrong = await form('', {
      version: '0',
      [`unitPrice-${one}`]: 'veel',
      [`unitPrice-${two}`]: '12,50',
      do: 'save',
    });
    expect(wrong.statusCode).toBe(400);
    expect(wrong.body).toContain(`id="unitPrice-${one}-fout"`);
    expect(wrong.body).toContain('value="12,50"');
    const typed = { [`unitPrice-${one}`]: '1.234,56', [`vatRate-${one}`]: '21' };
    const unnamed = await form('', { version: '0', ...typed, do: 'submit', name: ' ' });
    expect([unnamed.statusCode, unnamed.body.includes('Vul uw naam in.')]).toEqual([400, true]);
    expect((await look(token)).draft.lines).toMatchObject([{ unitPrice: '1234.56', vatRate: 21 }]);
    const handed = await form('', { version: '1', ...typed, do: 'submit', name: 'Jan' });
    expect([handed.statusCode, handed.headers.location]).toEqual([303, `${url}?gedaan=ingediend`]);
    expect((await form('/questions', { text: ' ' })).statusCode).toBe(400);
    expect((await form('/questions', { text: 'Wanneer?' })).statusCode).toBe(303);
    expect((await form('/decline', {})).statusCode).toBe(409);
    expect((await inject(app().http, { method: 'GET', url: `${url}/list.pdf` })).statusCode).toBe(200);
    expect((await inject(app().http, { method: 'GET', url: `${url}/documents/1` })).statusCode).toBe(404);
    const script = await inject(app().http, { method: 'GET', url: '/outside/prices.js' });
    expect([script.statusCode, script.body.length < 40_000]).toEqual([200, true]);
    expect(() => new Function(script.body)).not.toThrow();
  });
});
