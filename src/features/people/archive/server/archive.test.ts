import { eq, getTableColumns, getTableName } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromBufferPromise } from 'yauzl';
import { ZipFile } from 'yazl';
import '#/app/server/features';
import { dayAt, formatDay } from '#/core/day';
import { createExample } from '#/features/front/example/contract';
import { listChanges } from '#/features/history/shared/logbook/contract';
import { getLedger } from '#/features/money/ledger/contract';
import type { PaperLine } from '#/features/papers/shared/contract';
import { extras } from '#/features/papers/shared/extras/server/tables';
import { importProject, projectArchivePath } from '#/features/people/archive/contract';
import { type ArchiveData, type ArchivedRow, dataName } from '#/features/people/archive/rules/format';
import { renewIds } from '#/features/people/archive/rules/renew-ids';
import { readProject } from '#/features/people/archive/server/shared/read-project-store';
import { listTravelling } from '#/features/people/archive/server/shared/travelling-store';
import { writeProject } from '#/features/people/archive/server/write-project-store';
import { createProject, updateProject } from '#/features/people/projects/contract';
import { listProjects } from '#/features/people/projects/list-contract';
import { listContacts } from '#/features/work/shared/contacts/contract';
import { archivingOf, isStaying } from '#/platform/server/database/schema/archived';
import { listTables } from '#/platform/server/database/schema/define-table';
import { findColumn, linksOf } from '#/platform/server/database/schema/tables';
import { projectWithMembers } from '../../../../../tests/support/members';
import { fileOf } from '../../../../../tests/support/sample-files';
import { type Client, withTestApp } from '../../../../../tests/support/test-app';

const app = withTestApp({});

type Entries = Map<string, Buffer>;

async function unzip(bytes: Buffer): Promise<Entries> {
  const zip = await fromBufferPromise(bytes, { lazyEntries: true, autoClose: false });
  const found: Entries = new Map();
  for await (const entry of zip.eachEntry()) {
    const chunks: Buffer[] = [];
    for await (const chunk of await zip.openReadStreamPromise(entry)) chunks.push(chunk);
    found.set(entry.fileName, Buffer.concat(chunks));
  }
  return found;
}

async function pack(entries: Entries): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [name, bytes] of entries) zip.addBuffer(bytes, name);
  zip.end();
  const chunks: Buffer[] = [];
  for await (const chunk of zip.outputStream) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

async function download(client: Client, projectId: number): Promise<Buffer> {
  const url = projectArchivePath.replace(':projectId', String(projectId));
  const answer = await app().http.inject({ url, headers: { cookie: client.cookie, host: 'localhost:4999' } });
  expect(answer.statusCode, answer.body.slice(0, 200)).toBe(200);
  return answer.rawPayload;
}

const send = (client: Client, bytes: Uint8Array) =>
  client.call(importProject, { file: fileOf(bytes, 'archief.zip') });

const dataOf = (entries: Entries): ArchiveData => JSON.parse(String(entries.get(dataName)));

/** The same whatever the numbers: a row is known by its place, a file by what is in it. */
function canonical({
  project,
  tables,
  names,
  files,
}: Omit<ArchiveData, 'madeAt' | 'version' | 'format' | 'isPart'>) {
  const hashes = new Map(files.map(({ key, sha256, name }) => [key, `${sha256} ${name}`]));
  const places = new Map(
    Object.entries(tables).map(([name, rows]) => [name, new Map(rows.map((row, index) => [row.id, index]))]),
  );
  const nameOf = (target: string, id: unknown) =>
    names[target]?.find((each) => each.id === id)?.name ??
    (target === 'files' ? hashes.get(String(id)) : places.get(target)?.get(id)) ??
    'gone';
  const rowsOf = (name: string): ArchivedRow[] => {
    const all = listTravelling().find((each) => each.name === name)?.places ?? [];
    return (tables[name] ?? []).map(({ id: _, ...row }) => renewIds(row, all, nameOf));
  };
  return {
    project,
    tables: Object.fromEntries(
      Object.keys(tables)
        .sort()
        .map((name) => [name, rowsOf(name)]),
    ),
    files: [...hashes.values()].sort(),
  };
}

/** Of what somebody gave, by whom comes back with where it was read. */
function withoutMarks(data: unknown): unknown {
  const unmarked = JSON.stringify(data).replaceAll(/ ?\(ingelezen uit een archief van [\d-]+\)/g, '');
  return JSON.parse(unmarked);
}

describe('the archive of a project', () => {
  it('makes the same project elsewhere: every record, link and file, but for numbers and marks', async () => {
    const owner = await app().signIn();
    const { body: example } = await owner.call(createExample, {});
    await owner.call(updateProject, { params: { projectId: example.id }, body: { status: 'resting' } });
    const first = await download(owner, example.id);
    const entries = await unzip(first);
    expect([...entries.keys()]).toEqual(
      expect.arrayContaining(['LEESMIJ.txt', dataName, 'schema.json', 'overzicht.xlsx']),
    );
    const other = await app().signIn('Bert Buur');
    const { status, body } = await send(other, first);
    expect([status, body]).toEqual([201, { id: expect.any(Number) }]);
    expect((await other.call(listProjects, {})).body).toMatchObject([{ status: 'resting' }]);
    const again = await unzip(await download(other, body.id));
    const [before, after] = [canonical(dataOf(entries)), canonical(dataOf(again))];
    expect(Object.keys(before.tables).length).toBeGreaterThan(15);
    expect(withoutMarks(after)).toEqual(JSON.parse(JSON.stringify(before)));
    const [ledger, theirs] = await Promise.all(
      [[owner, example.id] as const, [other, body.id] as const].map(([who, projectId]) =>
        who.call(getLedger, { params: { projectId } }),
      ),
    );
    expect(theirs?.body).toEqual(ledger?.body);
    const { body: lines } = await other.call(listChanges, { params: { projectId: body.id }, query: {} });
    expect(lines.map(({ kind, action }) => [kind, action])).toEqual([
      ['budgets', 'add'],
      ['projects', 'add'],
    ]);
  });

  it('uses the contacts that somebody has already, where they are the same to the letter', async () => {
    const owner = await app().signIn();
    const { body: example } = await owner.call(createExample, {});
    const before = (await owner.call(listContacts, {})).body.length;
    await send(owner, await download(owner, example.id));
    expect((await owner.call(listContacts, {})).body.length).toBe(before);
    expect((await owner.call(listProjects, {})).body).toHaveLength(2);
  });

  it('says of a yes that it was read, once, however often it travels', async () => {
    const owner = await app().signIn();
    const { body: example } = await owner.call(createExample, {});
    const decided = { decidedAt: '2026-03-01T10:00:00.000Z', decidedBy: 'Jan Janssens' };
    await app().db.update(extras).set(decided).where(eq(extras.projectId, example.id));
    const once = await send(owner, await download(owner, example.id));
    const twice = await send(owner, await download(owner, once.body.id));
    const rows = await app().db.select().from(extras).where(eq(extras.projectId, twice.body.id));
    const day = formatDay(dayAt(new Date()));
    expect(rows.length).toBeGreaterThan(0);
    for (const { decidedBy } of rows)
      expect(decidedBy).toBe(`Jan Janssens (ingelezen uit een archief van ${day})`);
  });

  it('is for its owner, signed in lately', async () => {
    const { projectId, editor, stranger } = await projectWithMembers(app());
    const url = projectArchivePath.replace(':projectId', String(projectId));
    expect((await editor.request('GET', url)).status).toBe(403);
    expect((await stranger.request('GET', url)).status).toBe(404);
    expect((await app().visitor.request('GET', url)).status).toBe(401);
  });

  /** `npm run test:round-trips` asks for many more, each time others. */
  it('keeps what it says, whatever is in it', async () => {
    const owner = await app().signIn();
    const { body: example } = await owner.call(createExample, {});
    const read = await app().db.transaction((tx) => readProject(tx, { projectId: example.id }));
    const bare: ArchiveData = {
      ...{ format: 'truweel-project', version: 1, madeAt: new Date().toISOString(), isPart: false },
      ...JSON.parse(JSON.stringify({ ...read, files: [] })),
    };
    await fc.assert(
      fc.asyncProperty(fc.infiniteStream(fc.nat()), fc.string({ maxLength: 40 }), async (random, text) => {
        const data = varied(bare, () => Number(random.next().value), text);
        const written = await app().db.transaction((tx) =>
          writeProject(tx, { data, kept: [], ownerId: owner.user.id, limit: 2 ** 40 }),
        );
        const back = await app().db.transaction((tx) => readProject(tx, { projectId: written.id }));
        const [was, is] = [data, { ...back, files: [] }].map((each) =>
          canonical(JSON.parse(JSON.stringify(each))),
        );
        expect(withoutMarks(is)).toEqual(was);
      }),
      { numRuns: Number(process.env.ROUND_TRIPS ?? 12) },
    );
  });
});

function totalOfItem({ quantity, unitPrice }: ArchivedRow): string {
  const hundredthousandths =
    BigInt(Math.round(Number(quantity) * 1_000)) * BigInt(Math.round(Number(unitPrice) * 100));
  const cents = (hundredthousandths + 500n) / 1_000n;
  return `${cents / 100n}.${String(cents % 100n).padStart(2, '0')}`;
}

/** Some rows of the example, with other words and amounts: none that another row needs is left out. */
function varied(bare: ArchiveData, next: () => number, text: string): ArchiveData {
  const words = new Set(['notes', 'description', 'caption', 'reason']);
  const plain = text.replace(/[\p{Cc}\p{Cs}]/gu, ' ');
  const tables: Record<string, ArchivedRow[]> = {};
  const gone = new Map<string, Set<unknown>>();
  for (const { name, table, columns } of listTravelling()) {
    const links = linksOf(table).filter(({ target }) => archivingOf(target));
    const rows = (bare.tables[name] ?? []).filter((row) => {
      const isOrphan = links.some(({ name: column, target }) =>
        gone.get(getTableName(target))?.has(row[column]),
      );
      // A project always has its budget.
      // What was paid of an invoice follows from its payments.
      const isKept = row.id === undefined || name === 'payments' || (!row.fileKey && next() % 4 !== 0);
      if (!isOrphan && isKept) return true;
      gone.set(name, (gone.get(name) ?? new Set()).add(row.id));
      return false;
    });
    tables[name] = rows.map((row) => {
      const changed = columns.flatMap(([column, { columnType }]) => {
        if (row[column] === null || next() % 3 !== 0) return [];
        if (words.has(column)) return [[column, plain] as const];
        return columnType === 'PgNumeric' && column === 'unitPrice'
          ? [[column, `${next() % 90_000}.25`] as const]
          : [];
      });
      const made = { ...row, ...Object.fromEntries(changed) };
      return name === 'meetstaat_items' ? { ...made, totalAmount: totalOfItem(made) } : made;
    });
    const ranks = archivingOf(table)?.ranks;
    if (ranks) tables[name] = tables[name]?.map((row, index) => ({ ...row, [ranks]: index + 1 })) ?? [];
  }
  const used = new Set(
    Object.entries(tables).flatMap(([name, rows]) => {
      const all = listTravelling().find((each) => each.name === name)?.places ?? [];
      const ids: unknown[] = [];
      for (const row of rows)
        renewIds(row, all, (target, id) => {
          if (target === 'contacts') ids.push(id);
          return id;
        });
      return ids;
    }),
  );
  tables.contacts = (bare.tables.contacts ?? []).filter(({ id }) => used.has(id));
  return { ...bare, tables };
}

describe('sums in an archive', () => {
  async function written(change: (tables: ArchiveData['tables']) => void) {
    const owner = await app().signIn();
    const { body: example } = await owner.call(createExample, {});
    const entries = await unzip(await download(owner, example.id));
    const honest = dataOf(entries);
    const data = dataOf(entries);
    change(data.tables);
    const other = await app().signIn('Bert Buur');
    const sent = await send(
      other,
      await pack(new Map(entries).set(dataName, Buffer.from(JSON.stringify(data)))),
    );
    return { honest, other, ...sent };
  }

  it('are calculated again: nobody makes an item, a line, extra work, a premium or a payment dearer or paid', async () => {
    const lie = '777777.77';
    const { honest, other, status, body } = await written((tables) => {
      for (const row of tables.meetstaat_items ?? []) row.totalAmount = lie;
      for (const row of tables.premie_calculations ?? []) row.premieBedrag = lie;
      for (const row of tables.extras ?? []) Object.assign(row, { net: lie, total: lie });
      for (const row of tables.invoices ?? []) Object.assign(row, { paid: lie, open: lie, status: 'paid' });
      for (const name of ['quotes', 'invoices', 'extras'])
        for (const { lines } of tables[name] ?? [])
          for (const line of lines as PaperLine[])
            if (line.quantity !== null && line.unitPrice !== null) line.net = lie;
    });
    expect(status).toBe(201);
    const after = dataOf(await unzip(await download(other, body.id)));
    expect(JSON.stringify(after)).not.toContain(lie);
    const bare = ({ tables }: ArchiveData) =>
      ['meetstaat_items', 'premie_calculations', 'extras', 'quotes', 'invoices'].map((name) =>
        (tables[name] ?? []).map(
          ({ totalAmount, premieBedrag, net, total, paid, open, status: state, lines }) => ({
            ...{ totalAmount, premieBedrag, net, total, paid, open, isPaid: state === 'paid' },
            nets: (lines as PaperLine[] | undefined)?.map((line) => line.net),
          }),
        ),
      );
    expect(bare(honest).every((rows) => rows.length > 0)).toBe(true);
    expect(bare(after)).toEqual(bare(honest));
  });

  it('that no call would take are refused', async () => {
    const { status, other } = await written(({ meetstaat_items: items = [] }) => {
      Object.assign(items[0] ?? {}, { quantity: '999999.000', unitPrice: '9999999.00' });
    });
    expect(status).toBe(422);
    expect((await other.call(listProjects, {})).body).toEqual([]);
  });
});

describe('an archive that is not one', () => {
  const owner = () => app().signIn();

  async function example() {
    const person = await owner();
    const { body } = await person.call(createProject, { body: { name: 'Kerkstraat' } });
    return unzip(await download(person, body.id));
  }

  const changed = (entries: Entries, change: (data: ArchiveData) => unknown) => {
    const data = dataOf(entries);
    return pack(new Map(entries).set(dataName, Buffer.from(JSON.stringify(change(data) ?? data))));
  };

  const room = { id: 1, name: 'Keuken', storey: null, position: 0, createdAt: '2026-01-01T00:00:00.000Z' };

  it.each<[string, (entries: Entries) => Promise<Buffer> | Buffer, RegExp]>([
    ['something else', () => Buffer.from('hallo'), /geen archief/],
    ['a ZIP of something else', () => pack(new Map([['a.txt', Buffer.from('a')]])), /geen archief/],
    ['half a file', async (entries) => (await pack(entries)).subarray(0, 900), /geen archief/],
    ['one of later', (entries) => changed(entries, (data) => ({ ...data, version: 9 })), /nieuwere versie/],
    ['a part of one', (entries) => changed(entries, (data) => ({ ...data, isPart: true })), /iemand anders/],
    ['no JSON', (entries) => pack(new Map(entries).set(dataName, Buffer.from('{'))), /beschadigd/],
    [
      'a bomb: a few kB that are millions of values',
      (entries) => {
        const rows = `${'{},'.repeat(4_000_000)}{}`;
        const data = `{"format":"truweel-project","version":1,"tables":{"rooms":[${rows}]}}`;
        return pack(new Map(entries).set(dataName, Buffer.from(data)));
      },
      /meer gegevens dan een project/,
    ],
    [
      'a table that nobody knows',
      (entries) => changed(entries, (data) => ({ ...data, tables: { ...data.tables, sessions: [] } })),
      /passen niet \(sessions\)/,
    ],
    [
      'a table that does not fit',
      (entries) => changed(entries, (data) => ({ ...data, tables: { rooms: [{ ...room, storey: 4 }] } })),
      /passen niet \(rooms › 1 › storey\)/,
    ],
    [
      'a row twice',
      (entries) => changed(entries, (data) => ({ ...data, tables: { rooms: [room, room] } })),
      /passen niet/,
    ],
    [
      'what the table refuses',
      (entries) => changed(entries, (data) => ({ ...data, tables: { rooms: [{ ...room, name: ' ' }] } })),
      /passen niet/,
    ],
    [
      'a link to nothing',
      (entries) =>
        changed(entries, (data) => ({
          ...data,
          tables: {
            reminders: [],
            messages: [
              {
                ...{ id: 1, contactId: 7, text: 'dag', isOfContact: true, sentBy: 'An' },
                createdAt: room.createdAt,
              },
            ],
          },
        })),
      /passen niet/,
    ],
    [
      'a project without a name',
      (entries) =>
        changed(entries, (data) => ({ ...data, project: { name: '', description: null, lastPoint: 0 } })),
      /passen niet/,
    ],
    [
      'a file that is not there',
      (entries) => changed(entries, (data) => ({ ...data, files: [fileFacts('bestanden/x.pdf')] })),
      /beschadigd/,
    ],
    [
      'a file from elsewhere',
      (entries) => changed(entries, (data) => ({ ...data, files: [fileFacts('../../etc/passwd')] })),
      /beschadigd/,
    ],
    [
      'a file that is another',
      async (entries) =>
        changed(new Map(entries).set('x.pdf', Buffer.from('abc')), (data) => ({
          ...data,
          files: [fileFacts('x.pdf')],
        })),
      /niet meer wat het was/,
    ],
  ])('is refused whole: %s', async (_, make, message) => {
    const bytes = await make(await example());
    const person = await owner();
    const stored = await app().listStored();
    const answer = await send(person, bytes);
    expect([answer.status, answer.body]).toEqual([422, { message: expect.stringMatching(message) }]);
    expect((await person.call(listProjects, {})).body).toEqual([]);
    expect(await app().listStored()).toEqual(stored);
  });

  function fileFacts(path: string) {
    const [key, sha256] = ['00000000-0000-4000-8000-000000000001', '0'.repeat(64)];
    return { key, path, name: 'x.pdf', mimeType: 'application/pdf', size: 3, sha256 };
  }
});

describe('what travels', () => {
  const ofProject = listTables().filter((table) => findColumn(table, 'projectId'));

  it('is said of every table of a project', () => {
    const silent = ofProject.filter((table) => !archivingOf(table) && !isStaying(table));
    expect(silent.map(getTableName)).toEqual([]);
  });

  it('has a place for every number that stands for something', () => {
    const missed = listTravelling().flatMap(({ name, table, columns, places }) => {
      const known = new Set(places.map(({ path }) => path[0]));
      const links = new Set(linksOf(table).map((link) => link.name));
      return columns
        .filter(([column, { columnType }]: readonly [string, PgColumn]) =>
          ['PgInteger', 'PgJsonb'].includes(columnType) ? /Ids?$/.test(column) : false,
        )
        .filter(([column]) => !known.has(column) && !links.has(column))
        .map(([column]) => `${name}.${column}`);
    });
    expect(missed).toEqual([]);
  });

  it('has nothing that opens a door', () => {
    const names = listTravelling().flatMap(({ name, table }) =>
      Object.keys(getTableColumns(table))
        .filter((column) => /token|secret|hash$/i.test(column))
        .map((column) => `${name}.${column}`),
    );
    expect(names).toEqual([]);
  });
});
