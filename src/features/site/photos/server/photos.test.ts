import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { fromBufferPromise } from 'yauzl';
import { listChanges, undoChange } from '#/features/history/shared/logbook/contract';
import { createProject } from '#/features/people/projects/contract';
import * as calls from '#/features/site/shared/photos/contract';
import { createTask, removeTask } from '#/features/site/shared/planning/contract';
import { getStorage } from '#/features/work/shared/documents/contract';
import { createItem } from '#/features/work/shared/meetstaat/contract';
import { createRoom, mergeRoom, removeRoom } from '#/features/work/shared/rooms/contract';
import { collaborators } from '#/platform/server/database/schema/projects';
import { withoutPlace } from '#/platform/server/reading/place/without-place';
import { createFiles } from '#/platform/server/storage/files';
import { inject } from '../../../../../tests/support/inject';
import {
  fileOf,
  sampleHeic,
  sampleImage,
  samplePdf,
  sampleTiff,
} from '../../../../../tests/support/sample-files';
import { cameraPhoto, claimedPng, photoOf } from '../../../../../tests/support/sample-photos';
import { type Client, withTestApp } from '../../../../../tests/support/test-app';

const app = withTestApp();

async function ownerWithProject() {
  const owner = await app().signIn();
  const { body } = await owner.call(createProject, { body: { name: 'Kerkstraat' } });
  return { owner, projectId: body.id, params: { projectId: body.id } };
}

async function join(projectId: number, role: 'editor' | 'collaborator') {
  const member = await app().signIn(`Mia ${role}`);
  const email = `${member.user.id}@voorbeeld.example`;
  const values = { projectId, userId: member.user.id, email, role, status: 'accepted' as const };
  await app().db.insert(collaborators).values(values);
  return member;
}

function add(client: Client, projectId: number, bytes: Uint8Array, body: object = {}, name = 'muur.jpg') {
  return client.call(calls.addPhoto, { params: { projectId }, body, file: fileOf(bytes, name) });
}

async function addNew(client: Client, projectId: number, body: object = {}) {
  return (await add(client, projectId, await photoOf(), body)).body;
}

async function download({ cookie }: Client, url: string): Promise<Buffer> {
  const { statusCode, rawPayload } = await inject(app().http, { method: 'GET', url, headers: { cookie } });
  expect(statusCode).toBe(200);
  return rawPayload;
}

async function undoLast(owner: Client, params: { projectId: number }) {
  const { body } = await owner.call(listChanges, { params, query: {} });
  return owner.call(undoChange, { params: { id: body[0]?.id ?? 0 }, query: {}, body: {} });
}

describe('a photo', () => {
  it('is kept byte for byte, with all that is said of it', async () => {
    const { owner, projectId, params } = await ownerWithProject();
    const room = (await owner.call(createRoom, { params, body: { name: 'Keuken' } })).body;
    const task = (await owner.call(createTask, { params, body: { title: 'Leidingen' } })).body;
    const line = {
      category: 'Elektra',
      description: 'Leidingen',
      quantity: '1',
      unit: 'st',
      unitPrice: '1',
    } as const;
    const item = (await owner.call(createItem, { params, body: line })).body;
    const bytes = await photoOf('jpeg', { width: 60, height: 20 });
    const said = {
      roomId: room.id,
      taskId: task.id,
      itemId: item.id,
      phase: 'hidden',
      caption: ' Leidingen ',
    };
    const { status, body } = await add(owner, projectId, bytes, {
      ...said,
      takenAt: '2026-05-01T10:00:00+02:00',
    });
    expect(status).toBe(201);
    expect(body).toEqual({
      ...said,
      sentBy: null,
      ...{
        id: body.id,
        quoteId: null,
        pin: null,
        caption: 'Leidingen',
        duplicateOf: null,
        mayChange: true,
        version: 1,
      },
      ...{ takenAt: '2026-05-01T08:00:00.000Z', takenFrom: 'said', width: 60, height: 20 },
      ...{ mimeType: 'image/jpeg', size: bytes.length, createdBy: owner.user.id },
      filePath: expect.stringMatching(/^\/api\/files\/[0-9a-f-]{36}$/),
      createdAt: expect.any(String),
    });
    expect((await download(owner, body.filePath)).equals(bytes)).toBe(true);
    const small = await download(owner, `${body.filePath}/thumbnail`);
    expect((await sharp(small).metadata()).width).toBe(60);
  });

  it.each([
    [
      'Belgian time where it tells no zone',
      { at: '2026:07:01 14:30:00' },
      '2026-07-01T12:30:00.000Z',
      'camera',
    ],
    ['its own zone', { at: '2026:07:01 14:30:00', zone: '-04:00' }, '2026-07-01T18:30:00.000Z', 'camera'],
    [
      'the clock of the phone where the camera was never set',
      { at: '1980:01:01 00:00:00' },
      '2026-06-01T08:00:00.000Z',
      'said',
    ],
    ['the same where the camera is ahead', { at: '2031:01:01 00:00:00' }, '2026-06-01T08:00:00.000Z', 'said'],
    ['the same where it noted nothing', {}, '2026-06-01T08:00:00.000Z', 'said'],
  ])('says when it was taken: %s', async (_, noted, takenAt, takenFrom) => {
    const { owner, projectId } = await ownerWithProject();
    const { body } = await add(owner, projectId, await cameraPhoto(noted), {
      shotAt: '2026-06-01T08:00:00Z',
    });
    expect(body).toMatchObject({ takenAt, takenFrom });
  });

  it.each(['2099-01-01T00:00:00Z', '+275760-09-13T00:00:00.000Z', 'Invalid Date', ''])(
    'was taken when it arrived, where a phone says ‘%s’',
    async (shotAt) => {
      const { owner, projectId } = await ownerWithProject();
      const { body } = await add(owner, projectId, await photoOf(), { shotAt });
      expect(body.takenFrom).toBe('received');
      expect(Math.abs(Date.parse(body.takenAt) - Date.now())).toBeLessThan(60_000);
    },
  );

  it('stands upright by what the camera noted, and what is drawn of it doesn’t tell where that was', async () => {
    const { owner, projectId } = await ownerWithProject();
    const bytes = await cameraPhoto({ orientation: 6, gps: true }, { width: 40, height: 30 });
    const { body } = await add(owner, projectId, bytes);
    expect(body).toMatchObject({ width: 30, height: 40 });
    const small = await sharp(await download(owner, `${body.filePath}/thumbnail`)).metadata();
    expect(small).toMatchObject({ width: 30, height: 40 });
    expect(small.exif).toBeUndefined();
    expect((await download(owner, body.filePath)).equals(bytes)).toBe(true);
  });

  it('tells its members where it was taken, and nobody else', async () => {
    const { owner, projectId } = await ownerWithProject();
    const bytes = await cameraPhoto({ at: '2026:07:01 14:30:00', gps: true });
    const { body } = await add(owner, projectId, bytes);
    expect((await download(owner, body.filePath)).equals(bytes)).toBe(true);
    const key = body.filePath.replace('/api/files/', '');
    const { readForOutsiders } = createFiles(app().storage, app().db, 1);
    const given = await readForOutsiders({ key, mimeType: body.mimeType });
    const outside = Buffer.concat((await given?.toArray()) ?? []);
    expect(outside.equals(withoutPlace(bytes))).toBe(true);
    expect(outside.equals(bytes)).toBe(false);
    expect(await readForOutsiders({ key: randomUUID(), mimeType: 'image/jpeg' })).toBeUndefined();
  });

  it.each([
    ['png', 'image/png'],
    ['webp', 'image/webp'],
    ['avif', 'image/avif'],
  ] as const)('may be a %s, whatever it is called', async (format, mimeType) => {
    const { owner, projectId } = await ownerWithProject();
    expect(await add(owner, projectId, await photoOf(format))).toMatchObject({
      status: 201,
      body: { mimeType },
    });
  });

  it('may be one of an iPhone, which is drawn for browsers', async () => {
    const { owner, projectId } = await ownerWithProject();
    const { status, body } = await add(owner, projectId, sampleHeic(), {}, 'IMG_0001.HEIC');
    expect([status, body.mimeType]).toEqual([201, 'image/heic']);
    const drawn = await sharp(await download(owner, `${body.filePath}/preview`)).metadata();
    expect(drawn.width / drawn.height).toBeCloseTo(body.width / body.height, 1);
  });

  it('that is there already is not stored again, and is told to be the first', async () => {
    const { owner, projectId, params } = await ownerWithProject();
    const bytes = await photoOf();
    const first = await add(owner, projectId, bytes, { caption: 'Eerste' });
    const before = await app().listStored();
    const { used } = (await owner.call(getStorage, { params })).body;
    const again = await add(owner, projectId, bytes, { caption: 'Tweede' }, 'anders.jpg');
    expect([first.status, again.status]).toEqual([201, 200]);
    expect(again.body).toEqual({ ...first.body, duplicateOf: { id: first.body.id, fileName: 'muur.jpg' } });
    await app().jobs.drain();
    expect(await app().listStored()).toEqual(before);
    expect((await owner.call(getStorage, { params })).body.used).toBe(used);
    const other = await ownerWithProject();
    expect((await add(other.owner, other.projectId, bytes)).status).toBe(201);
  });
});

describe('the phones of strangers', () => {
  it('a panorama and one of 48 million points are as large as they are, and drawn small', async () => {
    const { owner, projectId } = await ownerWithProject();
    for (const [width, height] of [
      [12_000, 1_500],
      [8_000, 6_000],
    ] as const) {
      const { status, body } = await add(owner, projectId, await photoOf('jpeg', { width, height }));
      expect([status, body.width, body.height]).toEqual([201, width, height]);
      const small = await sharp(await download(owner, `${body.filePath}/thumbnail`)).metadata();
      expect([small.width, small.height]).toEqual([256, Math.round((256 * height) / width)]);
    }
  });

  it('a burst is kept shot by shot, though all of one second', async () => {
    const { owner, projectId, params } = await ownerWithProject();
    const shots = await Promise.all(
      Array.from({ length: 6 }, () => cameraPhoto({ at: '2026:07:01 14:30:00' })),
    );
    const kept = await Promise.all(shots.map((bytes) => add(owner, projectId, bytes, {}, 'IMG_0001.JPG')));
    expect(kept.map(({ status }) => status)).toEqual(Array(6).fill(201));
    const { body } = await owner.call(calls.listPhotos, { params, query: {} });
    expect(body.map(({ id }) => id)).toEqual(kept.map(({ body: { id } }) => id).toSorted((a, b) => b - a));
  });

  it('a Live Photo is its picture: with a film behind it byte for byte, and a film alone is none', async () => {
    const { owner, projectId } = await ownerWithProject();
    const film = Buffer.from('\0\0\0\x18ftypqt  \0\0\0\0qt  mp42\0\0\0\x08moov', 'latin1');
    const moving = Buffer.concat([await photoOf(), film]);
    const { status, body } = await add(owner, projectId, moving);
    expect(status).toBe(201);
    expect((await download(owner, body.filePath)).equals(moving)).toBe(true);
    expect(await add(owner, projectId, film, {}, 'IMG_0001.MOV')).toMatchObject({
      status: 415,
      body: { message: expect.stringContaining('‘IMG_0001.MOV’') },
    });
  });
});

describe('a file that is no photo', () => {
  it.each([
    ['plan.pdf', async () => samplePdf, 415, 'is geen foto'],
    ['scan.tiff', sampleTiff, 415, 'is geen foto'],
    ['grap.gif', () => sampleImage('gif'), 415, 'is geen foto'],
    [
      'half.jpg',
      async () => (await photoOf('jpeg', { width: 400, height: 400 })).subarray(0, 700),
      422,
      'is beschadigd',
    ],
    ['half.heic', async () => sampleHeic().subarray(0, 500), 422, 'is beschadigd'],
    ['bom.png', async () => claimedPng(60_000, 60_000), 422, 'heeft te veel beeldpunten'],
    ['groot.png', async () => claimedPng(8_001, 8_000), 422, 'heeft te veel beeldpunten'],
    [
      'veel.jpg',
      async () => Buffer.concat([await photoOf(), Buffer.alloc(30 * 1024 * 1024)]),
      413,
      'te groot',
    ],
  ])('‘%s’ is refused by its name', async (name, make, status, words) => {
    const { owner, projectId, params } = await ownerWithProject();
    const before = await app().listStored();
    const answer = await add(owner, projectId, await make(), {}, name);
    expect(answer).toMatchObject({ status, body: { message: expect.stringContaining(words) } });
    expect((answer.body as unknown as { message: string }).message).toContain(`‘${name}’`);
    expect(await app().listStored()).toEqual(before);
    expect((await owner.call(calls.listPhotos, { params, query: {} })).body).toEqual([]);
  });

  it.each([
    [{ takenAt: '2099-01-01T00:00:00Z' }, 400],
    [{ takenAt: '1999-12-31T00:00:00Z' }, 400],
    [{ takenAt: 'gisteren' }, 400],
    [{ phase: 'later' }, 400],
    [{ caption: 'x'.repeat(501) }, 400],
    [{ roomId: 2_000_000 }, 404],
    [{ taskId: 2_000_000 }, 404],
    [{ itemId: 2_000_000 }, 404],
    [{ quoteId: 2_000_000 }, 404],
  ])('nor is one with %j kept', async (body, status) => {
    const { owner, projectId } = await ownerWithProject();
    const before = await app().listStored();
    expect((await add(owner, projectId, await photoOf(), body)).status).toBe(status);
    expect(await app().listStored()).toEqual(before);
  });
});

it('a photo names no room, task, item or quote of another project', async () => {
  const { owner, projectId } = await ownerWithProject();
  const other = await ownerWithProject();
  const { body: room } = await other.owner.call(createRoom, { params: other.params, body: { name: 'Gang' } });
  const { body: task } = await other.owner.call(createTask, {
    params: other.params,
    body: { title: 'Vloer' },
  });
  const own = await addNew(owner, projectId);
  for (const body of [{ roomId: room.id }, { taskId: task.id }]) {
    expect((await add(owner, projectId, await photoOf(), body)).status).toBe(404);
    expect((await owner.call(calls.updatePhoto, { params: { id: own.id }, body })).status).toBe(404);
    const several = { params: { projectId }, body: { ids: [own.id], changes: body } };
    expect((await owner.call(calls.changePhotos, several)).status).toBe(404);
  }
});

describe('photos', () => {
  it('come the last taken first, by room, phase, task and day, and go on before one of them', async () => {
    const { owner, projectId, params } = await ownerWithProject();
    const room = (await owner.call(createRoom, { params, body: { name: 'Gang' } })).body;
    const at = (day: string) => ({ takenAt: `2026-05-${day}T23:30:00Z` });
    const old = await addNew(owner, projectId, { ...at('01'), roomId: room.id });
    const last = await addNew(owner, projectId, { ...at('03'), phase: 'hidden' });
    const middle = await addNew(owner, projectId, at('02'));
    const ids = async (query: object) =>
      (await owner.call(calls.listPhotos, { params, query })).body.map(({ id }) => id);
    expect(await ids({})).toEqual([last.id, middle.id, old.id]);
    expect(await ids({ before: last.id })).toEqual([middle.id, old.id]);
    expect(await ids({ roomId: room.id })).toEqual([old.id]);
    expect(await ids({ roomId: 'none' })).toEqual([last.id, middle.id]);
    expect(await ids({ phase: 'hidden' })).toEqual([last.id]);
    expect(await ids({ itemId: 1_000_000 })).toEqual([]);
    expect(await ids({ quoteIds: '', taskIds: '1,2' })).toEqual([]);
    for (const quoteIds of ['a', '1,b', '0'])
      expect((await owner.call(calls.listPhotos, { params, query: { quoteIds } })).status).toBe(400);
    // Half past eleven in the evening in London is the next day here.
    expect(await ids({ from: '2026-05-03', until: '2026-05-03' })).toEqual([middle.id]);
    const gone = await owner.call(calls.listPhotos, { params, query: { before: 2_000_000 } });
    expect(gone.status).toBe(404);
  });

  it('are changed and removed by who may, a collaborator only their own', async () => {
    const { owner, projectId, params } = await ownerWithProject();
    const helper = await join(projectId, 'collaborator');
    const [theirs, own] = [await addNew(owner, projectId), await addNew(helper, projectId)];
    expect(own.mayChange).toBe(true);
    const change = (id: number) =>
      helper.call(calls.updatePhoto, {
        params: { id },
        body: { caption: 'Buis', takenAt: '2026-01-01T10:00:00Z' },
      });
    expect((await change(theirs.id)).status).toBe(403);
    expect((await change(own.id)).body).toMatchObject({ caption: 'Buis', takenFrom: 'said', version: 2 });
    const ids = [theirs.id, own.id];
    const changed = await helper.call(calls.changePhotos, {
      params,
      body: { ids, changes: { phase: 'after' } },
    });
    expect(changed.body.ids).toEqual([own.id]);
    expect((await helper.call(calls.removePhotos, { params, body: { ids } })).body.ids).toEqual([own.id]);
    expect((await owner.call(calls.removePhoto, { params: { id: theirs.id } })).status).toBe(204);
    expect((await owner.call(calls.listPhotos, { params, query: {} })).body).toEqual([]);
  });

  it('are said the same of, several at once, with one undo', async () => {
    const { owner, projectId, params } = await ownerWithProject();
    const task = (await owner.call(createTask, { params, body: { title: 'Leidingen' } })).body;
    const ids = [
      (await addNew(owner, projectId, { caption: 'Oud' })).id,
      (await addNew(owner, projectId)).id,
    ];
    const changes = { taskId: task.id, caption: 'Leidingen keuken' };
    await owner.call(calls.changePhotos, { params, body: { ids, changes } });
    const read = async () => (await owner.call(calls.listPhotos, { params, query: {} })).body.toReversed();
    expect(await read()).toMatchObject([changes, changes]);
    await undoLast(owner, params);
    expect(await read()).toMatchObject([
      { caption: 'Oud', taskId: null },
      { caption: null, taskId: null },
    ]);
  });

  it('come back from the trash byte for byte, all that went at once with one undo', async () => {
    const { owner, projectId, params } = await ownerWithProject();
    const bytes = await photoOf();
    const first = (await add(owner, projectId, bytes)).body;
    const second = await addNew(owner, projectId);
    const ids = [first.id, second.id];
    await owner.call(calls.removePhotos, { params, body: { ids } });
    expect((await owner.request('GET', first.filePath)).status).toBe(404);
    expect((await undoLast(owner, params)).status).toBe(200);
    expect((await download(owner, first.filePath)).equals(bytes)).toBe(true);
    const back = (await owner.call(calls.listPhotos, { params, query: {} })).body;
    expect(back.map(({ id }) => id)).toEqual([second.id, first.id]);
  });

  it('forget a task while it is in the trash, and hold on to their room', async () => {
    const { owner, projectId, params } = await ownerWithProject();
    const make = async (name: string) => (await owner.call(createRoom, { params, body: { name } })).body.id;
    const [old, kept] = [await make('Gang'), await make('Hal')];
    const task = (await owner.call(createTask, { params, body: { title: 'Vloer' } })).body;
    await addNew(owner, projectId, { roomId: old, taskId: task.id, caption: 'Vloer' });
    const read = async () => (await owner.call(calls.listPhotos, { params, query: {} })).body[0];
    await owner.call(removeTask, { params: { id: task.id } });
    expect(await read()).toMatchObject({ taskId: null, roomId: old });
    await undoLast(owner, params);
    expect(await read()).toMatchObject({ taskId: task.id });
    expect(await owner.call(removeRoom, { params: { id: old } })).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('1 foto.') },
    });
    await owner.call(mergeRoom, { params: { id: old }, body: { intoId: kept } });
    expect(await read()).toMatchObject({ roomId: kept });
  });

  it('are found by their caption and by their day', async () => {
    const { owner, projectId, params } = await ownerWithProject();
    const first = await addNew(owner, projectId, { takenAt: '2026-05-01T10:00:00Z', caption: 'Buis' });
    const last = await addNew(owner, projectId, { takenAt: '2026-05-01T11:00:00Z' });
    expect((await owner.call(calls.listPhotoMarks, { params })).body).toEqual([
      { id: first.id, caption: 'Buis', day: '2026-05-01', count: 1 },
      { id: last.id, caption: null, day: '2026-05-01', count: 2 },
    ]);
  });

  it('go in one ZIP, by day, as they were', async () => {
    const { owner, projectId } = await ownerWithProject();
    const bytes = await photoOf();
    const { body } = await add(owner, projectId, bytes, { takenAt: '2026-05-01T10:00:00Z' });
    const zip = await download(owner, `/api/projects/${projectId}/photos/archive?ids=${body.id}`);
    const archive = await fromBufferPromise(zip, { lazyEntries: true });
    const names: string[] = [];
    for await (const entry of archive.eachEntry()) {
      names.push(entry.fileName);
      const stream = await archive.openReadStreamPromise(entry);
      expect(Buffer.concat(await stream.toArray()).equals(bytes)).toBe(true);
    }
    expect(names).toEqual(['2026-05-01/muur.jpg']);
  });
});
