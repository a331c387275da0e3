import { describe, expect, it } from 'vitest';
import { listChanges } from '#/features/history/shared/logbook/contract';
import { getGuestPage } from '#/features/outside/guests/contract';
import { addPhoto } from '#/features/site/shared/photos/contract';
import { loadPdfjs } from '#/platform/server/reading/pdfjs';
import { openContract as open } from '../../../../../tests/support/open-contract';
import { openPdf, readPdfLines } from '../../../../../tests/support/read-pdf';
import { fileOf } from '../../../../../tests/support/sample-files';
import { photoOf } from '../../../../../tests/support/sample-photos';
import { withTestApp } from '../../../../../tests/support/test-app';

const app = withTestApp();

async function openContract() {
  const contract = await open(app());
  const { owner, params } = contract;
  const undo = async (of: string) => {
    const changes = (await owner.call(listChanges, { params, query: {} })).body;
    const found = changes.find(({ title }) => title.includes(of));
    if (!found) throw new Error(`no change ‘${of}’ among ${changes.map(({ title }) => title).join(', ')}`);
    return (await owner.request('POST', `/api/changes/${found.id}/undo`, {})).status;
  };
  return { ...contract, undo };
}

describe('undoing', () => {
  it('takes back the beginning and a change of a draft', async () => {
    const { made, put, get, read, undo } = await openContract();
    const { id } = await made();
    await put(id, { remarks: 'Sleutels afgegeven' });
    expect(await undo('wijzigde')).toBe(200);
    expect((await get(id)).remarks).toBeNull();
    expect(await undo('voegde')).toBe(200);
    expect(await read()).toEqual([]);
  });

  it('takes back sending while nobody signed: then nobody outside sees it', async () => {
    const { made, send, get, undo } = await openContract();
    const { id } = await made();
    const token = await send(id);
    expect(await undo('verstuurde')).toBe(200);
    expect(await get(id)).toMatchObject({ status: 'draft', sha256: null, filePath: null, sentTo: [] });
    const gone = await app().http.inject({ url: `/api/guest/${token}/acceptances/${id}` });
    expect(gone.statusCode).toBe(404);
    const page = await app().visitor.call(getGuestPage, { params: { token } });
    expect(page.status === 200 ? page.body.acceptances : []).toEqual([]);
  });

  it('is refused of what was agreed: sending, signing', async () => {
    const { made, send, sign, get, undo } = await openContract();
    const { id } = await made();
    await send(id);
    await sign(id);
    const before = await get(id);
    expect(await undo('ging akkoord')).toBe(409);
    expect(await undo('verstuurde')).toBe(409);
    expect(await get(id)).toEqual(before);
  });
});

describe('the pictures of points', () => {
  it('stand in the minutes, one for each photo, with their words', async () => {
    const { owner, params, point, made, send, get } = await openContract();
    const photo = async (name: string) =>
      (await owner.call(addPhoto, { params, body: {}, file: fileOf(await photoOf(), name) })).body.id;
    const photoIds = [await photo('een.jpg'), await photo('twee.jpg')];
    await point({ text: 'Kraan lekt', photoIds });
    await point({ text: 'Zonder foto' });
    const { id } = await made();
    await send(id);
    const { filePath } = await get(id);
    const { rawPayload } = await app().http.inject({
      ...{ url: filePath ?? '', headers: { cookie: owner.cookie } },
    });
    const paper = await openPdf(rawPayload);
    let pictures = 0;
    for (let number = 1; number <= paper.numPages; number += 1) {
      const { fnArray } = await (await paper.getPage(number)).getOperatorList();
      const { OPS } = await loadPdfjs();
      pictures += fnArray.filter((each) => each === OPS.paintImageXObject).length;
    }
    expect(pictures).toBe(photoIds.length);
    const words = (await readPdfLines(rawPayload)).join(' ');
    expect(words.match(/Bij punt 1/g)).toHaveLength(photoIds.length);
  });
});
