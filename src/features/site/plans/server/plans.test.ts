import { describe, expect, it } from 'vitest';
import * as calls from '#/features/site/plans/contract';
import { createPoint, listPoints } from '#/features/site/points/contract';
import { addPhoto, listPhotos, updatePhoto } from '#/features/site/shared/photos/contract';
import { uploadDocument } from '#/features/work/shared/documents/contract';
import { makePdf } from '#/platform/server/pdf/make-pdf';
import { inject } from '../../../../../tests/support/inject';
import { openTeam } from '../../../../../tests/support/papers';
import { fileOf } from '../../../../../tests/support/sample-files';
import { photoOf } from '../../../../../tests/support/sample-photos';
import { withTestApp } from '../../../../../tests/support/test-app';

const app = withTestApp();

const drawnPdf = () =>
  makePdf({
    title: 'Gelijkvloers',
    sections: [{ lines: ['Plan'] }],
    madeAt: new Date('2026-03-04T10:00:00Z'),
  });

async function openPlans() {
  const team = await openTeam(app());
  const { owner, projectId } = team;
  const params = { projectId };
  const document = async (bytes: Uint8Array, name: string, type: string) =>
    (await owner.call(uploadDocument, { params, body: {}, file: fileOf(bytes, name, type) })).body.id;
  const picture = async () => document(await photoOf(), 'gelijkvloers.jpg', 'image/jpeg');
  const make = (body: object) => owner.request('POST', `/api/projects/${projectId}/plans`, body);
  const list = async () => (await owner.call(calls.listPlans, { params })).body;
  return { ...team, params, document, picture, make, list };
}

describe('a plan', () => {
  it('is a picture or a page of a PDF, drawn once with its measures', async () => {
    const { owner, document, picture, make, list } = await openPlans();
    const drawing = await make({ documentId: await picture(), storey: 'Gelijkvloers', position: 1 });
    expect(drawing).toMatchObject({ status: 201, body: { storey: 'Gelijkvloers', page: 1 } });
    const paper = await document(await drawnPdf(), 'plannen.pdf', 'application/pdf');
    expect(await make({ documentId: paper, page: 1 })).toMatchObject({ status: 201 });
    const plans = await list();
    expect(plans.map(({ position }) => position)).toEqual([0, 1]);
    for (const { filePath, width, height } of plans) {
      expect(Math.min(width, height)).toBeGreaterThan(0);
      const file = await inject(app().http, {
        ...{ method: 'GET', url: filePath, headers: { cookie: owner.cookie } },
      });
      expect(file.headers['content-type']).toBe('image/jpeg');
    }
  });

  it('is refused of a document that is no picture, of another project or without that page', async () => {
    const { document, picture, make } = await openPlans();
    const other = await openPlans();
    const sheet = await document(Buffer.from('a;b\n1;2\n'), 'lijst.xml', 'application/xml').catch(() => 0);
    const paper = await document(await drawnPdf(), 'plannen.pdf', 'application/pdf');
    expect((await make({ documentId: await other.picture() })).status).toBe(400);
    expect((await make({ documentId: sheet || 999_999 })).status).toBe(400);
    expect((await make({ documentId: await picture(), page: 2 })).status).toBe(400);
    const beyond = await make({ documentId: paper, page: 400 });
    expect(beyond.status).toBeGreaterThanOrEqual(400);
    expect(beyond.status).toBeLessThan(500);
  });

  it('is not overwritten by who saw an older one', async () => {
    const { owner, editor, picture, make, list } = await openPlans();
    await make({ documentId: await picture() });
    const [plan] = await list();
    const path = `/api/plans/${plan?.id}`;
    await editor.request('PUT', path, { storey: 'Kelder' });
    const late = await owner.request('PUT', path, { storey: 'Zolder' }, { 'if-match': `"${plan?.version}"` });
    expect(late).toMatchObject({ status: 409, body: { current: { storey: 'Kelder' } } });
  });

  it('carries points and photos, which lose their place while it is in the trash', async () => {
    const { owner, params, picture, make, list } = await openPlans();
    await make({ documentId: await picture() });
    const [plan] = await list();
    const pin = { planId: plan?.id ?? 0, x: 0.25, y: 0.75 };
    await owner.call(createPoint, { params, body: { text: 'Kras', pin } });
    const shot = (await owner.call(addPhoto, { params, body: {}, file: fileOf(await photoOf(), 'a.jpg') }))
      .body;
    const pinned = await owner.call(updatePhoto, { params: { id: shot.id }, body: { pin } });
    expect(pinned.body).toMatchObject({ pin });
    const pins = async () => [
      (await owner.call(listPoints, { params })).body[0]?.pin,
      (await owner.call(listPhotos, { params, query: {} })).body[0]?.pin,
    ];
    expect(await pins()).toEqual([pin, pin]);
    await owner.request('DELETE', `/api/plans/${plan?.id}`);
    expect(await pins()).toEqual([null, null]);
    const foreign = await (await openPlans()).owner.request('PUT', `/api/photos/${shot.id}`, { pin });
    expect(foreign.status).toBe(404);
  });

  it('is drawn anew for another document; its name alone leaves the drawing as it is', async () => {
    const { owner, document, picture, make, list } = await openPlans();
    await make({ documentId: await picture() });
    const [before] = await list();
    const change = (body: object) => owner.request('PUT', `/api/plans/${before?.id}`, body);
    await change({ storey: 'Zolder' });
    expect(await list()).toMatchObject([{ storey: 'Zolder', filePath: before?.filePath }]);
    await change({ documentId: await document(await drawnPdf(), 'nieuw.pdf', 'application/pdf') });
    const [after] = await list();
    expect(after?.filePath).not.toBe(before?.filePath);
  });
});
