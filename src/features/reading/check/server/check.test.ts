import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { eq, isNull } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import * as calls from '#/features/papers/shared/checks/contract';
import { createQuote, listQuotes, removeQuote, updateQuote } from '#/features/papers/shared/quotes/contract';
import { extractQuote } from '#/features/reading/check/scan-contract';
import { quoteChecks } from '#/features/reading/check/server/tables';
import { saveIntake } from '#/features/work/shared/intake/server/store';
import { modelLines, modelQuote } from '../../../../../tests/support/model-quote';
import { addContact, openTeam, pdfFile } from '../../../../../tests/support/papers';
import { fileOf, sampleImage, sampleXlsx } from '../../../../../tests/support/sample-files';
import { sampleFolder } from '../../../../../tests/support/samples';
import { type Client, withTestApp } from '../../../../../tests/support/test-app';
import { textPdf } from '../../../../../tests/support/text-pdf';

const app = withTestApp();

const quotePdf = async () =>
  fileOf(await textPdf('Offerte', Object.values(modelLines)), 'offerte.pdf', 'application/pdf');

async function openWithQuote(file?: File) {
  const team = await openTeam(app());
  const contactId = await addContact(app(), team.owner);
  const add = async (by: Client = team.owner) => {
    const { body } = await by.call(createQuote, {
      params: { projectId: team.projectId },
      body: { contactId: by === team.owner ? contactId : await addContact(app(), by), amount: '25440' },
      file,
    });
    return body.id;
  };
  const check = async (by: Client = team.owner, quoteText = modelQuote()) =>
    (await by.call(calls.analyzeQuoteText, { body: { quoteText } })).body;
  return { ...team, add, quoteId: await add(), check };
}

describe('the check of a text', () => {
  it('answers with the specification’s analysis, who judged and what was found', async () => {
    const owner = await app().signIn();
    const { status, body } = await owner.call(calls.analyzeQuoteText, { body: { quoteText: modelQuote() } });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      totaalScore: 10,
      volledigheid: { score: 10, ontbrekendeOnderdelen: [] },
      btwEnPrijzen: { score: 10, btwCorrect: true },
      betrouwbaarheid: { score: 10, waarschuwingen: [] },
      marktconformiteit: { score: 10 },
      verbeterpunten: [],
      ...{ bron: 'regels', aiNote: null, scanned: false, quoteNumber: 'DV-2026-118' },
    });
    expect(body.betrouwbaarheid.findings).toHaveLength(10);
  });

  it.each([
    ['nothing', {}],
    ['an empty text', { quoteText: '  ' }],
    ['no text', { quoteText: 12 }],
  ])('asks for one where it gets %s', async (_, body) => {
    const owner = await app().signIn();
    const answer = await owner.request('POST', '/api/quotes/analyze', body);
    expect(answer).toMatchObject({ status: 400, body: { message: 'Voer eerst de offerte tekst in.' } });
  });

  it('refuses one that is longer than any quote', async () => {
    const owner = await app().signIn();
    const answer = await owner.request('POST', '/api/quotes/analyze', { quoteText: 'a'.repeat(100_001) });
    expect(answer).toMatchObject({ status: 400, body: { message: 'Hoogstens 100000 tekens.' } });
  });

  it('is for who is signed in, and not without end', async () => {
    expect((await app().visitor.request('POST', '/api/quotes/analyze', { quoteText: 'x' })).status).toBe(401);
    const owner = await app().signIn();
    const statuses = new Set<number>();
    for (let count = 0; count < 22; count += 1)
      statuses.add((await owner.call(calls.analyzeQuoteText, { body: { quoteText: 'x' } })).status);
    expect(statuses).toEqual(new Set([200, 429]));
    const other = await app().signIn();
    expect((await other.call(calls.analyzeQuoteText, { body: { quoteText: 'x' } })).status).toBe(200);
  });

  it('knows the age of the home by the intake of one’s own project, never of another’s', async () => {
    const { owner, stranger, projectId } = await openTeam(app());
    const answers = { sessionId: 's', typeRenovatie: null, oppervlakteM2: null, locatie: null, budget: null };
    await saveIntake(app().db, projectId, owner.user.id, {
      ...answers,
      ...{ bouwjaar: '1965', epc: null, timing: null, completed: true },
    });
    const quoteText = modelQuote({
      vat: 'Btw 21% € 5.040,00',
      incl: 'Totaal incl. btw € 29.040,00',
      reduced: null,
    });
    const { body } = await owner.call(calls.analyzeQuoteText, { body: { quoteText, projectId } });
    expect(body.btwEnPrijzen.feedback).toContain('de woning is van 1965');
    const refused = await stranger.call(calls.analyzeQuoteText, { body: { quoteText, projectId } });
    expect(refused.status).toBe(404);
  });
});

describe('the check of a PDF', () => {
  it('reads its text and judges that', async () => {
    const owner = await app().signIn();
    const { status, body } = await owner.call(calls.analyzeQuotePdf, { body: {}, file: await quotePdf() });
    expect(status).toBe(200);
    expect(body).toMatchObject({ totaalScore: 10, btwEnPrijzen: { btwCorrect: true }, scanned: false });
  });

  it('tells in Dutch what is wrong with a file', async () => {
    const owner = await app().signIn();
    const send = async (file: File) => {
      const form = new FormData();
      form.append('pdf', file, file.name);
      const { status, body } = await owner.request('POST', '/api/quotes/analyze-pdf', form);
      return [status, (body as { message: string }).message];
    };
    expect(await owner.request('POST', '/api/quotes/analyze-pdf', new FormData())).toMatchObject({
      status: 400,
    });
    expect(await send(fileOf(await sampleImage('png'), 'offerte.pdf', 'application/pdf'))).toEqual([
      415,
      'Dit bestandstype wordt niet ondersteund. Kies een bestand van het type PDF.',
    ]);
    const huge = Buffer.concat([
      Buffer.from(await (await quotePdf()).arrayBuffer()),
      Buffer.alloc(10 * 2 ** 20),
    ]);
    expect(await send(fileOf(huge, 'groot.pdf'))).toEqual([
      413,
      'Bestand is te groot. Maximum grootte is 10MB',
    ]);
    const [status, message] = await send(pdfFile());
    expect(status).toBe(422);
    expect(message).toMatch(/^Deze PDF .+\.$/);
  });

  it('judges the PDF that is kept with a quote, for its members', async () => {
    const { quoteId, helper, stranger } = await openWithQuote(await quotePdf());
    const params = { params: { id: quoteId } };
    expect((await helper.call(calls.analyzeStoredQuote, params)).body.totaalScore).toBe(10);
    expect((await stranger.call(calls.analyzeStoredQuote, params)).status).toBe(404);
  });

  it('judges a photo that is kept with a quote', { timeout: 90_000 }, async () => {
    const photo = fileOf(readFileSync(join(sampleFolder, 'scan.jpg')), 'foto.jpg', 'image/jpeg');
    const { quoteId, owner } = await openWithQuote(photo);
    const { status, body } = await owner.call(calls.analyzeStoredQuote, { params: { id: quoteId } });
    expect(status).toBe(200);
    expect(body).toMatchObject({ bron: 'regels', scanned: true, btwEnPrijzen: { btwCorrect: true } });
  });

  it('keeps the check that came with a scan with the quote that is made of it', async () => {
    const { quoteId, owner, stranger, projectId } = await openWithQuote();
    const scan = async (by: Client) => by.call(extractQuote, { body: { projectId }, file: await quotePdf() });
    expect((await scan(stranger)).status).toBe(404);
    const { body } = await scan(owner);
    const kept = await owner.call(calls.keepQuoteCheck, {
      params: { id: quoteId },
      body: { checkId: body.check?.checkId ?? 0 },
    });
    expect(kept.body).toMatchObject({ totaalScore: 10, scanned: false });
  });

  it('says so where a quote has none', async () => {
    const sheet = fileOf(sampleXlsx, 'lijst.xlsx');
    for (const file of [undefined, sheet]) {
      const { owner, quoteId } = await openWithQuote(file);
      const answer = await owner.request('POST', `/api/quotes/${quoteId}/analyze`);
      expect(answer).toMatchObject({ status: 422, body: { message: expect.stringContaining('geen PDF') } });
    }
  });
});

describe('a kept score', () => {
  it('is what the server found, and shows in the list of its project', async () => {
    const { owner, projectId, quoteId, check } = await openWithQuote();
    const { checkId } = await check();
    const kept = await owner.request('PUT', `/api/quotes/${quoteId}/check`, { checkId, totaalScore: 3 });
    expect(kept).toMatchObject({ status: 200, body: { totaalScore: 10 } });
    const { body: scores } = await owner.call(calls.listCheckScores, { params: { projectId } });
    expect(scores).toEqual([
      {
        ...{ quoteId, totaalScore: 10, bron: 'regels', checkedAt: expect.stringMatching(/Z$/), isOld: false },
        term: expect.stringContaining('15 werkdagen'),
      },
    ]);
    const { body } = await owner.call(calls.getQuoteCheck, { params: { id: quoteId } });
    expect(body?.volledigheid.findings[0]?.passage).toBe('Offerte nr. DV-2026-118');
  });

  it('takes the place of an earlier one, can be kept with two quotes, and can be taken away', async () => {
    const { owner, projectId, quoteId, add, check } = await openWithQuote();
    const other = await add();
    const keep = (id: number, checkId: number) =>
      owner.call(calls.keepQuoteCheck, { params: { id }, body: { checkId } });
    const first = await check();
    await keep(quoteId, first.checkId);
    await keep(other, first.checkId);
    const second = await check(owner, modelQuote({ term: null }));
    expect((await keep(quoteId, second.checkId)).body.totaalScore).toBe(9.7);
    const scores = async () => (await owner.call(calls.listCheckScores, { params: { projectId } })).body;
    expect((await scores()).map(({ totaalScore }) => totaalScore)).toEqual([9.7, 10]);
    expect((await owner.call(calls.removeQuoteCheck, { params: { id: quoteId } })).status).toBe(204);
    expect((await owner.call(calls.getQuoteCheck, { params: { id: quoteId } })).body).toBeNull();
    await owner.call(removeQuote, { params: { id: other } });
    expect(await scores()).toEqual([]);
    expect(await app().db.$count(quoteChecks, eq(quoteChecks.quoteId, other))).toBe(0);
  });

  it('is marked old when the quote or its file changed, and not for another status', async () => {
    const { owner, projectId, quoteId, check } = await openWithQuote();
    const { checkId } = await check();
    await owner.call(calls.keepQuoteCheck, { params: { id: quoteId }, body: { checkId } });
    const isOld = async () => {
      const [score] = (await owner.call(calls.listCheckScores, { params: { projectId } })).body;
      const kept = await owner.call(calls.getQuoteCheck, { params: { id: quoteId } });
      expect(kept.body?.isOld).toBe(score?.isOld);
      return score?.isOld;
    };
    const [quote] = (await owner.call(listQuotes, { params: { projectId } })).body;
    if (!quote) throw new Error('no quote');
    const change = (more: { status?: 'accepted'; amount?: string; file?: File }) =>
      owner.call(updateQuote, {
        params: { id: quoteId },
        body: { contactId: quote.contactId, amount: more.amount ?? '25440', status: more.status },
        file: more.file,
      });
    expect((await change({ status: 'accepted' })).status).toBe(200);
    expect(await isOld()).toBe(false);
    expect((await change({ amount: '26000' })).status).toBe(200);
    expect(await isOld()).toBe(true);
    await change({});
    expect(await isOld()).toBe(false);
    await change({ file: pdfFile() });
    expect(await isOld()).toBe(true);
    const again = await check();
    await owner.call(calls.keepQuoteCheck, { params: { id: quoteId }, body: { checkId: again.checkId } });
    expect(await isOld()).toBe(false);
  });

  it('is one’s own result and no other’s', async () => {
    const { owner, editor, quoteId, check } = await openWithQuote();
    const { checkId } = await check();
    const unknown = { status: 404, body: { message: expect.stringContaining('niet meer beschikbaar') } };
    const path = `/api/quotes/${quoteId}/check`;
    expect(await editor.request('PUT', path, { checkId })).toMatchObject(unknown);
    expect(await owner.request('PUT', path, { checkId: 2_000_000 })).toMatchObject(unknown);
    expect((await owner.request('PUT', path, {})).status).toBe(400);
  });

  it('is kept and removed by who may change the quote; a stranger cannot see it', async () => {
    const { helper, stranger, quoteId, projectId, add, check } = await openWithQuote();
    const { checkId } = await check(helper);
    const keep = (id: number) => helper.call(calls.keepQuoteCheck, { params: { id }, body: { checkId } });
    expect((await keep(quoteId)).status).toBe(403);
    const own = await add(helper);
    expect((await keep(own)).status).toBe(200);
    expect((await helper.call(calls.removeQuoteCheck, { params: { id: quoteId } })).status).toBe(403);
    expect((await stranger.call(calls.getQuoteCheck, { params: { id: own } })).status).toBe(404);
    expect((await stranger.call(calls.listCheckScores, { params: { projectId } })).status).toBe(404);
    const { checkId: strangers } = await check(stranger);
    const attempt = await stranger.call(calls.keepQuoteCheck, {
      params: { id: own },
      body: { checkId: strangers },
    });
    expect(attempt.status).toBe(404);
  });

  it('waits a day for its quote and then goes', async () => {
    const { check } = await openWithQuote();
    const { checkId } = await check();
    const before = new Date(Date.now() - 25 * 3_600_000).toISOString();
    await app().db.update(quoteChecks).set({ createdAt: before }).where(isNull(quoteChecks.quoteId));
    await check();
    expect(await app().db.$count(quoteChecks, eq(quoteChecks.id, checkId))).toBe(0);
  });
});
