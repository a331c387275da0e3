import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { listChanges, undoChange } from '#/features/history/shared/logbook/contract';
import { getCashPlan } from '#/features/money/cash-plan/contract';
import { getGuestPage } from '#/features/outside/guests/contract';
import { createInvoice } from '#/features/papers/shared/invoices/contract';
import { createQuote, updateAgreement } from '#/features/papers/shared/quotes/contract';
import { listDeadlines } from '#/features/reminders/shared/deadlines/contract';
import { listTodo } from '#/features/reminders/shared/todo/contract';
import * as calls from '#/features/site/acceptances/contract';
import { answerAcceptance, getGuestAcceptance } from '#/features/site/acceptances/guest-contract';
import { updatePoint } from '#/features/site/points/contract';
import { createRoom } from '#/features/work/shared/rooms/contract';
import { inject } from '../../../../../tests/support/inject';
import { acceptedOn, answerMinutes, openContract as open } from '../../../../../tests/support/open-contract';
import { pdfFile } from '../../../../../tests/support/papers';
import { readPdfLines } from '../../../../../tests/support/read-pdf';
import { withTestApp } from '../../../../../tests/support/test-app';

const app = withTestApp();
const on = acceptedOn;
const openContract = () => open(app());
const visitor = () => app().visitor;
const answer = (token: string, id: number, said?: object) => answerMinutes(app(), token, id, said);

describe('an acceptance', () => {
  it('begins with the open points of the contract, and proposes the retention and their amounts', async () => {
    const { owner, point, made } = await openContract();
    const first = await point({ amount: '150' });
    const done = await point({ amount: '75' });
    await point({ quoteId: null, contactId: null });
    await owner.call(updatePoint, { params: { id: done.id }, body: { status: 'accepted' } as never });
    expect(await made()).toMatchObject({
      ...{ kind: 'single', day: on, outcome: 'with-points', pointIds: [first.id], keptBack: '650.00' },
      ...{ status: 'draft', countsSince: null, filePath: null, sha256: null, follows: [], released: null },
    });
  });

  it('keeps back no more than what is not paid, also when proposing', async () => {
    const { owner, params, contactId, quote, point, made, put } = await openContract();
    const invoice = { contactId, quoteId: quote.id, amount: '9900', status: 'paid' };
    await owner.call(createInvoice, { params, body: invoice as never });
    await point({ amount: '400' });
    const begun = await made();
    expect(begun.keptBack).toBe('100.00');
    expect(await put(begun.id, { keptBack: '100.01' })).toMatchObject({
      status: 400,
      body: { message: expect.stringContaining('100,00') },
    });
    expect((await put(begun.id, { keptBack: '100' })).status).toBe(200);
  });

  it('is of an accepted quote, not before its day, and one or two as was said the first time', async () => {
    const { begin, made, sign, owner, params, contactId } = await openContract();
    const { body: open } = await owner.call(createQuote, { params, body: { contactId, amount: '5' } });
    const early = await owner.request('POST', `/api/quotes/${open.id}/acceptances`, {
      kind: 'single',
      day: on,
    });
    expect(early).toMatchObject({ status: 409, body: { message: expect.stringContaining('geaccepteerde') } });
    expect(await begin('single', '2026-02-28')).toMatchObject({
      status: 400,
      body: { message: expect.stringContaining('1 maart 2026') },
    });
    expect((await begin('final')).status).toBe(409);
    const first = await made('provisional');
    expect((await begin('provisional')).status).toBe(409);
    expect((await begin('single')).status).toBe(409);
    expect((await begin('final', '2027-10-01')).status).toBe(409);
    await sign(first.id);
    expect((await begin('final', '2026-09-30')).status).toBe(400);
    expect((await begin('final', '2027-10-01')).status).toBe(201);
    for (const body of [{ kind: 'half', day: on }, { kind: 'single' }, { kind: 'single', day: '2026-02-30' }])
      expect((await owner.request('POST', `/api/quotes/${open.id}/acceptances`, body)).status).toBe(400);
  });

  it('takes no point of another contract, nor what is of another project', async () => {
    const { owner, params, contactId, made, put, point } = await openContract();
    const { body: other } = await owner.call(createQuote, {
      params,
      body: { contactId, amount: '5', status: 'accepted' },
    });
    const begun = await made();
    const theirs = await point({ quoteId: other.id });
    expect(await put(begun.id, { pointIds: [theirs.id] })).toMatchObject({
      status: 400,
      body: { message: expect.stringContaining('ander contract') },
    });
    const elsewhere = await openContract();
    const far = await elsewhere.point();
    const { body: room } = await elsewhere.owner.call(createRoom, {
      params: elsewhere.params,
      body: { name: 'Bad' },
    });
    expect((await put(begun.id, { pointIds: [far.id] })).status).toBe(400);
    expect((await put(begun.id, { clearRoomIds: [room.id] })).status).toBe(400);
    for (const body of [{ outcome: 'maybe' }, { present: 'Jan' }, { keptBack: '-1' }, { day: 'x' }])
      expect((await put(begun.id, body)).status).toBe(400);
    expect((await put(begun.id, { keptUntil: '2026-09-30' })).status).toBe(400);
    const sent = await owner.request('POST', `/api/acceptances/${begun.id}/send`, { contactIds: [] });
    expect(sent.status).toBe(400);
  });

  it('says what has to be so before anybody reads it', async () => {
    const { owner, made, put, point, contactId } = await openContract();
    const begun = await made();
    const send = () =>
      owner.request('POST', `/api/acceptances/${begun.id}/send`, { contactIds: [contactId] });
    await put(begun.id, { outcome: 'refused' });
    expect(await send()).toMatchObject({ status: 409, body: { message: expect.stringContaining('waarom') } });
    await put(begun.id, { outcome: 'with-points' });
    expect((await send()).status).toBe(409);
    const { id } = await point();
    await put(begun.id, { outcome: 'accepted', pointIds: [id] });
    expect((await send()).status).toBe(409);
    await put(begun.id, { outcome: 'with-points' });
    expect((await send()).status).toBe(200);
  });
});

describe('minutes', () => {
  it('are frozen with their hash when they are sent, and say what the data says', async () => {
    const { owner, params, point, made, put, send, get, quote, contactId } = await openContract();
    const { body: room } = await owner.call(createRoom, { params, body: { name: 'Badkamer' } });
    const { body: clear } = await owner.call(createRoom, { params, body: { name: 'Keuken' } });
    await point({ text: 'Kraan lekt', roomId: room.id, dueDate: '2026-11-02', amount: '150' });
    await owner.call(createInvoice, {
      params,
      body: { contactId, quoteId: quote.id, amount: '4000', status: 'paid' } as never,
    });
    const begun = await made();
    await put(begun.id, {
      ...{ present: ['Katrien', 'Jan Maes'], clearRoomIds: [clear.id], remarks: 'Sleutels afgegeven.' },
      ...{ keptBack: '650', keptUntil: '2026-12-01' },
    });
    await send(begun.id);
    const { filePath, sha256, status } = await get(begun.id);
    expect(status).toBe('sent');
    const { rawPayload } = await app().http.inject({
      url: filePath ?? '',
      headers: { cookie: owner.cookie },
    });
    expect(createHash('sha256').update(rawPayload).digest('hex')).toBe(sha256);
    const lines = (await readPdfLines(rawPayload)).join('\n');
    for (const said of [
      ...['Proces-verbaal van oplevering', 'Dakwerken Maes', 'OF-7', '1 oktober 2026', 'Katrien, Jan Maes'],
      ...['€ 10.000,00', '€ 4.000,00', 'Punt 1', 'Kraan lekt', 'Badkamer', '2 november 2026'],
      ...['Niets op te merken in: Keuken', 'Ingehouden: € 650,00 tot 1 december 2026', 'Sleutels afgegeven.'],
      ...['Aanvaard met punten', 'gewone elektronische handtekening', 'zekerheid B'],
    ])
      expect(lines).toContain(said);
    // What one point is worth to the owner is nobody else's.
    expect(lines).not.toContain('150,00');
    expect(lines).not.toContain('rechtsgeldig');
  });

  it('that were sent become a draft by a change, and are seen by nobody outside until they are sent again', async () => {
    const { made, put, send, get } = await openContract();
    const { id } = await made();
    const token = await send(id);
    const page = async () => (await visitor().call(getGuestPage, { params: { token } })).body.acceptances;
    expect(await page()).toMatchObject([{ id, isAnswered: false }]);
    const { body: read } = await visitor().call(getGuestAcceptance, { params: { token, id } });
    expect(read).toMatchObject({ sum: '10000.00', points: [], answer: null });
    await put(id, { remarks: 'Nog een woord' });
    expect(await get(id)).toMatchObject({ status: 'draft', sha256: null, filePath: null });
    expect(await page()).toEqual([]);
    const gone = await inject(app().http, { method: 'GET', url: `/api/guest/${token}/acceptances/${id}` });
    expect(gone.statusCode).toBe(404);
    await send(id);
    const late = await inject(app().http, {
      ...{ method: 'POST', url: `/api/guest/${token}/acceptances/${id}` },
      headers: { 'content-type': 'application/json' },
      payload: JSON.stringify({ version: read.version, name: 'Jan', answer: 'agree' }),
    });
    expect(late.statusCode).toBe(409);
    expect(late.json()).toMatchObject({
      changed: [{ what: 'Opmerkingen', before: 'niets', after: 'Nog een woord' }],
      current: { remarks: 'Nog een woord' },
    });
  });

  it('count from the owner’s signature on, whoever signed first, and then stay as they are', async () => {
    const { owner, editor, made, put, send, sign, get, point } = await openContract();
    const { id: pointId } = await point({ amount: '100' });
    const { id } = await made();
    const token = await send(id);
    const said = await answer(token, id, { answer: 'agree-with-remark', remark: 'Voeg volgt' });
    expect(said.body.answer).toMatchObject({ name: 'Jan Maes', remark: 'Voeg volgt' });
    expect(await get(id)).toMatchObject({ status: 'signed', countsSince: null });
    const { version } = await get(id);
    const body = { version, name: 'Els', answer: 'agree' };
    expect((await editor.request('POST', `/api/acceptances/${id}/sign`, body)).status).toBe(403);
    expect((await put(id, { remarks: 'x' })).status).toBe(409);
    expect((await sign(id)).status).toBe(200);
    const signed = await get(id);
    expect(signed.countsSince).not.toBeNull();
    expect(signed.signatures.map(({ name }) => name)).toEqual(['Jan Maes', 'Katrien']);
    expect((await sign(id)).status).toBe(409);
    expect((await owner.request('DELETE', `/api/acceptances/${id}`)).status).toBe(409);
    expect(await owner.request('DELETE', `/api/points/${pointId}`)).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('proces-verbaal') },
    });
    expect((await owner.request('DELETE', `/api/quotes/${signed.quoteId}`)).status).toBe(409);
  });

  it('are answered once, and a no leaves them to be changed', async () => {
    const { made, put, send, get, owner, params } = await openContract();
    const { id } = await made();
    const token = await send(id);
    await answer(token, id, { answer: 'disagree', remark: 'De goot is van een ander' });
    const [told] = (await owner.call(listChanges, { params, query: {} })).body;
    expect(told?.title).toMatch(/ging niet akkoord met het proces-verbaal van de oplevering van /);
    expect(await get(id)).toMatchObject({ status: 'sent', countsSince: null });
    const todos = (await owner.call(listTodo, { params, query: {} })).body;
    expect(JSON.stringify(todos)).toContain('Niet akkoord met de oplevering');
    expect((await put(id, { remarks: 'Goot hoort er niet bij' })).status).toBe(200);
    expect((await get(id)).signatures).toEqual([]);
    await send(id);
    await answer(token, id);
    expect(await get(id)).toMatchObject({ status: 'signed' });
    expect((await answer(token, id)).status).toBe(409);
  });

  it('are marked with the member in whose browser the other side answered, in the log too', async () => {
    const { made, send, get, owner, params } = await openContract();
    const { id } = await made();
    const token = await send(id);
    const { version } = await get(id);
    const body = { version, name: 'Jan Maes', answer: 'agree' as const };
    const answered = await owner.call(answerAcceptance, { params: { token, id }, body });
    expect(answered.status).toBe(200);
    const [signature] = (await get(id)).signatures;
    expect(signature?.as).toBeTruthy();
    const [told] = (await owner.call(listChanges, { params, query: {} })).body;
    expect(told?.title).toContain(`Jan Maes, in een browser waarin ${signature?.as} was ingelogd`);
  });

  it('are not signed on others than were read', async () => {
    const { made, put, get, sign } = await openContract();
    const { id, version } = await made();
    await put(id, { remarks: 'Nieuw' });
    expect(await sign(id, { version })).toMatchObject({ status: 409, body: { current: { id } } });
    expect((await get(id)).countsSince).toBeNull();
    expect((await sign(id, { answer: 'agree-with-remark' })).status).toBe(400);
  });

  it('count by the signed paper alone', async () => {
    const { owner, editor, made, get } = await openContract();
    const { id } = await made();
    const url = `/api/acceptances/${id}/minutes.pdf`;
    const print = await app().http.inject({ url, headers: { cookie: owner.cookie } });
    expect((await readPdfLines(print.rawPayload)).join('\n')).toContain('Handtekeningen op papier');
    await editor.call(calls.uploadSigned, { params: { id }, body: {}, file: pdfFile('getekend.pdf') });
    const kept = await get(id);
    expect(kept).toMatchObject({ status: 'signed', countsBy: 'het getekende papier' });
    expect(kept.paperPath).not.toBeNull();
    expect(kept.sha256).toMatch(/^[0-9a-f]{64}$/);
    const again = await editor.call(calls.uploadSigned, {
      params: { id },
      body: {},
      file: pdfFile('weer.pdf'),
    });
    expect(again.status).toBe(409);
  });
});

describe('two people', () => {
  it('are told of each other’s change', async () => {
    const { owner, editor, made, get } = await openContract();
    const { id, version } = await made();
    const on1 = { 'if-match': `"${version}"` };
    const put = (by: typeof owner, remarks: string) =>
      by.request('PUT', `/api/acceptances/${id}`, { remarks }, on1);
    expect((await put(editor, 'Van Els')).status).toBe(200);
    expect(await put(owner, 'Van Katrien')).toMatchObject({
      status: 409,
      body: { current: { remarks: 'Van Els' } },
    });
    for (const deed of ['send', 'release'])
      expect(
        (await owner.request('POST', `/api/acceptances/${id}/${deed}`, { contactIds: [1] }, on1)).status,
      ).toBe(409);
    expect((await get(id)).remarks).toBe('Van Els');
  });

  it('who are no member see nothing of it', async () => {
    const { stranger, made } = await openContract();
    const { id, quoteId } = await made();
    expect((await stranger.request('GET', `/api/quotes/${quoteId}/acceptances`)).status).toBe(404);
    expect((await stranger.request('PUT', `/api/acceptances/${id}`, {})).status).toBe(404);
  });
});

describe('what follows', () => {
  it('is told before the last of it is paid in silence, until minutes are sent', async () => {
    const { owner, params, contactId, quote, point, made, send } = await openContract();
    await point();
    const invoice = { contactId, quoteId: quote.id, amount: '10000' };
    await owner.call(createInvoice, { params, body: invoice as never });
    const told = async () => JSON.stringify((await owner.call(listTodo, { params, query: {} })).body);
    expect(await told()).toContain('Volledig betalen zonder voorbehoud kan als aanvaarding gelden');
    const { id } = await made();
    expect(await told()).toContain('zonder voorbehoud');
    await send(id);
    expect(await told()).not.toContain('zonder voorbehoud');
  });

  it('takes the place of the retention in the cash plan, on the day that it comes free', async () => {
    const { owner, params, made, put, sign, quote } = await openContract();
    const agreement = {
      retention: 10,
      instalments: [
        { label: 'Bestelling', percent: 30, on: 'order' },
        { label: 'Oplevering', percent: 70, on: 'provisional' },
      ],
    };
    await owner.call(updateAgreement, { params: { id: quote.id }, body: agreement as never });
    const entries = async () =>
      (await owner.call(getCashPlan, { params })).body.entries.map(({ kind, day, amount }) => [
        ...[kind, kind === 'retention' ? day : null, amount],
      ]);
    expect(await entries()).toEqual(
      expect.arrayContaining([
        ['retention', null, '-500.00'],
        ['instalment', null, '-6300.00'],
      ]),
    );
    const { id } = await made();
    await put(id, { keptBack: '400', keptUntil: '2027-03-01' });
    await sign(id);
    const after = await entries();
    expect(after).toContainEqual(['retention', '2027-03-01', '-400.00']);
    const sum = after.reduce((all, [, , amount]) => all + Number(amount), 0);
    expect(sum).toBe(-10000);
  });

  it('is free by its points, and then stands among what there is to do', async () => {
    const { owner, params, point, made, sign, get } = await openContract();
    const points = [await point({ amount: '100' }), await point({ amount: '50' })];
    const { id } = await made();
    await sign(id);
    expect(await get(id)).toMatchObject({ keptBack: '650.00', released: null, toPay: '650.00' });
    for (const each of points)
      await owner.call(updatePoint, {
        ...{ params: { id: each.id }, body: { status: 'accepted' } as never },
      });
    expect((await get(id)).released).toEqual({ why: 'points', day: null });
    const todos = JSON.stringify((await owner.call(listTodo, { params, query: {} })).body);
    expect(todos).toContain('€\u00a0650,00 is vrij om te betalen');
  });

  it('is free by hand, which can be taken back; the signature cannot', async () => {
    const { owner, params, made, sign, get } = await openContract();
    const { id } = await made();
    expect((await owner.request('POST', `/api/acceptances/${id}/release`)).status).toBe(409);
    await sign(id);
    expect((await owner.request('POST', `/api/acceptances/${id}/release`)).status).toBe(200);
    expect((await get(id)).released).toMatchObject({ why: 'hand' });
    const lastOf = async () => (await owner.call(listChanges, { params, query: {} })).body[0]?.id ?? 0;
    await owner.call(undoChange, { params: { id: await lastOf() }, query: {}, body: {} });
    expect((await get(id)).released).toBeNull();
    const changes = (await owner.call(listChanges, { params, query: {} })).body;
    const signing = changes.find(({ title }) => title.includes('ging akkoord'));
    const undo = await owner.request('POST', `/api/changes/${signing?.id}/undo`, {});
    expect(undo.status).toBe(409);
  });

  it('gives days that can be moved, in the list of deadlines; of what was refused none', async () => {
    const { owner, params, made, put, sign, get } = await openContract();
    const first = await made('provisional');
    await put(first.id, { outcome: 'refused', reason: 'Het dak is open', keptUntil: '2026-10-15' });
    await sign(first.id);
    expect(await get(first.id)).toMatchObject({ follows: [], released: null });
    expect((await owner.request('POST', `/api/acceptances/${first.id}/release`)).status).toBe(409);
    const { id } = await made('provisional');
    await sign(id);
    expect((await get(id)).follows).toMatchObject([{ kind: 'final', day: '2027-10-01', grade: 'B' }]);
    await owner.request('PUT', `/api/acceptances/${id}/days`, {
      ...{ finalOn: '2027-09-15', startsLiability: true, goodsDeliveredOn: '2024-02-29' },
    });
    const { follows } = await get(id);
    expect(follows.map(({ kind, day }) => [kind, day])).toEqual([
      ['final', '2027-09-15'],
      ['liability', '2036-10-01'],
      ['goods', '2026-02-28'],
    ]);
    const listed = (await owner.call(listDeadlines, { params })).body;
    expect(listed.filter(({ kind }) => kind.startsWith('acceptance')).map(({ day }) => day)).toEqual([
      ...['2026-02-28', '2027-09-15', '2036-10-01'],
    ]);
    const rows = (await owner.call(listTodo, { params, query: {} })).body;
    expect(rows.find(({ kind }) => kind === 'acceptance-goods')?.ground).toBe(
      'Twee jaar wettelijke garantie op roerende goederen, te rekenen van de levering. (zekerheid A)',
    );
  });
});
