import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { listChanges } from '#/features/history/shared/logbook/contract';
import { getGuestAcceptance } from '#/features/site/acceptances/guest-contract';
import { listDocuments } from '#/features/work/shared/documents/contract';
import { answerMinutes, openContract } from '../../../../../tests/support/open-contract';
import { readPdfLines } from '../../../../../tests/support/read-pdf';
import { withTestApp } from '../../../../../tests/support/test-app';

const app = withTestApp();

async function openSigned() {
  const contract = await openContract(app());
  const { made, send, owner, get } = contract;
  const { id } = await made();
  const token = await send(id);
  await answerMinutes(app(), token, id);
  const add = (text: unknown, headers?: Record<string, string>) =>
    owner.request('POST', `/api/acceptances/${id}/addenda`, { text }, headers);
  return { ...contract, id, token, add, read: () => get(id) };
}

describe('an addendum', () => {
  it('is a page of its own, frozen with its hash, beside minutes that stay as they were', async () => {
    const { owner, add, read } = await openSigned();
    const before = await read();
    expect((await add('De kraan werd vervangen.\nDe sleutels zijn terug.')).status).toBe(200);
    const after = await read();
    expect(after).toMatchObject({ sha256: before.sha256, filePath: before.filePath, status: 'signed' });
    expect(after.signatures).toEqual(before.signatures);
    const [added] = after.addenda;
    expect(added).toMatchObject({ number: 1, text: 'De kraan werd vervangen.\nDe sleutels zijn terug.' });
    const { rawPayload } = await app().http.inject({
      ...{ url: added?.filePath ?? '', headers: { cookie: owner.cookie } },
    });
    expect(createHash('sha256').update(rawPayload).digest('hex')).toBe(added?.sha256);
    const lines = (await readPdfLines(rawPayload)).join('\n');
    for (const said of [
      ...['Addendum 1 bij het proces-verbaal van oplevering', 'Dakwerken Maes', 'OF-7', '1 oktober 2026'],
      ...['De kraan werd vervangen.', 'De sleutels zijn terug.', before.sha256 ?? '?'],
    ])
      expect(lines.replace(/\s+/g, ' ')).toContain(said);
    expect((await add('Nog iets')).status).toBe(200);
    expect((await read()).addenda.map(({ number }) => number)).toEqual([1, 2]);
  });

  it('is read by who was sent the minutes, and by nobody else', async () => {
    const { token, id, add } = await openSigned();
    await add('De kraan <b>lekt</b> niet meer');
    const { body } = await app().visitor.call(getGuestAcceptance, { params: { token, id } });
    expect(body.addenda).toMatchObject([{ number: 1, text: 'De kraan <b>lekt</b> niet meer' }]);
    const page = await app().http.inject({ url: `/guest/${token}/acceptances/${id}` });
    expect(page.body).toContain('De kraan &lt;b&gt;lekt&lt;/b&gt; niet meer');
    const fetch = (number: string, of = token) =>
      app().http.inject({ url: `/guest/${of}/acceptances/${id}/addenda/${number}` });
    const pdf = await fetch('1');
    expect([pdf.statusCode, pdf.headers['content-type']]).toEqual([200, 'application/pdf']);
    for (const number of ['2', '0', 'x', '9999999999']) expect((await fetch(number)).statusCode).toBe(404);
    const other = await openSigned();
    expect((await fetch('1', other.token)).statusCode).toBe(404);
  });

  it('is for minutes that are signed, and says something', async () => {
    const { made, owner } = await openContract(app());
    const { id } = await made();
    const draft = await owner.request('POST', `/api/acceptances/${id}/addenda`, { text: 'Iets' });
    expect(draft).toMatchObject({ status: 409, body: { message: expect.stringContaining('niet getekend') } });
    const { add, read } = await openSigned();
    for (const text of ['', '   ', null, 'x'.repeat(4_001)]) expect((await add(text)).status).toBe(400);
    const { version } = await read();
    const seen = { 'if-match': `"${version}"` };
    expect((await add('Eerst', seen)).status).toBe(200);
    expect((await add('Op wat niet meer is', seen)).status).toBe(409);
  });

  it('stays: it can’t be undone, nor its document removed', async () => {
    const { owner, params, add } = await openSigned();
    await add('Voor altijd');
    const changes = (await owner.call(listChanges, { params, query: {} })).body;
    const written = changes.find(({ title }) => title.includes('addendum'));
    expect(written?.title).toContain('schreef een addendum bij de oplevering van');
    expect((await owner.request('POST', `/api/changes/${written?.id}/undo`, {})).status).toBe(409);
    const documents = (await owner.call(listDocuments, { params })).body;
    const page = documents.find(({ description }) => description?.startsWith('Addendum'));
    expect(
      await owner.request('DELETE', `/api/projects/${params.projectId}/documents/${page?.id}`),
    ).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('bewijs') },
    });
  });
});
