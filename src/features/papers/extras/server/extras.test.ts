import { createHash, randomUUID } from 'node:crypto';
import { and, eq, isNull, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { listChanges } from '#/features/history/shared/logbook/contract';
import { getBudget } from '#/features/money/budget/contract';
import { sendCode } from '#/features/outside/links/server/code';
import { noticeJob } from '#/features/outside/shared/links/server/notice';
import { outsiderLinks } from '#/features/outside/shared/links/server/tables';
import { approvalJob, sendApproval } from '#/features/papers/extras/server/send-job';
import * as calls from '#/features/papers/shared/extras/contract';
import { createInvoice } from '#/features/papers/shared/invoices/contract';
import { listFindings } from '#/features/papers/shared/invoices/findings-contract';
import { createQuote, listQuotes } from '#/features/papers/shared/quotes/contract';
import { listDocuments } from '#/features/work/shared/documents/contract';
import { jobs } from '#/platform/server/database/schema/jobs';
import { rateLimits } from '#/platform/server/database/schema/people';
import type { Letter } from '#/platform/server/mail/mailer';
import { inject } from '../../../../../tests/support/inject';
import { jobContext } from '../../../../../tests/support/job-context';
import { addContact, openTeam } from '../../../../../tests/support/papers';
import { readPdfLines } from '../../../../../tests/support/read-pdf';
import { testUrl, withTestApp } from '../../../../../tests/support/test-app';

const app = withTestApp();
const mailing = withTestApp({
  env: { SMTP_URL: 'smtp://localhost:2525', MAIL_FROM: 'truweel@voorbeeld.example' },
});

const window = { description: 'Dakvenster', quantity: '2', unit: 'st', unitPrice: '500', vatRate: 6 };
const work = { title: 'Dakvensters', reason: 'Extra licht gevraagd', days: 3, lines: [window] };

async function openQuote(more: object = {}, at = app()) {
  const team = await openTeam(at);
  const { owner, projectId } = team;
  const contactId = await addContact(at, owner, { company: 'Dakwerken Maes', email: 'info@maes.example' });
  const params = { projectId };
  const body = { contactId, amount: '10600', status: 'accepted' as const, quoteNumber: 'OF-7', ...more };
  const { body: quote } = await owner.call(createQuote, { params, body });
  const add = async (fields: object = {}) =>
    (await owner.call(calls.createExtra, { params: { id: quote.id }, body: { ...work, ...fields } })).body;
  const send = async (id: number, email?: string) =>
    (await owner.call(calls.sendExtra, { params: { id }, body: { email } })).body.url ?? '';
  const find = async () => (await owner.call(calls.listExtras, { params: { id: quote.id } })).body;
  return { ...team, params, contactId, quote, add, send, find };
}

const tokenOf = (url: string) => url.split('/').at(-1) ?? '';

/** Somebody without an account. */
async function ask(method: 'GET' | 'POST', token: string, payload?: object, at = app()) {
  const response = await inject(at.http, {
    ...{ method, url: `/api/approvals/${token}` },
    ...(payload ? { payload: JSON.stringify(payload), headers: { 'content-type': 'application/json' } } : {}),
  });
  return { status: response.statusCode, body: response.json(), headers: response.headers };
}

/** As who read it decides: on the version that was shown. */
async function decide(token: string, said: object, at = app()) {
  const { body } = await ask('GET', token, undefined, at);
  return ask('POST', token, { version: body.version ?? 1, ...said }, at);
}

const approve = { name: 'Jan Maes', decision: 'approve' };

describe('extra work on a quote', () => {
  it('is noted with its number and what its lines make, less work below zero', async () => {
    const { add, find } = await openQuote();
    const first = await add();
    const less = await add({ title: 'Zonder goot', lines: [{ ...window, quantity: '-1' }], days: 0 });
    expect(first).toMatchObject({ number: 1, net: '1000.00', total: '1060.00', days: 3, status: 'draft' });
    expect(less).toMatchObject({ number: 2, net: '-500.00', total: '-530.00', version: 1 });
    expect(await find()).toEqual([first, less]);
  });

  it('never takes the number of one that was removed, also when that comes back', async () => {
    const { owner, params, quote, add, find } = await openQuote();
    await add();
    const { id } = await add({ title: 'Luik' });
    await owner.request('DELETE', `/api/extras/${id}`);
    expect(await add({ title: 'Koepel' })).toMatchObject({ number: 3 });
    const [removal] = (await owner.call(listChanges, { params, query: { kind: 'extras' } })).body.filter(
      ({ recordId, action }) => recordId === id && action === 'remove',
    );
    expect((await owner.request('POST', `/api/changes/${removal?.id}/undo`, {})).status).toBe(200);
    expect((await find()).map(({ number, title }) => `${number} ${title}`)).toEqual([
      '1 Dakvensters',
      '2 Luik',
      '3 Koepel',
    ]);
    const about = (await owner.call(listChanges, { params, query: { kind: 'quotes' } })).body;
    expect(about.filter(({ recordId }) => recordId === quote.id).map(({ action }) => action)).toEqual([
      'add',
    ]);
  });

  it('belongs to an accepted quote, and strangers know nothing of it', async () => {
    const { owner, helper, stranger, quote, add } = await openQuote({ status: 'pending' });
    const url = `/api/quotes/${quote.id}/extras`;
    expect((await owner.request('POST', url, work)).status).toBe(409);
    await owner.request('PUT', `/api/quotes/${quote.id}`, { status: 'accepted' });
    const { id } = await add();
    expect((await helper.request('GET', url)).status).toBe(200);
    expect((await helper.request('POST', url, work)).status).toBe(403);
    for (const [method, path] of [
      ['GET', url],
      ['POST', url],
      ['PUT', `/api/extras/${id}`],
      ['DELETE', `/api/extras/${id}`],
      ['POST', `/api/extras/${id}/send`],
    ] as const)
      expect((await stranger.request(method, path, method === 'GET' ? undefined : work)).status).toBe(404);
  });

  it('counts once it is approved: in the contract, in what is committed and in the real budget', async () => {
    const { owner, params, add, send } = await openQuote();
    const extra = await add();
    const figures = async () => {
      const { body: budget } = await owner.call(getBudget, { params });
      const { body: quotes } = await owner.call(listQuotes, { params });
      const { totalSpent, approvedExtras, realBudget, line } = budget;
      return [quotes[0]?.contractSum, totalSpent, approvedExtras, realBudget, line.committed];
    };
    const before = ['10600.00', '10600.00', '0.00', '10600.00', '10600.00'];
    expect(await figures()).toEqual(before);
    const url = await send(extra.id);
    expect(await figures()).toEqual(before);
    await decide(tokenOf(url), approve);
    expect(await figures()).toEqual(['11660.00', '10600.00', '1060.00', '11660.00', '11660.00']);
  });

  it('raises what may be invoiced, and what is asked above it was never approved', async () => {
    const { owner, params, quote, contactId, add, send } = await openQuote();
    const { body: invoice } = await owner.call(createInvoice, {
      params,
      body: { contactId, quoteId: quote.id, amount: '12000' },
    });
    const found = async () => (await owner.call(listFindings, { params: { id: invoice.id } })).body;
    expect(await found()).toMatchObject([{ rule: 'above-contract', amount: '1400.00' }]);
    await decide(tokenOf(await send((await add()).id)), approve);
    const [above] = await found();
    expect(above).toMatchObject({ rule: 'above-contract', amount: '340.00' });
    expect(above?.sentence).toMatch(/goedgekeurd meerwerk.+nooit goedgekeurd/);
  });

  it('takes over an unforeseen cost, which then no longer counts beside it', async () => {
    const unforeseenCosts = [
      { description: 'Stof', amount: '50' },
      { description: 'Licht', amount: '1060' },
    ];
    const { owner, params, add, send } = await openQuote({ unforeseenCosts });
    const real = async () => (await owner.call(getBudget, { params })).body.realBudget;
    expect(await real()).toBe('11710.00');
    const extra = await add({ unforeseen: 1 });
    expect(extra.unforeseen).toEqual({ description: 'Licht', amount: '1060.00' });
    const url = await send(extra.id);
    expect(await real()).toBe('11710.00');
    await decide(tokenOf(url), approve);
    expect(await real()).toBe('11710.00');
    const [quote] = (await owner.call(listQuotes, { params })).body;
    expect(quote?.unforeseenCosts).toEqual([{ description: 'Stof', amount: '50.00' }]);
  });
});

it('is changed and sent on the version that one saw', async () => {
  const { owner, editor, add } = await openQuote();
  const { id } = await add();
  const seen = { 'if-match': '"1"' };
  expect((await editor.request('PUT', `/api/extras/${id}`, { title: 'Koepel' }, seen)).status).toBe(200);
  for (const [method, path, body] of [
    ['PUT', '', { title: 'Luik' }],
    ['POST', '/send', {}],
    ['DELETE', '', undefined],
  ] as const) {
    const refused = await owner.request(method, `/api/extras/${id}${path}`, body, seen);
    expect([refused.status, refused.body]).toMatchObject([409, { current: { title: 'Koepel', version: 2 } }]);
  }
});

it('how a quote is paid is kept with it, and refused where it can’t be', async () => {
  const { owner, quote, params } = await openQuote();
  const url = `/api/quotes/${quote.id}/agreement`;
  const instalments = [
    { label: 'Voorschot', percent: 30, on: 'order' },
    { label: 'Saldo', amount: '7420', on: 'final', date: '2026-12-01' },
  ];
  const said = { kind: 'fixed', instalments, retention: '5', progress: 40 };
  expect((await owner.request('PUT', url, said)).status).toBe(200);
  const [stored] = (await owner.call(listQuotes, { params })).body;
  expect(stored?.agreement).toEqual({
    ...{ kind: 'fixed', retention: 5, progress: 40 },
    instalments: [
      { label: 'Voorschot', percent: 30, amount: null, on: 'order', taskId: null, date: null },
      { label: 'Saldo', percent: null, amount: '7420.00', on: 'final', taskId: null, date: '2026-12-01' },
    ],
  });
  const { body: other } = await owner.request('POST', '/api/projects', { name: 'Elders' });
  const elsewhere = await owner.request('POST', `/api/projects/${(other as { id: number }).id}/planning`, {
    ...{ title: 'Elders', startDate: '2026-12-01', endDate: '2026-12-02' },
  });
  const taskId = (elsewhere.body as { id: number }).id;
  expect(taskId).toBeGreaterThan(0);
  for (const wrong of [
    { instalments: [{ on: 'task', percent: 10, taskId }] },
    { kind: 'gratis' },
    { progress: 101 },
    { instalments: [{ on: 'order' }] },
    {
      instalments: [
        { on: 'order', percent: 60 },
        { on: 'final', percent: 40.01 },
      ],
    },
  ])
    expect((await owner.request('PUT', url, wrong)).status).toBe(400);
});

describe('the link to approve by', () => {
  it('shows the work and nothing else, and opening it decides nothing', async () => {
    const { add, send, find } = await openQuote({ description: 'Dak' });
    const url = await send((await add()).id);
    expect(url).toMatch(/^https?:\/\/[^/]+\/approvals\/[\w-]{43}$/);
    for (const _ of [1, 2]) {
      const { status, body, headers } = await ask('GET', tokenOf(url));
      expect([status, body]).toMatchObject([
        200,
        { number: 1, title: 'Dakvensters', total: '1060.00', status: 'sent', sentBy: 'Katrien Eigenaar' },
      ]);
      expect(Object.keys(body).sort()).toEqual(Object.keys(calls.approval.shape).sort());
      expect(headers).toMatchObject({
        ...{ 'referrer-policy': 'no-referrer', 'cache-control': 'no-store' },
        'x-robots-tag': 'noindex, nofollow',
      });
    }
    expect(await find()).toMatchObject([{ status: 'sent', decidedBy: null }]);
  });

  it('takes one decision; what was approved is frozen as a PDF whose hash is kept', async () => {
    const { owner, params, add, send, find } = await openQuote();
    const title = 'Dakvenster Şahin & Čapek, U ≤ 1,1 en λ 0,022';
    const token = tokenOf(await send((await add({ title })).id));
    expect((await ask('POST', token, { decision: 'approve' })).status).toBe(400);
    expect((await ask('POST', token, { ...approve, decision: 'misschien' })).status).toBe(400);
    const both = await Promise.all([decide(token, approve), decide(token, approve)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await decide(token, { name: 'Ander', decision: 'refuse' })).status).toBe(409);
    expect((await ask('GET', token)).body).toMatchObject({ status: 'approved', decidedBy: 'Jan Maes' });
    const [extra] = await find();
    const documents = (await owner.call(listDocuments, { params })).body;
    expect(documents).toMatchObject([{ category: 'contracts', filePath: extra?.filePath }]);
    const file = await inject(app().http, {
      ...{ method: 'GET', url: extra?.filePath ?? '', headers: { cookie: owner.cookie } },
    });
    expect(createHash('sha256').update(file.rawPayload).digest('hex')).toBe(extra?.sha256);
    const text = (await readPdfLines(file.rawPayload)).join(' ');
    for (const words of [
      title,
      'Gevraagd door Katrien Eigenaar',
      'via de link die Katrien Eigenaar kopieerde, als Jan Maes',
    ]) {
      expect(text).toContain(words);
    }
  });

  it('can refuse, and what was approved can’t be changed, removed or undone', async () => {
    const { owner, params, add, send, find } = await openQuote();
    const [yes, no] = [await add(), await add({ title: 'Luik' })];
    await decide(tokenOf(await send(yes.id)), approve);
    await decide(tokenOf(await send(no.id)), { name: 'Jan Maes', decision: 'refuse' });
    expect(await find()).toMatchObject([
      { status: 'approved' },
      { status: 'refused', decidedBy: 'Jan Maes', sha256: null },
    ]);
    for (const [method, path, body] of [
      ['PUT', '', { title: 'Anders' }],
      ['PUT', '', { status: 'withdrawn' }],
      ['DELETE', '', undefined],
      ['POST', '/send', {}],
    ] as const)
      expect((await owner.request(method, `/api/extras/${yes.id}${path}`, body)).status).toBe(409);
    const lines = (await owner.call(listChanges, { params, query: { kind: 'extras' } })).body;
    const approved = lines.find(({ title }) => title.includes('goedgekeurd'));
    expect(approved).toMatchObject({
      by: null,
      title: expect.stringMatching(
        /^Meerwerk 1 ‘Dakvensters’ is goedgekeurd via de link die Katrien Eigenaar kopieerde, als Jan Maes, €/,
      ),
    });
    const kept = (await owner.call(listChanges, { params, query: { kind: 'documents' } })).body;
    expect(kept).toMatchObject([{ title: expect.stringMatching(/^Katrien Eigenaar voegde/) }]);
    for (const { id } of lines.filter(({ recordId }) => recordId === yes.id))
      expect((await owner.request('POST', `/api/changes/${id}/undo`, {})).status).not.toBe(200);
    expect((await find())[0]).toMatchObject({ status: 'approved', title: 'Dakvensters' });
  });

  it('ends with a change, a new link, a withdrawal, a removal and after fourteen days', async () => {
    const { owner, add, send, find } = await openQuote();
    const { id } = await add();
    const first = tokenOf(await send(id));
    const second = tokenOf(await send(id));
    expect((await ask('GET', first)).status).toBe(404);
    expect((await decide(first, approve)).status).toBe(404);
    expect((await ask('GET', second)).status).toBe(200);
    await owner.request('PUT', `/api/extras/${id}`, { days: 4 });
    expect((await decide(second, approve)).status).toBe(404);
    expect(await find()).toMatchObject([{ status: 'draft', days: 4, sentAt: null }]);
    const third = tokenOf(await send(id));
    await owner.request('PUT', `/api/extras/${id}`, { status: 'withdrawn' });
    expect((await ask('GET', third)).status).toBe(404);
    expect((await owner.request('POST', `/api/extras/${id}/send`, {})).status).toBe(409);
    await owner.request('PUT', `/api/extras/${id}`, { days: 5 });
    const fourth = tokenOf(await send(id));
    await app().db.update(outsiderLinks).set({ until: new Date().toISOString() });
    expect((await decide(fourth, approve)).status).toBe(404);
    const fifth = tokenOf(await send(id));
    await owner.request('DELETE', `/api/extras/${id}`);
    expect((await ask('GET', fifth)).status).toBe(404);
  });

  it('ends with an undoing too, and says that the work was changed', async () => {
    const { owner, params, add, send, find } = await openQuote();
    const { id } = await add();
    await owner.request('PUT', `/api/extras/${id}`, { days: 9 });
    await owner.request('PUT', `/api/extras/${id}`, { days: 3 });
    const token = tokenOf(await send(id));
    const lines = (await owner.call(listChanges, { params, query: { kind: 'extras' } })).body;
    const raised = lines.find(({ fields }) => fields.some(({ after }) => after === '9'));
    const undone = await owner.request('POST', `/api/changes/${raised?.id}/undo`, { force: true });
    expect(undone.status).toBe(409);
    const changed = lines.find(({ fields }) => fields.some(({ before }) => before === '9'));
    expect(changed?.mayUndo).toBe(true);
    expect((await owner.request('POST', `/api/changes/${changed?.id}/undo`, {})).status).toBe(200);
    expect(await find()).toMatchObject([{ status: 'draft', days: 9, sentAt: null }]);
    for (const method of ['GET', 'POST'] as const)
      expect(
        await ask(method, token, method === 'POST' ? { ...approve, version: 4 } : undefined),
      ).toMatchObject({
        status: 404,
        body: { message: 'Dit meerwerk werd aangepast nadat u deze link kreeg. Vraag een nieuwe link.' },
      });
  });

  it('is decided on by the version that was read, after the token and before all else', async () => {
    const { add, send, find } = await openQuote();
    const token = tokenOf(await send((await add()).id));
    const unknown = await ask('POST', 'a'.repeat(43), { anything: true });
    expect(unknown.status).toBe(404);
    expect(await ask('POST', token, approve)).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'version' }] },
    });
    const { version } = (await ask('GET', token)).body;
    expect(await ask('POST', token, { ...approve, version: version + 1 })).toMatchObject({
      status: 409,
      body: { message: expect.any(String), current: { version, status: 'sent', title: 'Dakvensters' } },
    });
    expect(await find()).toMatchObject([{ status: 'sent' }]);
    expect((await ask('POST', token, { ...approve, version })).status).toBe(200);
    expect(await ask('POST', token, { ...approve, version })).toMatchObject({
      status: 409,
      body: { current: { status: 'approved' } },
    });
  });

  it('freezes who sent it, to whom, and whose browser it was', async () => {
    const { owner, helper, stranger, params, add, send, find } = await openQuote();
    const [mine, theirs] = [await add(), await add({ title: 'Luik' })];
    for (const [{ id }, { cookie }, decision] of [
      [mine, helper, 'approve'],
      [theirs, stranger, 'refuse'],
    ] as const) {
      const token = tokenOf(await send(id));
      const { version } = (await ask('GET', token)).body;
      const response = await inject(app().http, {
        ...{ method: 'POST', url: `/api/approvals/${token}`, headers: { cookie } },
        payload: { name: 'Jan Maes', decision, version },
      });
      expect(response.statusCode).toBe(200);
    }
    expect(await find()).toMatchObject([
      { sentBy: 'Katrien Eigenaar', sentTo: null, decidedBy: 'Jan Maes', decidedAs: 'Mo Medewerker' },
      { decidedAs: null },
    ]);
    const { body } = await owner.call(listChanges, { params, query: { kind: 'extras' } });
    expect(body.find(({ title }) => title.includes('goedgekeurd'))?.title).toContain(
      'als Jan Maes, in een browser waarin Mo Medewerker was ingelogd',
    );
  });

  it('is mailed with a link of its own, by which one decides as by any other', async () => {
    const { owner, add, find } = await openQuote({}, mailing());
    const { id } = await add();
    const body = { email: 'jan@maes.example' };
    const sent = await owner.call(calls.sendExtra, { params: { id }, body });
    expect(sent.body).toEqual({ url: null, isMailed: true });
    const [{ payload } = { payload: {} }] = await mailing()
      .db.update(jobs)
      .set({ doneAt: sql`now()` })
      .where(and(eq(jobs.kind, approvalJob), isNull(jobs.doneAt)))
      .returning({ payload: jobs.payload });
    expect(Object.keys(payload as object).sort()).toEqual(['extraId', 'key', 'sentAt']);
    const letters: Letter[] = [];
    const mailer = {
      deliver: async (letter: Letter) => {
        letters.push(letter);
        return 'sent' as const;
      },
    };
    const handle = sendApproval({ db: mailing().db, mailer, publicUrl: testUrl });
    await handle(payload as Record<string, unknown>, jobContext);
    const [letter] = letters;
    expect(letter?.to).toBe('jan@maes.example');
    expect(letter?.subject).toContain('Katrien Eigenaar vraagt uw akkoord voor meerwerk 1');
    const [mailed = ''] = letter?.text.match(/\S+\/approvals\/[\w-]{43}/) ?? [];
    expect(letter?.html).toContain(`href="${mailed}"`);
    const url = new URL(mailed).pathname;
    expect((await inject(mailing().http, { method: 'GET', url })).statusCode).toBe(401);
    expect((await decide(tokenOf(mailed), approve, mailing())).status).toBe(401);
    const [link] = await mailing()
      .db.select()
      .from(outsiderLinks)
      .where(and(eq(outsiderLinks.purpose, 'approval'), eq(outsiderLinks.recordId, id)));
    const mailCode = sendCode({ db: mailing().db, mailer, now: () => new Date() });
    await mailCode({ linkId: link?.id, key: randomUUID() }, jobContext);
    const [code = ''] = letters.at(-1)?.subject.match(/\d{6}/) ?? [];
    const known = await inject(mailing().http, {
      ...{ method: 'POST', url: `/api/links/${tokenOf(mailed)}/code`, payload: { code } },
    });
    const cookie = String(known.headers['set-cookie']).split(';')[0] ?? '';
    expect((await inject(mailing().http, { method: 'GET', url, headers: { cookie } })).statusCode).toBe(200);
    const version = (await find())[0]?.version;
    const decided = await inject(mailing().http, {
      ...{ method: 'POST', url: `/api/approvals/${tokenOf(mailed)}`, headers: { cookie } },
      payload: { ...approve, version },
    });
    expect(decided.statusCode).toBe(200);
    const [copy] = await mailing().db.select().from(jobs).where(eq(jobs.kind, noticeJob));
    expect(copy?.payload).toMatchObject({
      ...{ linkId: link?.id, subject: 'Uw antwoord op meerwerk 1' },
      text: expect.stringContaining('U keurde dit goed als Jan Maes'),
    });
    expect(await find()).toMatchObject([{ sentTo: 'jan@maes.example', status: 'approved' }]);
  });

  it('is said not to be mailed by a server that sends no mail', async () => {
    const { add, owner } = await openQuote();
    const { id } = await add();
    const sent = await owner.call(calls.sendExtra, { params: { id }, body: { email: 'jan@maes.example' } });
    expect(sent.body).toEqual({ url: expect.stringContaining('/approvals/'), isMailed: false });
  });

  it('leads to a page that works without a script, and escapes what people wrote', async () => {
    const { add, send, find } = await openQuote();
    const { id } = await add({ title: '<b>Dak</b>' });
    const url = new URL(await send(id)).pathname;
    const form = async (fields: Record<string, string>, site = 'same-origin') =>
      inject(app().http, {
        ...{ method: 'POST', url, payload: new URLSearchParams(fields).toString() },
        headers: {
          'content-type': 'application/x-www-form-urlencoded',
          ...{ origin: 'null', 'sec-fetch-site': site },
        },
      });
    const page = await inject(app().http, { method: 'GET', url });
    expect([page.statusCode, page.headers['referrer-policy']]).toEqual([200, 'no-referrer']);
    expect(page.body).toContain('&lt;b&gt;Dak&lt;/b&gt;');
    expect(page.body).not.toContain('<b>Dak');
    const [, version = ''] = /id="version">(\d+)</.exec(page.body) ?? [];
    const said = { name: 'Jan Maes', decision: 'approve', agreed: 'yes', version };
    expect((await form({ ...said, version: '' })).statusCode).toBe(400);
    expect((await form({ ...said, agreed: '' })).statusCode).toBe(400);
    expect((await form({ ...said, name: ' ' })).body).toContain('Vul uw naam in.');
    expect((await form(said, 'cross-site')).statusCode).toBe(403);
    expect(await find()).toMatchObject([{ status: 'sent' }]);
    expect((await form(said)).statusCode).toBe(303);
    expect((await form({ ...said, decision: 'refuse' })).statusCode).toBe(303);
    expect((await inject(app().http, { method: 'GET', url })).body).toContain('Goedgekeurd door Jan Maes');
    expect((await inject(app().http, { method: 'GET', url: `${url}x` })).statusCode).toBe(404);
    expect(await find()).toMatchObject([{ status: 'approved' }]);
  });

  it('is known by nobody who guesses: nothing is shown, decided or upset', async () => {
    const { add, send, find } = await openQuote();
    const token = tokenOf(await send((await add()).id));
    const turned = token.slice(0, -1) + (token.endsWith('A') ? 'B' : 'A');
    const near = [turned, token.toUpperCase(), token.slice(1), `${token}A`, '..%2f', 'a'.repeat(43), '%00'];
    const random = fc.sample(
      fc.oneof(
        fc.string({ minLength: 1, unit: 'binary' }).map(encodeURIComponent),
        fc.stringMatching(/^[\w-]{43}$/),
        fc.webPath(),
      ),
      50,
    );
    await app().db.delete(rateLimits);
    for (const guess of [...near, ...random.filter((text) => text !== token)])
      for (const path of ['/api/approvals/', '/approvals/'])
        for (const method of ['GET', 'POST'] as const) {
          const answer = await inject(app().http, {
            ...{ method, url: `${path}${guess}`, headers: { 'content-type': 'application/json' } },
            ...(method === 'POST' ? { payload: JSON.stringify({ ...approve, agreed: 'yes' }) } : {}),
          });
          expect([guess, answer.statusCode]).toEqual([guess, expect.toSatisfy(isRefusal)]);
          expect(answer.body).not.toMatch(/Dakvenster|Maes|1\.060/);
        }
    expect((await ask('GET', token)).body).toMatchObject({ status: 'sent' });
    expect(await find()).toMatchObject([{ status: 'sent' }]);
  });
});

/** Not found, or no address at all. */
function isRefusal(status: number): boolean {
  return [400, 404, 405, 414].includes(status);
}
