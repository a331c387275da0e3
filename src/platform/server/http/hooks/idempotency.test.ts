import { randomUUID } from 'node:crypto';
import { and, count, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { type Call, type CallInput, fillPath, type PathIds, toForm } from '#/core/call';
import { createInvoice, listInvoices } from '#/features/papers/shared/invoices/contract';
import { createProject } from '#/features/people/projects/contract';
import { removeCollaborator } from '#/features/people/shared/sharing/contract';
import { createContact } from '#/features/work/shared/contacts/contract';
import { contacts } from '#/features/work/shared/contacts/server/tables';
import { listDocuments, uploadDocument } from '#/features/work/shared/documents/contract';
import { createItems, listItems } from '#/features/work/shared/meetstaat/contract';
import { keptAnswers } from '#/platform/server/database/schema/answers';
import { collaborators } from '#/platform/server/database/schema/projects';
import { claimKey, removeOldAnswers } from '#/platform/server/database/stores/idempotency-store';
import { Replayed, underClaim } from '#/platform/server/http/hooks/idempotency';
import { projectWithMembers } from '../../../../../tests/support/members';
import { fileOf, samplePdf } from '../../../../../tests/support/sample-files';
import {
  type Client,
  encodeForm,
  openTestApp,
  type TestApp,
  withTestApp,
} from '../../../../../tests/support/test-app';

const app = withTestApp();

const newKey = () => randomUUID();

/** A creating call under a key, as a browser sends it; the bytes of the answer. */
async function send<C extends Call>(
  person: Client,
  key: string,
  call: C,
  input: CallInput<C>,
  at: TestApp = app(),
) {
  const given = input as { params?: PathIds; body?: object; file?: File };
  const form = call.upload ? await encodeForm(toForm(call.upload, given.body, given.file)) : undefined;
  const response = await at.http.inject({
    method: call.method,
    url: fillPath(call.path, given.params ?? {}),
    headers: { cookie: person.cookie, 'idempotency-key': key, ...form?.headers },
    payload: form?.payload ?? given.body ?? {},
  });
  return {
    status: response.statusCode,
    text: response.body,
    isRepeated: response.headers['idempotent-replayed'] === 'true',
  };
}

const contact = (name: string) => ({ body: { name, type: 'contractor' as const } });
const countContacts = async ({ user }: Client) =>
  (await app().db.select({ n: count() }).from(contacts).where(eq(contacts.userId, user.id)))[0]?.n;

async function ownerWithInvoice() {
  const owner = await app().signIn();
  const { body: project } = await owner.call(createProject, { body: { name: 'Kerkstraat' } });
  const { body: maker } = await owner.call(createContact, contact('Dakwerken Maes'));
  const params = { projectId: project.id };
  const invoice = { params, body: { contactId: maker.id, amount: '250.00', description: 'Voorschot' } };
  return { owner, params, invoice };
}

const otherwise = {
  message: expect.stringMatching(/^Een eerdere poging kwam al aan, met andere gegevens\./),
};

describe('a creating call that is sent twice under one key', () => {
  it('makes one invoice, and is answered with the same bytes', async () => {
    const { owner, params, invoice } = await ownerWithInvoice();
    const key = newKey();
    const first = await send(owner, key, createInvoice, invoice);
    const again = await send(owner, key, createInvoice, invoice);
    expect(first).toMatchObject({ status: 201, isRepeated: false });
    expect(again).toEqual({ ...first, isRepeated: true });
    expect((await owner.call(listInvoices, { params })).body).toHaveLength(1);
  });

  it('makes one of them also when ten come at the same time', async () => {
    const owner = await app().signIn();
    const key = newKey();
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => send(owner, key, createContact, contact('Elektro Claes'))),
    );
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(201));
    expect(answers.filter(({ isRepeated }) => !isRepeated)).toHaveLength(1);
    expect(await countContacts(owner)).toBe(1);
  });

  it('imports a list once', async () => {
    const { owner, params } = await ownerWithInvoice();
    const item = {
      category: 'Dakwerk',
      description: 'Pannen',
      quantity: '1',
      unit: 'm²',
      unitPrice: '9',
    } as const;
    const list = { params, body: { items: [item, item] } };
    const key = newKey();
    const answers = await Promise.all([1, 2].map(() => send(owner, key, createItems, list)));
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    expect((await owner.call(listItems, { params })).body).toHaveLength(2);
  });

  it('keeps a file once, and knows another file, another name and another field', async () => {
    const { owner, params } = await ownerWithInvoice();
    const before = (await app().listStored()).kept.length;
    const key = newKey();
    const paper = (bytes: Buffer, name: string, description = '') => ({
      ...{ params, body: { category: 'other' as const, description } },
      file: fileOf(bytes, name),
    });
    const answers = await Promise.all(
      [1, 2, 3].map(() => send(owner, key, uploadDocument, paper(samplePdf, 'plan.pdf'))),
    );
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(answers[0]?.status).toBe(201);
    const others = [
      paper(Buffer.concat([samplePdf, Buffer.from(' ')]), 'plan.pdf'),
      paper(samplePdf, 'ander plan.pdf'),
      paper(samplePdf, 'plan.pdf', 'met uitleg'),
    ];
    for (const other of others) {
      const { status, text } = await send(owner, key, uploadDocument, other);
      expect([status, JSON.parse(text)]).toEqual([422, otherwise]);
    }
    expect((await owner.call(listDocuments, { params })).body).toHaveLength(1);
    const { kept, incoming } = await app().listStored();
    expect([kept.length - before, incoming]).toEqual([1, []]);
  });

  it('is refused with other fields or at another address, while the first is under way as well', async () => {
    const { owner, params, invoice } = await ownerWithInvoice();
    const key = newKey();
    const dearer = { ...invoice, body: { ...invoice.body, amount: '999.00' } };
    const both = await Promise.all([
      send(owner, key, createInvoice, invoice),
      send(owner, key, createInvoice, dearer),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([201, 422]);
    const { status, text } = await send(owner, key, createContact, contact('Maes'));
    expect([status, JSON.parse(text)]).toEqual([422, otherwise]);
    expect((await owner.call(listInvoices, { params })).body).toHaveLength(1);
  });

  it('doesn’t mind in which order the fields come', async () => {
    const owner = await app().signIn();
    const key = newKey();
    const first = await send(owner, key, createContact, { body: { name: 'Maes', type: 'architect' } });
    const again = await send(owner, key, createContact, { body: { type: 'architect', name: 'Maes' } });
    expect(again).toEqual({ ...first, isRepeated: true });
  });

  it('is another call for another person', async () => {
    const [ann, bert] = [await app().signIn('Ann'), await app().signIn('Bert')];
    const key = newKey();
    const answers = [ann, bert].map((person) => send(person, key, createContact, contact('Maes')));
    expect((await Promise.all(answers)).map(({ isRepeated }) => isRepeated)).toEqual([false, false]);
    expect([await countContacts(ann), await countContacts(bert)]).toEqual([1, 1]);
  });

  it('is done anew after a day, and its answer is swept out', async () => {
    const owner = await app().signIn();
    const key = newKey();
    await send(owner, key, createContact, contact('Maes'));
    const old = new Date(Date.now() - 1_000).toISOString();
    await app().db.update(keptAnswers).set({ expiresAt: old }).where(eq(keptAnswers.key, key));
    expect(await send(owner, key, createContact, contact('Maes'))).toMatchObject({ isRepeated: false });
    expect(await countContacts(owner)).toBe(2);
    await app().db.update(keptAnswers).set({ expiresAt: old }).where(eq(keptAnswers.key, key));
    await removeOldAnswers(app().db);
    expect(await app().db.select().from(keptAnswers).where(eq(keptAnswers.key, key))).toEqual([]);
  });

  it('tells nothing any more to who has left the project', async () => {
    const { projectId, owner, collaborator } = await projectWithMembers(app());
    const { body: maker } = await collaborator.call(createContact, contact('Maes'));
    const invoice = { params: { projectId }, body: { contactId: maker.id, amount: '250.00' } };
    const key = newKey();
    expect((await send(collaborator, key, createInvoice, invoice)).status).toBe(201);
    const [row] = await app()
      .db.select({ id: collaborators.id })
      .from(collaborators)
      .where(and(eq(collaborators.projectId, projectId), eq(collaborators.userId, collaborator.user.id)));
    await owner.call(removeCollaborator, { params: { projectId, id: row?.id ?? 0 } });
    expect((await send(collaborator, key, createInvoice, invoice)).status).toBe(404);
  });
});

describe('a call that came to nothing', () => {
  it('because it was refused may be sent again under its key, mended', async () => {
    const { owner, invoice } = await ownerWithInvoice();
    const key = newKey();
    const unknown = { ...invoice, body: { ...invoice.body, contactId: 2_000_000_000 } };
    const wrong = { ...invoice, body: { ...invoice.body, amount: 'veel' } };
    expect((await send(owner, key, createInvoice, wrong)).status).toBe(400);
    expect((await send(owner, key, createInvoice, unknown)).status).toBe(400);
    expect(await send(owner, key, createInvoice, invoice)).toMatchObject({ status: 201, isRepeated: false });
  });

  it('because the store failed may be sent again under its key', async () => {
    let away = true;
    const flaky = await openTestApp({
      storage: (real) => ({
        ...real,
        keep: (...given) => (away ? Promise.reject(new Error('away')) : real.keep(...given)),
      }),
    });
    const owner = await flaky.signIn();
    const { body: project } = await owner.call(createProject, { body: { name: 'Kerkstraat' } });
    const paper = {
      ...{ params: { projectId: project.id }, body: { category: 'other' as const } },
      file: fileOf(samplePdf, 'plan.pdf'),
    };
    const key = newKey();
    expect((await send(owner, key, uploadDocument, paper, flaky)).status).toBe(503);
    away = false;
    expect((await send(owner, key, uploadDocument, paper, flaky)).status).toBe(201);
    await flaky.close();
  });

  it('because its process stopped is taken over once its claim has ended, by who waits for it', async () => {
    const owner = await app().signIn();
    const key = newKey();
    expect((await send(owner, key, createContact, contact('Maes'))).status).toBe(201);
    await app().db.delete(contacts).where(eq(contacts.userId, owner.user.id));
    const soon = new Date(Date.now() + 700).toISOString();
    await app()
      .db.update(keptAnswers)
      .set({ status: null, body: null, claim: 'a process that died', claimedUntil: soon })
      .where(eq(keptAnswers.key, key));
    const answers = await Promise.all([1, 2].map(() => send(owner, key, createContact, contact('Maes'))));
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    expect(answers.filter(({ isRepeated }) => isRepeated)).toHaveLength(1);
    expect(await countContacts(owner)).toBe(1);
  });

  it('because somebody else took its key over writes nothing, and is answered with what they made', async () => {
    const { user } = await app().signIn();
    const { db, http } = app();
    const claim = {
      holder: `user ${user.id}`,
      userId: user.id,
      key: newKey(),
      id: 'slower',
      fingerprint: 'the same',
    };
    await claimKey(db, claim);
    const answer = await underClaim(
      db,
      { claim, log: http.log },
      () => ({ status: 201, body: '"slow"' }),
      async (transact) => {
        await db
          .update(keptAnswers)
          .set({ claim: 'faster', status: 201, body: '"fast"' })
          .where(eq(keptAnswers.key, claim.key));
        return transact(async (tx) => {
          await tx.insert(contacts).values({ userId: user.id, name: 'Twee keer', type: 'contractor' });
        });
      },
    );
    expect(answer).toEqual(new Replayed({ status: 201, body: '"fast"' }));
    expect(await db.select().from(contacts).where(eq(contacts.userId, user.id))).toEqual([]);
  });

  it('holds its key for nobody else', async () => {
    const { user } = await app().signIn();
    const claim = { holder: `user ${user.id}`, userId: user.id, key: newKey(), id: 'one', fingerprint: 'x' };
    expect(await claimKey(app().db, claim)).toBe(true);
    expect(await claimKey(app().db, { ...claim, id: 'two' })).toBe(false);
  });
});

describe('a key', () => {
  it.each(['', 'met spaties', 'é', 'x'.repeat(256), 'a, b'])('can’t be %j', async (key) => {
    const owner = await app().signIn();
    const { status, text } = await send(owner, key, createContact, contact('Maes'));
    expect([status, JSON.parse(text)]).toMatchObject([
      400,
      { message: /^Een Idempotency-Key heeft 1 tot 255/ },
    ]);
    expect(await countContacts(owner)).toBe(0);
  });

  it('is not asked: without one each call makes its own', async () => {
    const owner = await app().signIn();
    await owner.call(createContact, contact('Maes'));
    await owner.call(createContact, contact('Maes'));
    expect(await countContacts(owner)).toBe(2);
  });

  it('is declared of every creating call, and of no other', async () => {
    const { paths } = (await app().http.inject('/api/openapi.json')).json() as {
      paths: Record<string, Record<string, { parameters?: { name: string; in: string }[] }>>;
    };
    const declared = Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).flatMap(([method, { parameters = [] }]) =>
        parameters.some(({ name, in: place }) => name === 'idempotency-key' && place === 'header')
          ? [`${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`]
          : [],
      ),
    );
    const creating = app().routes.flatMap(({ method, path, call }) =>
      call?.creates ? [`${method} ${path}`] : [],
    );
    expect(creating.length).toBeGreaterThan(10);
    expect(declared.sort()).toEqual(creating.sort());
  });
});
