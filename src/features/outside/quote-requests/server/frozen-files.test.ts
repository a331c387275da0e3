import { expect, it } from 'vitest';
import { listTrash } from '#/features/history/shared/trash/contract';
import * as calls from '#/features/outside/quote-requests/contract';
import { addPhoto } from '#/features/site/shared/photos/contract';
import { uploadDocument } from '#/features/work/shared/documents/contract';
import { askPrices, soon } from '../../../../../tests/support/asked-prices';
import { inject } from '../../../../../tests/support/inject';
import { fileOf, sampleImage, samplePdf } from '../../../../../tests/support/sample-files';
import { withTestApp } from '../../../../../tests/support/test-app';

const app = withTestApp();

it('keeps what went out with a request, and what was handed in on it', async () => {
  const asked = await askPrices(app());
  const { owner, params, id, save, submit, items, read } = asked;
  const plan = await owner.call(uploadDocument, {
    ...{ params, body: { category: 'other' as const }, file: fileOf(samplePdf, 'plan.pdf') },
  });
  const photo = await owner.call(addPhoto, {
    ...{ params, body: {}, file: fileOf(await sampleImage('jpeg'), 'dak.jpg') },
  });
  const [documentId, photoId] = [plan.body.id, photo.body.id];
  const body = { documentIds: [documentId], photoIds: [photoId] };
  expect((await owner.call(calls.updateQuoteRequest, { params: { id }, body })).status).toBe(200);
  const other = await owner.call(calls.createQuoteRequest, {
    params,
    body: {
      ...{ title: 'Later', text: 'Nog niet', until: soon(), documentIds: [documentId] },
      ...{ itemIds: [items[0]?.id ?? 0], contactIds: asked.contactIds },
    },
  });
  expect(other.status).toBe(201);
  const [token = ''] = asked.tokens((await asked.send()).body);
  const paper = (each: number) => `/api/projects/${params.projectId}/documents/${each}`;
  const gone = await owner.request('DELETE', paper(documentId));
  expect([gone.status, gone.body]).toMatchObject([
    409,
    {
      message: expect.stringContaining('ging mee met prijsvraag ‘Dak’'),
      inTheWay: [{ title: 'Prijsvraag Dak', href: `/quote-requests/${id}` }],
    },
  ]);
  const many = await owner.request('POST', `/api/projects/${params.projectId}/documents/remove`, {
    ids: [documentId],
  });
  expect(many.status).toBe(409);
  const picture = await owner.request('DELETE', `/api/photos/${photoId}`);
  expect([picture.status, picture.body]).toMatchObject([
    409,
    { message: expect.stringContaining('Deze foto ging mee met prijsvraag ‘Dak’') },
  ]);
  for (const path of [`documents/${documentId}`, `photos/${photoId}`])
    expect(
      (await inject(app().http, { method: 'GET', url: `/price-requests/${token}/${path}` })).statusCode,
    ).toBe(200);
  // What it is called may change: the file is what they read.
  const renamed = await owner.request('PUT', paper(documentId), {
    description: 'Plan van het dak',
  });
  expect(renamed.status).toBe(200);

  await save(token, [{ itemId: items[0]?.id ?? 0, included: 'yes', unitPrice: '10' }]);
  expect((await submit(token, 1)).status).toBe(200);
  const [frozen = 0] = (await read()).invited[0]?.documentIds ?? [];
  const proof = await owner.request('DELETE', paper(frozen));
  expect([proof.status, proof.body]).toMatchObject([
    409,
    { message: expect.stringContaining('de prijs die een aannemer indiende op prijsvraag ‘Dak’') },
  ]);
  await owner.call(calls.closeQuoteRequest, { params: { id } });
  expect((await owner.request('DELETE', paper(documentId))).status).toBe(409);

  expect((await owner.call(calls.removeQuoteRequest, { params: { id } })).status).toBe(204);
  for (const path of [paper(documentId), paper(frozen), `/api/photos/${photoId}`])
    expect((await owner.request('DELETE', path)).status).toBe(204);
  const trash = (await owner.call(listTrash, { params })).body;
  expect(JSON.stringify(trash)).toContain('plan.pdf');
});

it('goes on showing a document that became a photo', async () => {
  const asked = await askPrices(app(), 1);
  const { owner, params, id } = asked;
  const made = await owner.call(uploadDocument, {
    ...{ params, body: { category: 'photos' as const } },
    file: fileOf(await sampleImage('png'), 'gevel.png'),
  });
  const body = { documentIds: [made.body.id] };
  await owner.call(calls.updateQuoteRequest, { params: { id }, body });
  const [token = ''] = asked.tokens((await asked.send()).body);
  const moved = await owner.request('POST', `/api/projects/${params.projectId}/photos/from-documents`, {
    ids: [made.body.id],
  });
  expect([moved.status, (await asked.read()).documentIds]).toEqual([moved.status, []]);
  const [photoId = 0] = (await asked.read()).photoIds;
  const shown = await inject(app().http, {
    method: 'GET',
    url: `/price-requests/${token}/photos/${photoId}`,
  });
  expect([shown.statusCode, (await asked.look(token)).files]).toMatchObject([200, [{ kind: 'photos' }]]);
});
