import { describe, expect, it } from 'vitest';
import { listChanges, undoChange } from '#/features/history/shared/logbook/contract';
import { createInvoice } from '#/features/papers/shared/invoices/contract';
import * as calls from '#/features/premiums/shared/premium-files/contract';
import {
  addPhoto,
  listPhotos,
  removePhoto,
  removePhotos,
  takeDocuments,
  updatePhoto,
} from '#/features/site/shared/photos/contract';
import { getStorage, listDocuments, uploadDocument } from '#/features/work/shared/documents/contract';
import { createRoom } from '#/features/work/shared/rooms/contract';
import { addContact, openTeam } from '../../../../../tests/support/papers';
import { fileOf, samplePdf } from '../../../../../tests/support/sample-files';
import { cameraPhoto, claimedPng, photoOf } from '../../../../../tests/support/sample-photos';
import { type Client, withTestApp } from '../../../../../tests/support/test-app';

const app = withTestApp({ now: () => new Date('2026-11-15T10:00:00Z') });

async function open() {
  const team = await openTeam(app());
  const { owner, projectId } = team;
  const params = { projectId };
  const contactId = await addContact(app(), owner, {});
  const invoice = { contactId, amount: '4240.00', netAmount: '4000.00', invoiceDate: '2026-10-01' } as const;
  const invoiceId = (await owner.call(createInvoice, { params, body: invoice })).body.id;
  const { body: file } = await owner.call(calls.createPremiumFile, {
    params,
    body: { work: 'dak', invoices: [{ invoiceId }] },
  });
  const at = { params: { id: file.id } };
  const photo = async (client: Client = owner) =>
    (await client.call(addPhoto, { params, body: {}, file: fileOf(await photoOf(), 'na.jpg') })).body;
  const upload = async (bytes: Uint8Array, name: string, client: Client = owner, body: object = {}) =>
    (
      await client.call(uploadDocument, {
        params,
        body: { category: 'photos', ...body },
        file: fileOf(bytes, name),
      })
    ).body;
  const prove = (body: object) => owner.call(calls.addPremiumProof, { ...at, body: body as never });
  const proofs = async () => (await owner.call(calls.listPremiumFiles, { params })).body[0]?.proofs;
  const say = (status: 'ingediend' | 'in_opbouw') =>
    owner.call(calls.updatePremiumFile, { ...at, body: { status } });
  const undoLast = async () => {
    const { body } = await owner.call(listChanges, { params, query: {} });
    return owner.call(undoChange, { params: { id: body[0]?.id ?? 0 }, query: {}, body: {} });
  };
  const photos = async () => (await owner.call(listPhotos, { params, query: {} })).body;
  const documents = async () => (await owner.call(listDocuments, { params })).body;
  return { ...team, params, photo, upload, prove, proofs, say, undoLast, photos, documents };
}

describe('a photo as a proof', () => {
  it('is pointed at, goes out with it, and comes back with it', async () => {
    const { owner, photo, prove, proofs, undoLast } = await open();
    const { id: photoId, filePath } = await photo();
    const { status, body } = await prove({ kind: 'foto_na', photoId });
    expect(status).toBe(201);
    expect(body).toMatchObject({ photoId, documentId: null, fileName: 'na.jpg', filePath });
    await owner.call(removePhoto, { params: { id: photoId } });
    expect(await proofs()).toEqual([]);
    await undoLast();
    expect(await proofs()).toMatchObject([{ kind: 'foto_na', photoId, filePath }]);
  });

  it('is of the same project, and the only thing that is given', async () => {
    const { photo, prove, upload } = await open();
    const elsewhere = await open();
    const [{ id: photoId }, { id: documentId }] = [await photo(), await upload(await photoOf(), 'x.jpg')];
    const others = await elsewhere.photo();
    expect(await prove({ kind: 'foto_na', photoId: others.id })).toMatchObject({
      status: 400,
      body: { message: 'Deze foto bestaat niet. Kies een andere.' },
    });
    expect((await prove({ kind: 'foto_na', photoId: 'muur' })).status).toBe(400);
    expect((await prove({ kind: 'foto_na', photoId, documentId })).status).toBe(400);
    expect((await prove({ kind: 'foto_na', photoId: '', documentId: '' })).status).toBe(400);
  });

  it('stays once it was handed in, though more may be said of it', async () => {
    const { owner, params, photo, prove, say } = await open();
    const { id } = await photo();
    await prove({ kind: 'foto_na', photoId: id });
    expect((await say('ingediend')).status).toBe(200);
    expect(await owner.call(removePhoto, { params: { id } })).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('Deze foto is een stuk van een ingediend premiedossier') },
    });
    expect((await owner.call(removePhotos, { params, body: { ids: [id] } })).status).toBe(409);
    expect((await owner.call(updatePhoto, { params: { id }, body: { caption: 'Nok' } })).status).toBe(200);
  });
});

describe('a picture among the documents', () => {
  it('becomes a photo with the same file, and back again with one undo', async () => {
    const { owner, params, upload, prove, proofs, undoLast, photos, documents } = await open();
    const room = (await owner.call(createRoom, { params, body: { name: 'Zolder' } })).body;
    const bytes = await cameraPhoto({ at: '2026-07-01 14:30:00'.replaceAll('-', ':') });
    const made = await upload(bytes, 'dak.jpg', owner, { description: 'Het dak', roomId: room.id });
    await prove({ kind: 'foto_voor', documentId: made.id });
    const stored = await app().listStored();
    const { used } = (await owner.call(getStorage, { params })).body;
    const { status, body } = await owner.call(takeDocuments, { params, body: { ids: [made.id] } });
    expect([status, body.left]).toEqual([200, []]);
    expect(await documents()).toEqual([]);
    expect(await photos()).toMatchObject([
      {
        ...{ id: body.ids[0], filePath: made.filePath, caption: 'Het dak', roomId: room.id },
        ...{ takenAt: '2026-07-01T12:30:00.000Z', takenFrom: 'camera', createdBy: owner.user.id },
      },
    ]);
    expect(await proofs()).toMatchObject([
      { kind: 'foto_voor', documentId: null, photoId: body.ids[0], filePath: made.filePath },
    ]);
    expect(await app().listStored()).toEqual(stored);
    const after = (await owner.call(getStorage, { params })).body;
    expect(after.inTrash).toBe(0);
    expect(after.used - after.inLog).toBeLessThanOrEqual(used);
    expect((await undoLast()).status).toBe(200);
    expect(await documents()).toMatchObject([{ id: made.id, filePath: made.filePath }]);
    expect(await photos()).toEqual([]);
    expect(await proofs()).toMatchObject([{ documentId: made.id, photoId: null }]);
    expect((await owner.request('GET', made.filePath)).status).toBe(200);
  });

  it('may do so when it was handed in, for it stays what it proves, and is a photo from then on', async () => {
    const { owner, params, upload, prove, proofs, say, undoLast } = await open();
    const made = await upload(await photoOf(), 'dak.jpg');
    await prove({ kind: 'foto_voor', documentId: made.id });
    await say('ingediend');
    const { status, body } = await owner.call(takeDocuments, { params, body: { ids: [made.id] } });
    expect(status).toBe(200);
    expect(await proofs()).toMatchObject([{ photoId: body.ids[0], filePath: made.filePath }]);
    expect((await owner.call(calls.listPremiumFiles, { params })).body[0]?.changes).toEqual([]);
    expect((await owner.call(removePhoto, { params: { id: body.ids[0] ?? 0 } })).status).toBe(409);
    expect((await undoLast()).status).toBe(409);
    await say('in_opbouw');
    expect(await proofs()).toMatchObject([{ photoId: body.ids[0] }]);
  });

  it('was taken when it came, where its camera says nothing', async () => {
    const { owner, params, upload, photos } = await open();
    const { id, uploadedAt } = await upload(await photoOf('png'), 'muur.png');
    await owner.call(takeDocuments, { params, body: { ids: [id] } });
    expect(await photos()).toMatchObject([{ takenAt: uploadedAt, takenFrom: 'received', caption: null }]);
  });

  it('stays one where it is no photo, which is said; the others become one', async () => {
    const { owner, params, upload, photos, documents } = await open();
    const [good, paper] = [await upload(await photoOf(), 'muur.jpg'), await upload(samplePdf, 'plan.pdf')];
    const huge = await upload(claimedPng(9_000, 9_000), 'groot.png');
    const take = (ids: number[]) => owner.call(takeDocuments, { params, body: { ids } });
    expect(await take([paper.id])).toMatchObject({
      status: 415,
      body: { message: expect.stringContaining('‘plan.pdf’ is geen foto') },
    });
    const { body } = await take([paper.id, good.id, huge.id]);
    expect(body.left).toEqual([
      expect.stringContaining('‘plan.pdf’'),
      expect.stringContaining('‘groot.png’ heeft te veel beeldpunten'),
    ]);
    expect((await photos()).map(({ id }) => id)).toEqual(body.ids);
    expect((await documents()).map(({ id }) => id)).toEqual([huge.id, paper.id]);
    expect((await take([good.id])).status).toBe(404);
    expect((await take([])).status).toBe(400);
  });

  it('is taken by who may change it, and by nobody else', async () => {
    const { owner, helper, stranger, params, upload, photos } = await open();
    const [theirs, own] = [
      await upload(await photoOf(), 'a.jpg'),
      await upload(await photoOf(), 'b.jpg', helper),
    ];
    const ids = [theirs.id, own.id];
    expect((await stranger.call(takeDocuments, { params, body: { ids } })).status).toBe(404);
    expect((await helper.call(takeDocuments, { params, body: { ids: [theirs.id] } })).status).toBe(404);
    expect((await helper.call(takeDocuments, { params, body: { ids } })).status).toBe(200);
    expect(await photos()).toMatchObject([{ filePath: own.filePath, createdBy: helper.user.id }]);
    const elsewhere = await open();
    const away = { params: elsewhere.params, body: { ids: [theirs.id] } };
    expect((await elsewhere.owner.call(takeDocuments, away)).status).toBe(404);
    expect((await owner.call(takeDocuments, { params, body: { ids: [theirs.id] } })).status).toBe(200);
  });
});
