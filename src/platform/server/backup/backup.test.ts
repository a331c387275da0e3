import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { eq, getTableName, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { createExample } from '#/features/front/example/contract';
import { emptyTrash } from '#/features/history/shared/trash/contract';
import { createExtra, sendExtra } from '#/features/papers/shared/extras/contract';
import { extras } from '#/features/papers/shared/extras/server/tables';
import { listQuotes } from '#/features/papers/shared/quotes/contract';
import { createProject, removeProject } from '#/features/people/projects/contract';
import { addToInbox } from '#/features/reading/inbox/contract';
import { createPlan } from '#/features/site/plans/contract';
import { addPhoto } from '#/features/site/shared/photos/contract';
import { contacts, ibanChanges } from '#/features/work/shared/contacts/server/tables';
import { listDocuments, removeDocument, uploadDocument } from '#/features/work/shared/documents/contract';
import { documents } from '#/features/work/shared/documents/server/tables';
import { chatSessions, intakes } from '#/features/work/shared/intake/server/tables';
import { meetstaatItems } from '#/features/work/shared/meetstaat/server/tables';
import { openArchive } from '#/platform/server/backup/archive-reader';
import { makeBackup } from '#/platform/server/backup/make-backup';
import type { Manifest } from '#/platform/server/backup/manifest';
import { restoreBackup } from '#/platform/server/backup/restore-backup';
import type { Engine } from '#/platform/server/database/engine/database';
import { exactForms, listBackupTables, listColumns, readRows } from '#/platform/server/database/engine/dump';
import { openDatabase } from '#/platform/server/database/engine/open';
import { beginServing } from '#/platform/server/database/engine/serving-lease';
import { listTables } from '#/platform/server/database/schema/define-table';
import { jobs } from '#/platform/server/database/schema/jobs';
import { userPictures, users } from '#/platform/server/database/schema/people';
import { collaborators } from '#/platform/server/database/schema/projects';
import { leftOutOfBackup, listTableNames } from '#/platform/server/database/schema/tables';
import { checkStore } from '#/platform/server/storage/compare-store';
import type { FileStorage } from '#/platform/server/storage/file-storage';
import { createFolderStorage } from '#/platform/server/storage/folder-storage';
import { ensureJoined } from '#/platform/server/storage/join-store';
import { insertRow } from '../../../../tests/support/record-fixtures';
import { type KeptPlace, openS3Place } from '../../../../tests/support/s3-place';
import { fileOf, samplePdf } from '../../../../tests/support/sample-files';
import { photoOf } from '../../../../tests/support/sample-photos';
import { type Client, openTestApp, type TestApp } from '../../../../tests/support/test-app';
import { openTestDatabase } from '../../../../tests/support/test-database';

const migrationsDir = new URL('../../../../db/migrations', import.meta.url).pathname;
/** Each restore makes a database anew. */
const patience = 180_000;
const scratch = mkdtempSync(join(tmpdir(), 'truweel-backup-'));

type Store = { engine: Engine; storage: FileStorage };
type Contents = { rows: Record<string, unknown[]>; files: Record<string, string> };

let app: TestApp;
let owner: Client;
let projectId: number;
let bucket: KeptPlace;
/** An archive of the origin as it begins, and what was there then. */
let archived: Contents & { path: string };
let count = 0;
const opened: Engine[] = [];

function newPath(ending: string): string {
  count += 1;
  return join(scratch, `${count}${ending}`);
}

beforeAll(async () => {
  app = await openTestApp();
  bucket = await openS3Place();
  owner = await app.signIn('Ångström “de” Wit');
  const { body: example } = await owner.call(createExample, {});
  projectId = example.id;
  await fillWithOddities();
  archived = { ...(await everything(origin())), path: await backUp(origin()) };
});

afterAll(async () => {
  await app.close();
  await bucket.close();
  for (const engine of opened) await engine.close();
  rmSync(scratch, { recursive: true, force: true });
});

/** What an exchange of values tends to lose: scale, line ends, nulls in JSON, the far ends of a type, removed ids. */
async function fillWithOddities(): Promise<void> {
  const userId = owner.user.id;
  await app.db.insert(meetstaatItems).values({
    projectId,
    category: 'Dakwerk',
    description: '\u2028regel\r\n\ttab "aanhaling" \\ \u{1f9f1} e\u0301',
    quantity: '999999999.999',
    unit: 'm²',
    unitPrice: '9999999999.99',
    totalAmount: '99999999999999.99',
    notes: '',
  });
  const answers = { locatie: 'Gent', budget: null } as never;
  await app.db.insert(chatSessions).values({ id: 'gesprek', userId, answers });
  await app.db.insert(intakes).values({ projectId, sessionId: 'gesprek', createdBy: userId });
  await app.db.insert(collaborators).values({ projectId, email: 'Els@Voorbeeld.example' });
  await app.db
    .insert(jobs)
    .values({ kind: 'other', payload: { deep: [null, 1.5, '1.50'] }, runAt: '9999-12-31T23:59:59.999Z' });
  const [contact] = await app.db.select({ id: contacts.id }).from(contacts);
  await app.db
    .insert(ibanChanges)
    .values({ projectId, contactId: contact?.id ?? 0, toIban: 'BE68539007547034', changedBy: userId });
  await app.db.insert(userPictures).values({ userId, webp: Buffer.from([0, 255, 92, 39, 10]) });
  const file = fileOf(samplePdf, 'brief.pdf');
  await owner.call(addToInbox, { params: { projectId }, body: {}, file });
  const photo = fileOf(await photoOf('jpeg', { width: 60, height: 20 }), 'muur.jpg');
  await owner.call(addPhoto, { params: { projectId }, body: {}, file: photo });
  const { body: papers } = await owner.call(listDocuments, { params: { projectId } });
  const plan = { documentId: papers[0]?.id ?? 0, page: 1 };
  expect((await owner.call(createPlan, { params: { projectId }, body: plan })).status).toBe(201);
  await approveExtra();
  for (const table of listTables()) {
    if (leftOutOfBackup.includes(getTableName(table)) || (await app.db.$count(table)) > 0) continue;
    await insertRow(app.db, table, { projectId, createdBy: userId });
  }
  const { body: gone } = await owner.call(createProject, { body: { name: 'Weg' } });
  await owner.call(removeProject, { params: { projectId: gone.id } });
}

/** What both sides agreed on is kept as a PDF, with its hash in the database. */
async function approveExtra(): Promise<void> {
  const { body: quotes } = await owner.call(listQuotes, { params: { projectId } });
  const id = quotes.find(({ status }) => status === 'accepted')?.id ?? 0;
  const line = { description: 'Dakvenster', quantity: '2', unitPrice: '500', vatRate: 6 };
  const work = { title: 'Licht', lines: [line] };
  const { body: extra } = await owner.call(createExtra, { params: { id }, body: work });
  const { body: sent } = await owner.call(sendExtra, { params: { id: extra.id }, body: {} });
  const approve = { name: 'Jan Maes', decision: 'approve', version: extra.version + 1 };
  const path = `/api/approvals/${sent.url?.split('/').at(-1)}`;
  expect((await owner.request('POST', path, approve)).status).toBe(200);
}

/** Of each approved extra work: whether its PDF still is what was approved. */
async function verifyApproved({ engine, storage }: Store): Promise<boolean[]> {
  const rows = await engine.db
    .select({ sha256: extras.sha256, key: documents.fileKey })
    .from(extras)
    .innerJoin(documents, eq(documents.id, extras.documentId))
    .where(eq(extras.status, 'approved'));
  return Promise.all(
    rows.map(async ({ sha256, key }) => {
      const content = await storage.read(key);
      const bytes = content ? await buffer(content) : Buffer.alloc(0);
      return createHash('sha256').update(bytes).digest('hex') === sha256;
    }),
  );
}

async function backUp({ engine, storage }: Store): Promise<string> {
  const path = newPath('.zip');
  const dataDir = newPath('');
  const parts = { engine, storage, dataDir, migrationsDir, program: '0.0.0' };
  await makeBackup(parts, () => createWriteStream(path));
  return path;
}

async function restore(path: string, { engine, storage }: Store, replace = false): Promise<Manifest> {
  const archive = await openArchive(path);
  try {
    await restoreBackup({ engine, storage, archive, migrationsDir, replace });
    return archive.manifest;
  } finally {
    archive.close();
  }
}

/** On the engine that this run is about. */
async function testedPlace(): Promise<Store> {
  const engine = await openTestDatabase();
  opened.push(engine);
  return { engine, storage: createFolderStorage(newPath('')) };
}

/** The other store, and with PostgreSQL the other engine. */
async function otherPlace(): Promise<Store> {
  if (inject('template').kind === 'embedded') return { ...(await testedPlace()), storage: bucket.storage };
  const engine = await openDatabase({ databaseUrl: undefined, dataDir: newPath('') }, migrationsDir);
  opened.push(engine);
  return { engine, storage: bucket.storage };
}

async function everyRow({ engine }: Store) {
  return engine.snapshot(async (session) => {
    await session.run(exactForms);
    const found: Record<string, unknown[]> = {};
    for (const table of await listBackupTables(session)) {
      const rows = [];
      for await (const some of readRows(session, table, await listColumns(session, table)))
        rows.push(...some);
      found[table] = rows;
    }
    return found;
  });
}

async function everyFile({ storage }: Store) {
  const found: Record<string, string> = {};
  for await (const { key } of storage.list()) {
    const content = await storage.read(key);
    if (content) found[key] = (await buffer(content)).toString('base64');
  }
  return found;
}

async function everything(place: Store): Promise<Contents> {
  return { rows: await everyRow(place), files: await everyFile(place) };
}

async function expectArchived(place: Store): Promise<void> {
  const { rows, files } = await everything(place);
  expect(rows).toEqual(archived.rows);
  expect(files).toEqual(archived.files);
}

async function expectEmpty(place: Store): Promise<void> {
  expect(await place.engine.db.$count(users)).toBe(0);
  expect(await everyFile(place)).toEqual({});
}

const origin = (): Store => ({ engine: app, storage: app.storage });

describe('a backup', () => {
  it(
    'is restored to the same rows and bytes, from one engine and store to the other and back, and counts on',
    async () => {
      const { rows, files } = archived;
      expect(Object.entries(rows).filter(([, some]) => some.length === 0)).toEqual([]);
      expect(Object.keys(files).length).toBeGreaterThan(2);
      let { path } = archived;
      const places = [await otherPlace(), await testedPlace()];
      for (const to of places) {
        await restore(path, to);
        await expectArchived(to);
        expect(await verifyApproved(to)).toEqual([true]);
        expect(await checkStore(to.engine.db, to.storage, new Date())).toMatchObject({
          missing: [],
          damaged: [],
        });
        if (to !== places.at(-1)) path = await backUp(to);
      }
      for (const to of places) await expectCountingOn(to);
    },
    patience,
  );

  /** The number of a removed record is not given out again. */
  async function expectCountingOn({ engine }: Store): Promise<void> {
    const next = sql`insert into projects (user_id, name) values (${owner.user.id}, 'Nieuw') returning id`;
    const made = (await engine.db.execute(next)) as unknown as { rows: { id: number }[] };
    expect(made.rows[0]?.id).toBe(projectId + 2);
  }

  it('leaves out what signs people in, and nothing else', async () => {
    const archive = await openArchive(archived.path);
    archive.close();
    const { tables, leftOut } = archive.manifest;
    expect([...tables.map(({ name }) => name), ...leftOut].toSorted()).toEqual(listTableNames().toSorted());
    expect(leftOut).toEqual([...leftOutOfBackup]);
  });

  it('knows every table that the database has', async () => {
    const found = await app.exclusively(({ rows }) =>
      rows('select tablename as name from pg_tables where schemaname = current_schema()'),
    );
    expect(found.map(({ name }) => name).toSorted()).toEqual(
      [...listTableNames(), 'schema_migrations'].toSorted(),
    );
  });

  it('keeps the files of the papers that are removed while it is made', async () => {
    const person = await app.signIn();
    const { body: project } = await person.call(createProject, { body: { name: 'Kort' } });
    const params = { projectId: project.id };
    const file = fileOf(samplePdf, 'weg.pdf');
    const fields = { category: 'other' as const };
    const { body: paper } = await person.call(uploadDocument, { params, body: fields, file });
    const slow = {
      ...app.storage,
      read: async (key: string) => {
        await person.call(removeDocument, { params: { ...params, id: paper.id } });
        await person.call(emptyTrash, { params });
        await app.jobs.drain();
        return app.storage.read(key);
      },
    };
    const archive = await openArchive(await backUp({ engine: app, storage: slow }));
    archive.close();
    const { problems, files } = archive.manifest;
    expect(problems).toEqual([]);
    const key = paper.filePath.slice('/api/files/'.length);
    expect(files.map((file) => file.key)).toContain(key);
    expect((await app.listStored()).kept).toContain(key);
    await app.jobs.drain();
    expect((await app.listStored()).kept).not.toContain(key);
  });

  it('is made one at a time', async () => {
    const second = { ...app.storage, read: async () => Promise.reject(await backUp(origin()).catch(String)) };
    await expect(backUp({ engine: app, storage: second })).rejects.toBe(
      'Error: Another backup is under way.',
    );
    await backUp(origin());
  });

  it('says which files were missing or damaged in the store, and is made nevertheless', async () => {
    const [lost = '', bad = ''] = Object.keys(archived.files);
    const storage: FileStorage = {
      ...app.storage,
      read: async (key) => {
        if (key === lost) return undefined;
        return key === bad ? Readable.from([Buffer.from('anders')]) : app.storage.read(key);
      },
    };
    const archive = await openArchive(await backUp({ engine: app, storage }));
    archive.close();
    expect(archive.manifest.problems).toHaveLength(2);
    expect(archive.manifest.problems).toEqual(
      expect.arrayContaining([
        { key: lost, problem: 'missing' },
        { key: bad, problem: 'damaged' },
      ]),
    );
    const report = await checkStore(app.db, storage, new Date());
    expect(report.damaged).toEqual([bad]);
  });
});

describe('a restore', () => {
  /** What refuses leaves it so; what is replaced is in the other. */
  let empty: Store;
  let filled: Store;
  beforeAll(async () => {
    empty = await testedPlace();
    filled = await testedPlace();
    await restore(archived.path, filled);
  });

  it.each([
    ['has lost its end', (bytes: Buffer) => bytes.subarray(0, bytes.length - 5_000)],
    ['has one other byte', flipInLongestEntry],
    ['is something else', () => Buffer.from('geen zip')],
  ])('refuses an archive that %s, and changes nothing', async (_, damage) => {
    const damaged = newPath('.zip');
    writeFileSync(damaged, damage(readFileSync(archived.path)));
    await expect(restore(damaged, empty)).rejects.toThrow(/The archive is damaged: .+ Nothing was changed\./);
    await expectEmpty(empty);
  });

  it('leaves everything as it was where a row does not fit', async () => {
    const archive = await openArchive(archived.path);
    const tables = archive.manifest.tables.toReversed();
    const mixed = { ...archive, manifest: { ...archive.manifest, tables } };
    await expect(
      restoreBackup({ ...empty, archive: mixed, migrationsDir, replace: false }),
    ).rejects.toThrow();
    archive.close();
    await expectEmpty(empty);
  });

  it.each([
    ['sessions', 'what signs people in'],
    ['rate_limits', 'what counts their tries'],
    ['leases', 'what belongs to another database'],
    ['pg_authid', 'what is none of ours'],
  ])('takes no table %s from an archive: %s', async (name) => {
    const archive = await openArchive(archived.path);
    const extra = { name, entry: archive.manifest.tables[0]?.entry ?? '', columns: ['x'], rows: 0 };
    const tables = [...archive.manifest.tables, extra];
    const mixed = { ...archive, manifest: { ...archive.manifest, tables } };
    const parts = { ...empty, archive: mixed, migrationsDir, replace: false };
    await expect(restoreBackup(parts)).rejects.toThrow(
      `what a backup never has (${name}). Nothing was changed.`,
    );
    archive.close();
    await expectEmpty(empty);
  });

  it('says who uses the database, and takes it from under them only by force', async () => {
    const archive = await openArchive(archived.path);
    const parts = { ...filled, archive, migrationsDir, replace: true };
    await filled.engine.db.execute(sql`delete from tasks`);
    const before = await everyRow(filled);
    const lease = await beginServing(filled.engine.db, () => undefined);
    if (filled.engine.name === 'embedded') {
      // Its folder has one owner: what is left in the rows was left by a kill.
      await restoreBackup(parts);
    } else {
      await expect(restoreBackup(parts)).rejects.toThrow(
        new RegExp(`One server is using this database \\(.+, process ${process.pid}\\)`),
      );
      expect(await everyRow(filled)).toEqual(before);
      await restoreBackup({ ...parts, force: true });
    }
    await expectArchived(filled);
    await lease.end();
    archive.close();
  });

  it('refuses a place that has data, unless that may go: then its rows go, and its files are set aside', async () => {
    const { path } = archived;
    await expect(restore(path, filled)).rejects.toThrow(/There is data already \(\d+ people, \d+ files\)/);
    const stray = newPath('');
    writeFileSync(stray, 'oud');
    const key = '00000000-0000-4000-8000-000000000000';
    await filled.storage.keep(key, stray);
    await filled.storage.saveId(randomUUID());
    await filled.engine.db.execute(sql`delete from tasks`);
    await restore(path, filled, true);
    await expectArchived(filled);
    await ensureJoined(filled.engine.db, filled.storage, new Date());
    const report = await checkStore(filled.engine.db, filled.storage, new Date());
    expect(report).toMatchObject({ missing: [], orphans: [], onTheirWay: [], setAside: [key] });
  });

  it('refuses the archive of a newer program, and brings an older one up to date', async () => {
    const later = newPath('');
    await cp(migrationsDir, later, { recursive: true });
    writeFileSync(join(later, '9999_later.sql'), "alter table tasks add column later text default 'nieuw'");
    const archive = await openArchive(archived.path);
    const parts = { ...empty, archive, migrationsDir: later, replace: false };
    await restoreBackup(parts);
    const found = await empty.engine.exclusively(({ rows }) => rows('select distinct later from tasks'));
    expect(found).toEqual([{ later: 'nieuw' }]);

    const newer = {
      ...archive.manifest,
      migrations: [...archive.manifest.migrations, { name: '9999', hash: '' }],
    };
    await expect(
      restoreBackup({ ...parts, archive: { ...archive, manifest: newer }, replace: true }),
    ).rejects.toThrow(/newer or another version of the program/);
    archive.close();
  });
});

/** Amid data: of the headers between the entries nobody reads every byte. */
function flipInLongestEntry(bytes: Buffer): Buffer {
  const starts = [0];
  for (let at = 0; at !== -1; at = bytes.indexOf('PK\x03\x04', at + 1, 'latin1')) starts.push(at);
  const middles = starts.map((start, index) => {
    const length = (starts[index + 1] ?? start) - start;
    return { length, middle: start + Math.floor(length / 2) };
  });
  const longest = middles.reduce((best, each) => (each.length > best.length ? each : best));
  const copy = Buffer.from(bytes);
  copy[longest.middle] = (copy[longest.middle] ?? 0) ^ 0xff;
  return copy;
}
