import { EventEmitter, once } from 'node:events';
import { and, asc, eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { features } from '#/app/server/features';
import { createProject, removeProject } from '#/features/people/projects/contract';
import * as calls from '#/features/programs/webhooks/contract';
import { kindGroups } from '#/features/programs/webhooks/rules/kinds';
import { kindNames, tablesOf } from '#/features/programs/webhooks/server/told';
import { reminders } from '#/features/reminders/deadlines/server/tables';
import {
  createReminder,
  removeReminder,
  updateReminder,
} from '#/features/reminders/shared/deadlines/contract';
import type { Database } from '#/platform/server/database/engine/database';
import { deliveryJob } from '#/platform/server/database/log/tell-webhooks';
import { changes } from '#/platform/server/database/schema/changes';
import { jobs } from '#/platform/server/database/schema/jobs';
import { projects } from '#/platform/server/database/schema/projects';
import { webhookDeliveries, webhooks } from '#/platform/server/database/schema/webhooks';
import { buildRegistry } from '#/platform/server/registry';
import { describeOnPostgres } from '../../../../../tests/support/one-engine';
import { isSigned, openReceiver } from '../../../../../tests/support/receiver';
import { type Client, testUrl, withTestApp } from '../../../../../tests/support/test-app';

const { receiver, outgoing } = openReceiver();
const app = withTestApp({ outgoing });
const { log } = buildRegistry(features);
const url = 'https://huis.example/hook';

let owner: Client;
let projectId: number;

beforeEach(async () => {
  await app().db.delete(webhooks);
  await app().db.delete(jobs).where(eq(jobs.kind, deliveryJob));
  receiver.forget();
  owner = await app().signIn();
  projectId = (await owner.call(createProject, { body: { name: 'Kerkstraat' } })).body.id;
});

const make = (kinds = ['reminders'], at = url, client = owner) =>
  client.call(calls.makeWebhook, { params: { projectId }, body: { url: at, kinds } });
const deliveriesOf = async (id: number) => (await owner.call(calls.listDeliveries, { params: { id } })).body;
const list = async () => (await owner.call(calls.listWebhooks, { params: { projectId } })).body;
const addReminder = async (title: string) =>
  (await owner.call(createReminder, { params: { projectId }, body: { title, day: '2026-03-01' } })).body;
const rename = (id: number, title: string) =>
  owner.call(updateReminder, { params: { id }, body: { title, day: '2026-03-01' } });
const send = () => app().jobs.drain('webhooks');

/** As if so much time had gone by: what waits for its next try comes nearer, and what was tried is longer ago. */
async function pass(minutes: number): Promise<void> {
  const ago = sql`make_interval(mins => ${minutes})`;
  await app()
    .db.update(jobs)
    .set({ runAt: sql`${jobs.runAt} - ${ago}` });
  await app()
    .db.update(webhookDeliveries)
    .set({ firstTriedAt: sql`${webhookDeliveries.firstTriedAt} - ${ago}` });
}

const down = () => {
  throw Object.assign(new Error('connect'), { code: 'ECONNREFUSED' });
};

describe('a webhook', () => {
  it('tells what was changed once it is, signed, and nothing of what it says', async () => {
    const { status, body: made, headers } = await make();
    expect(status).toBe(200);
    expect(made).toEqual({ id: expect.any(Number), secret: expect.stringMatching(/^whsec_/) });
    expect(headers['cache-control']).toContain('no-store');
    const reminder = await addReminder('Geheime afspraak');
    expect(receiver.calls).toEqual([]);
    await send();
    const [call] = receiver.calls;
    expect([call?.url, call?.address]).toEqual([url, '93.184.215.14']);
    expect(JSON.parse(call?.body ?? '')).toEqual({
      id: call?.headers['webhook-id'],
      kind: 'reminders',
      recordId: reminder.id,
      projectId,
      at: expect.stringMatching(/^\d{4}-.*Z$/),
      href: `${testUrl}/logboek?project=${projectId}`,
    });
    expect(call && isSigned(call, made.secret)).toBe(true);
    expect(call && isSigned({ ...call, body: `${call.body} ` }, made.secret)).toBe(false);
    const seconds = Number(call?.headers['webhook-timestamp']);
    expect(Math.abs(seconds - Date.now() / 1000)).toBeLessThan(120);
    expect(await deliveriesOf(made.id)).toEqual([
      {
        id: call?.headers['webhook-id'],
        kind: 'reminders',
        at: expect.any(String),
        status: 'delivered',
        tries: 1,
      },
    ]);
    await send();
    expect(receiver.calls).toHaveLength(1);
    expect((await list())[0]?.lastDeliveredAt).not.toBeNull();
  });

  it('keeps its secret where the database alone does not tell it, and tells it once', async () => {
    const { body: made } = await make();
    const [row] = await app().db.select().from(webhooks).where(eq(webhooks.id, made.id));
    const kept = JSON.stringify(row) + Buffer.from(row?.sealedSecret ?? '', 'base64').toString('latin1');
    expect(kept).not.toContain(made.secret.slice(6));
    expect(JSON.stringify(await list())).not.toContain('ecret');
    const key = { 'idempotency-key': 'een-keer' };
    const again = () =>
      owner.request('POST', `/api/projects/${projectId}/webhooks`, { url, kinds: ['reminders'] }, key);
    const [one, other] = [await again(), await again()] as { body: { secret: string } }[];
    expect(one?.body.secret).not.toBe(other?.body.secret);
  });

  it('tells only of the kinds that were chosen, of its own project, and of what was committed', async () => {
    await make(['budgets']);
    await addReminder('Niet gevraagd');
    const other = (await owner.call(createProject, { body: { name: 'Ander' } })).body.id;
    await owner.call(calls.makeWebhook, {
      params: { projectId: other },
      body: { url: 'https://ander.example/', kinds: ['reminders'] },
    });
    const refused = await owner.request('POST', `/api/projects/${projectId}/reminders`, { title: '' });
    expect(refused.status).toBe(400);
    await expect(
      app().db.transaction(async (tx) => {
        await tx.update(projects).set({ name: 'Nooit' }).where(eq(projects.id, projectId));
        throw new Error('not after all');
      }),
    ).rejects.toThrow('not after all');
    await send();
    expect(receiver.calls).toEqual([]);
  });

  it('says where a record is read, and leads to the log where it is gone', async () => {
    await make(['projects', 'reminders']);
    const reminder = await addReminder('Bel');
    await owner.call(removeReminder, { params: { id: reminder.id } });
    await send();
    expect(receiver.received().map(({ href }) => new URL(href).pathname)).toEqual(['/logboek', '/logboek']);
  });

  it('has a word for every kind of the log, and no other', async () => {
    const chosen = kindGroups.flatMap(({ kinds }) => kinds as readonly string[]);
    expect(chosen.toSorted()).toEqual(Object.keys(log).toSorted());
    const kindOf = kindNames(log);
    expect(tablesOf(log, chosen)?.map(kindOf).toSorted()).toEqual(chosen.toSorted());
    expect((await make([...chosen])).status).toBe(200);
    expect((await list())[0]?.kinds.toSorted()).toEqual(chosen.toSorted());
  });

  it.each([['nothing'], ['__proto__'], ['constructor'], ['changes']])('refuses the kind %s', async (kind) => {
    expect(await make([kind])).toMatchObject({ status: 400 });
  });

  it('is of the owner alone: nobody else makes, sees, tries or ends it', async () => {
    const { body: made } = await make();
    const stranger = await app().signIn('Stef Vreemd');
    expect((await make(['reminders'], url, stranger)).status).toBe(404);
    const params = { id: made.id };
    expect((await stranger.call(calls.endWebhook, { params })).status).toBe(404);
    expect((await stranger.call(calls.testWebhook, { params })).status).toBe(404);
    expect((await stranger.call(calls.listDeliveries, { params })).status).toBe(404);
    expect(receiver.calls).toEqual([]);
    expect((await owner.call(calls.endWebhook, { params })).status).toBe(204);
    expect((await owner.call(calls.endWebhook, { params })).status).toBe(404);
    expect(await list()).toEqual([]);
  });

  it('has nine others beside it at most', async () => {
    for (let made = 0; made < calls.mostWebhooks; made += 1) expect((await make()).status).toBe(200);
    expect(await make()).toMatchObject({ status: 409, body: { message: expect.stringContaining('10') } });
  });
});

describe('a receiver that is down', () => {
  it('for an hour gets each event once it is up, in order per record, each under one id', async () => {
    const { body: made } = await make();
    receiver.answer = down;
    const [first, second] = [await addReminder('Een'), await addReminder('Twee')];
    for (let minute = 0; minute < 60; minute += 4) {
      await send();
      await rename(minute % 8 === 0 ? first.id : second.id, `Op ${minute}`);
      await pass(4);
    }
    const triesWhileDown = receiver.calls.length;
    expect(triesWhileDown).toBeGreaterThan(5);
    // Ever longer pauses: not once for each of the times that there was something to tell.
    expect(triesWhileDown).toBeLessThan(14);
    expect(new Set(receiver.received().map(({ id }) => id)).size).toBe(1);
    expect(await app().db.$count(webhookDeliveries, eq(webhookDeliveries.status, 'waiting'))).toBe(17);

    receiver.forget();
    await pass(75);
    await send();
    const told = receiver.received();
    expect(told).toHaveLength(17);
    expect(new Set(told.map(({ id }) => id)).size).toBe(17);
    const happened = await app()
      .db.select({ key: changes.recordKey })
      .from(changes)
      .where(and(eq(changes.projectId, projectId), eq(changes.tableName, 'reminders')))
      .orderBy(asc(changes.id));
    expect(told.map(({ recordId }) => String(recordId))).toEqual(happened.map(({ key }) => key));
    const moments = told.map(({ at }) => at);
    expect(moments).toEqual(moments.toSorted());
    const [newest, ...older] = await deliveriesOf(made.id);
    expect([newest?.tries, older.at(-1)?.tries]).toEqual([1, triesWhileDown + 1]);
  });

  it('for a day is told no more, its owner hears of it, and a try that is taken puts it on again', async () => {
    const { body: made } = await make();
    receiver.answer = () => 503;
    await addReminder('Een');
    await send();
    await pass(23 * 60);
    await send();
    expect((await list())[0]?.offSince).toBeNull();
    await addReminder('Twee');
    await pass(2 * 60);
    await send();
    expect((await list())[0]?.offSince).not.toBeNull();
    expect((await deliveriesOf(made.id)).map(({ status }) => status)).toEqual(['failed', 'failed']);
    const letters = await app()
      .db.select()
      .from(jobs)
      .where(eq(jobs.kind, 'letter about a webhook that is off'));
    expect(letters.map(({ payload }) => payload)).toEqual([
      { webhookId: made.id, key: expect.any(String), why: 'unreachable' },
    ]);
    receiver.forget();
    await addReminder('Drie');
    await send();
    expect(receiver.calls).toEqual([]);

    const params = { id: made.id };
    receiver.answer = () => 500;
    expect((await owner.call(calls.testWebhook, { params })).body).toEqual({ status: 'failed', answer: 500 });
    expect((await list())[0]?.offSince).not.toBeNull();
    receiver.forget();
    const tried = await owner.call(calls.testWebhook, { params });
    expect(tried.body).toEqual({ status: 'delivered', answer: 204 });
    expect(receiver.received()).toMatchObject([{ kind: 'test', recordId: null, projectId }]);
    expect(receiver.calls[0] && isSigned(receiver.calls[0], made.secret)).toBe(true);
    expect((await list())[0]?.offSince).toBeNull();
    await addReminder('Vier');
    await send();
    expect(receiver.received().map(({ kind }) => kind)).toEqual(['test', 'reminders']);
  });

  it('or says anything but yes is not taken to have heard it', async () => {
    await make();
    for (const status of [301, 302, 307, 400, 404, 410, 500]) {
      receiver.answer = () => status;
      await addReminder(`Na ${status}`);
      await pass(120);
      await send();
    }
    expect(new Set(receiver.received().map(({ id }) => id)).size).toBe(1);
    expect(await app().db.$count(webhookDeliveries, eq(webhookDeliveries.status, 'delivered'))).toBe(0);
  });
});

describe('a webhook is never called', () => {
  it.each([
    ...['https://localhost/', 'https://127.0.0.1/', 'https://[::1]/', 'https://0x7f.1/', 'https://10.0.0.1/'],
    ...[
      'https://[::ffff:10.0.0.1]/',
      'https://169.254.169.254/',
      'https://nas.local/',
      'https://100.64.0.1/',
    ],
    ...[
      'https://[fd00::1]/',
      'https://[64:ff9b::a00:1]/',
      'https://[2002:a00:1::]/',
      'https://huis.example:444/',
    ],
    ...[
      'http://huis.example/',
      'https://a:b@huis.example/',
      'https://onbekend.example/',
      'javascript:alert(1)',
      '',
    ],
  ])('at %s, where none is made', async (address) => {
    expect(await make(['reminders'], address)).toMatchObject({
      status: 400,
      body: { message: expect.any(String) },
    });
    expect(await list()).toEqual([]);
  });

  it('by a name that leads to a network of ours, now or later, nor by a redirect', async () => {
    receiver.leadsTo = ['192.168.1.5'];
    expect(await make()).toMatchObject({
      status: 400,
      body: { message: expect.stringContaining('met een token') },
    });
    receiver.leadsTo = ['93.184.215.14', '127.0.0.1'];
    expect((await make()).status).toBe(400);
    receiver.forget();
    const { body: made } = await make();
    receiver.leadsTo = ['127.0.0.1'];
    await addReminder('Een');
    await send();
    expect((await owner.call(calls.testWebhook, { params: { id: made.id } })).body).toEqual({
      ...{ status: 'failed', answer: null },
    });
    expect(receiver.calls).toEqual([]);
    receiver.forget();
    receiver.answer = () => 302;
    await pass(5);
    await send();
    expect(receiver.calls.map(({ address }) => address)).toEqual(['93.184.215.14']);
    expect((await deliveriesOf(made.id)).map(({ status }) => status)).toEqual(['failed', 'waiting']);
  });

  it('once it was ended, its project is in the trash, or its maker owns that no more', async () => {
    const { body: ended } = await make();
    await addReminder('Een');
    await owner.call(calls.endWebhook, { params: { id: ended.id } });
    await send();

    await make();
    await addReminder('Twee');
    const heir = await app().signIn('Els Erfgenaam');
    await app().db.update(projects).set({ userId: heir.user.id }).where(eq(projects.id, projectId));
    await send();
    await heir.call(createReminder, { params: { projectId }, body: { title: 'Drie', day: '2026-03-01' } });
    await send();
    await app().db.update(projects).set({ userId: owner.user.id }).where(eq(projects.id, projectId));

    await addReminder('Vier');
    await owner.call(removeProject, { params: { projectId } });
    await send();
    expect(receiver.calls).toEqual([]);
  });

  it('where its secret can’t be read any more: it is off, and its owner hears why', async () => {
    const { body: made } = await make();
    await app().db.update(webhooks).set({ sealedSecret: 'AAAA' }).where(eq(webhooks.id, made.id));
    await addReminder('Een');
    await send();
    expect(receiver.calls).toEqual([]);
    expect((await list())[0]?.offSince).not.toBeNull();
    expect(await owner.call(calls.testWebhook, { params: { id: made.id } })).toMatchObject({ status: 409 });
  });
});

describe('between sending and saying so', () => {
  it('a process may end: it is sent again, under the same id, before what came after it', async () => {
    await make();
    const reminder = await addReminder('Een');
    await rename(reminder.id, 'Twee');
    await send();
    const [first] = receiver.received();
    // As a process leaves it that was killed after its call was taken: nothing says so.
    await app().db.update(webhookDeliveries).set({ status: 'waiting' });
    await app()
      .db.update(jobs)
      .set({
        doneAt: null,
        leasedBy: 'a process that is gone',
        leasedUntil: sql`now() - interval '1 second'`,
      })
      .where(eq(jobs.kind, deliveryJob));
    await pass(10);
    receiver.calls.length = 0;
    await send();
    expect(receiver.received()[0]).toEqual(first);
    expect(receiver.received().map(({ recordId }) => recordId)).toEqual([reminder.id, reminder.id]);
  });

  it('something more may come: it is told too', async () => {
    await make();
    const reminder = await addReminder('Een');
    const more: Promise<unknown>[] = [];
    receiver.answer = () => {
      if (more.length < 5) more.push(rename(reminder.id, `Nog ${more.length}`));
      return 204;
    };
    // A look may end before what its last call led to is committed; each one after that finds it.
    for (let looks = 0; looks < 6; looks += 1) {
      await send();
      await Promise.all(more);
    }
    expect(receiver.calls).toHaveLength(6);
    expect(await app().db.$count(webhookDeliveries, eq(webhookDeliveries.status, 'waiting'))).toBe(0);
  });
});

describeOnPostgres('while a job is just ending', () => {
  const isWaitedFor = async (tx: Database) => {
    const { rows } = (await tx.execute(
      sql`select exists(select from pg_stat_activity where pg_backend_pid() = any(pg_blocking_pids(pid))) as waits`,
    )) as unknown as { rows: { waits: boolean }[] };
    return rows[0]?.waits ?? false;
  };

  it('somebody may still be writing: what they tell goes out once they have', async () => {
    await make();
    const reminder = await addReminder('Een');
    const moments = new EventEmitter();
    let writing: Promise<void> | undefined;
    receiver.answer = async () => {
      if (writing) return 204;
      const isWritten = once(moments, 'written');
      writing = app().db.transaction(async (tx) => {
        await tx.update(reminders).set({ title: 'Twee' }).where(eq(reminders.id, reminder.id));
        moments.emit('written');
        // Held until the job has come to its end, and finds that it has to wait.
        await expect.poll(() => isWaitedFor(tx), { timeout: 10_000 }).toBe(true);
      });
      await isWritten;
      return 204;
    };
    await send();
    await writing;
    await send();
    expect(receiver.received().map(({ recordId }) => recordId)).toEqual([reminder.id, reminder.id]);
    expect(await app().db.$count(webhookDeliveries, eq(webhookDeliveries.status, 'waiting'))).toBe(0);
  });
});
