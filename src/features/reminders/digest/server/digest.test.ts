import { and, eq, isNull, sql } from 'drizzle-orm';
import PostalMime from 'postal-mime';
import { beforeEach, describe, expect, it } from 'vitest';
import { features } from '#/app/server/features';
import { addDays, type Day, day } from '#/core/day';
import { updateProject } from '#/features/people/projects/contract';
import { reminders } from '#/features/reminders/deadlines/server/tables';
import * as calls from '#/features/reminders/digest/contract';
import { noticeSteps } from '#/features/reminders/digest/rules/due';
import { digestJob, sendDigest } from '#/features/reminders/digest/server/digest-job';
import { runDigests } from '#/features/reminders/digest/server/run-digests';
import { digests } from '#/features/reminders/digest/server/tables';
import { createItem } from '#/features/work/shared/meetstaat/contract';
import type { Database } from '#/platform/server/database/engine/database';
import { jobs } from '#/platform/server/database/schema/jobs';
import { projects } from '#/platform/server/database/schema/projects';
import type { Letter } from '#/platform/server/mail/mailer';
import { buildRegistry } from '#/platform/server/registry';
import { jobContext } from '../../../../../tests/support/job-context';
import { projectWithMembers } from '../../../../../tests/support/members';
import { testUrl, withOwnTestApp } from '../../../../../tests/support/test-app';

const app = withOwnTestApp();
const today = day('2026-03-10');
const { deadlines, todo, readMoney, letterLines } = buildRegistry(features);

type Ordered = { userId: number; projectId: number; notices: string[] };

/** What was ordered since the last look. */
async function takeOrdered(db: Database): Promise<Ordered[]> {
  const rows = await db
    .update(jobs)
    .set({ doneAt: sql`now()` })
    .where(and(eq(jobs.kind, digestJob), isNull(jobs.doneAt)))
    .returning({ payload: jobs.payload });
  return rows.map(({ payload }) => payload as Ordered);
}

async function remind(projectId: number, days: readonly number[]): Promise<number[]> {
  const rows = await app()
    .db.insert(reminders)
    .values(days.map((at, index) => ({ projectId, title: `Herinnering ${index}`, day: addDays(today, at) })))
    .returning({ id: reminders.id });
  return rows.map(({ id }) => id);
}

/** Nobody else's project has a part in a test. */
beforeEach(async () => {
  await app().db.update(projects).set({ removedAt: sql`now()` });
});

describe('a year of mornings', () => {
  it('tells everybody of every step exactly once, with kills, two processes at once and days without a server', async () => {
    const { projectId, owner, editor, collaborator } = await projectWithMembers(app());
    const { db } = app();
    // 500 deadlines over the year, also around both changes of the clock.
    const days = Array.from({ length: 500 }, (_, index) => 31 + ((index * 7) % 330));
    const ids = await remind(projectId, days);
    const dying = new Proxy(db, {
      get: (target, name, receiver) =>
        name === 'transaction'
          ? (work: (tx: Database) => Promise<unknown>) =>
              target.transaction(async (tx) => {
                await work(tx);
                throw new Error('killed before the commit');
              })
          : Reflect.get(target, name, receiver),
    }) as Database;
    const told = new Map<string, number>();
    for (let at = 0; at <= 365; at += 1) {
      const on = addDays(today, at);
      if (at % 20 === 0) await expect(runDigests({ db: dying, deadlines }, on)).rejects.toThrow('killed');
      await Promise.all([runDigests({ db, deadlines }, on), runDigests({ db, deadlines }, on)]);
      const ordered = await takeOrdered(db);
      const perPerson = new Set(ordered.map(({ userId }) => userId));
      expect(ordered.length).toBe(perPerson.size);
      for (const { userId, notices } of ordered)
        for (const notice of notices) {
          const [, id = '', due = ''] = /^reminder (\d+) on (\S+)$/.exec(notice) ?? [];
          const left = days[ids.indexOf(Number(id))];
          const key = `${userId} ${id} ${left === undefined ? '' : left - at}`;
          expect(due).toBe(addDays(today, left ?? 0));
          told.set(key, (told.get(key) ?? 0) + 1);
        }
    }
    const expected = [owner, editor, collaborator].flatMap(({ user }) =>
      ids.flatMap((id) => noticeSteps.map((step) => `${user.id} ${id} ${step}`)),
    );
    expect([...told.values()].every((count) => count === 1)).toBe(true);
    expect([...told.keys()].toSorted()).toEqual(expected.toSorted());
  }, 240_000);

  it('sends once, with what still counts, after three days without a server', async () => {
    const { projectId, owner } = await projectWithMembers(app());
    const { db } = app();
    const [passed, both, later] = await remind(projectId, [2, 4, 37]);
    const run = async (on: Day) => {
      await runDigests({ db, deadlines }, on);
      return (await takeOrdered(db)).filter(({ userId }) => userId === owner.user.id);
    };
    expect(await run(today)).toEqual([]);
    const noticesOf = (orders: Ordered[]) =>
      orders.flatMap(({ notices }) => notices.map((each) => each.split(' ')[1]));
    expect(noticesOf(await run(addDays(today, 4)))).toEqual([String(both)]);
    expect(await run(addDays(today, 4))).toEqual([]);
    expect(noticesOf(await run(addDays(today, 10)))).toEqual([String(later)]);
    expect(passed).toBeDefined();
  });
});

describe('a letter', () => {
  async function send(project: Awaited<ReturnType<typeof projectWithMembers>>): Promise<Letter[]> {
    const { db } = app();
    const sent: Letter[] = [];
    const mailer = {
      deliver: async (letter: Letter) => {
        sent.push(letter);
        return 'sent' as const;
      },
    };
    const now = () => new Date(`${today}T06:00:00Z`);
    const handle = sendDigest({ db, todo, readMoney, letterLines, mailer, publicUrl: testUrl, now });
    await runDigests({ db, deadlines }, today);
    for (const order of await takeOrdered(db)) await handle({ ...order }, jobContext);
    return sent.filter(({ to }) => to === project.owner.user.email);
  }

  it('holds what is due, without links in names, and a way to stop it with one click', async () => {
    const project = await projectWithMembers(app());
    await remind(project.projectId, [7, 30, 8]);
    await app()
      .db.update(reminders)
      .set({ title: 'Kijk op https://kwaad.example' })
      .where(eq(reminders.projectId, project.projectId));
    const item = { category: 'Keuken', description: 'Kasten', quantity: '1', unit: 'st', unitPrice: '1000' };
    const params = { projectId: project.projectId };
    await project.owner.call(createItem, { params, body: item as never });
    const [letter] = await send(project);
    expect(letter?.text).toContain('Komt u toe?: Uw renovatie kost naar verwachting €\u00a01.210,00.');
    expect(letter?.subject).toBe('2 termijnen komen eraan voor ‘Kerkstraat’');
    expect(letter?.text).toMatch(/Kijk op https\S+kwaad\S+example: Herinnering: over 7 dagen, 17 maart 2026/);
    expect(letter?.text).toContain('Wat vraagt aandacht: 1 ding op uw dashboard');
    expect(letter?.text).not.toContain('https://kwaad');
    expect(letter?.text).toContain(`/termijnen?project=${project.projectId}`);
    const path = letter?.stopAt?.slice(testUrl.length) ?? '';
    const opened = await app().visitor.request('GET', path);
    expect([opened.status, String(opened.body)]).toEqual([200, expect.stringContaining(`action="${path}"`)]);
    expect((await project.owner.call(calls.getMailSettings, {})).body.isStopped).toBe(false);
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    const stop = await app().http.inject({
      ...{ method: 'POST', url: path, headers: form, payload: 'List-Unsubscribe=One-Click' },
    });
    expect(stop.statusCode).toBe(200);
    expect((await project.owner.call(calls.getMailSettings, {})).body.isStopped).toBe(true);
    await app().db.delete(digests);
    expect(await send(project)).toEqual([]);
    for (const wrong of [path.slice(0, -1), `${path.slice(0, -2)}xy`, path.replace(/\d+\./, '1.')]) {
      expect((await app().http.inject({ method: 'POST', url: wrong })).statusCode).toBe(404);
    }
  });

  it('tells of a project at rest only what has a day', async () => {
    const project = await projectWithMembers(app());
    await remind(project.projectId, [7, -3]);
    const params = { projectId: project.projectId };
    const item = { category: 'Keuken', description: 'Kasten', quantity: '1', unit: 'st', unitPrice: '1000' };
    await project.owner.call(createItem, { params, body: item as never });
    const [awake] = await send(project);
    expect(awake?.text).toContain('Wat vraagt aandacht');
    expect(awake?.text).toContain('Komt u toe?');
    await project.owner.call(updateProject, { params, body: { status: 'resting' } });
    await app().db.delete(digests);
    const [letter] = await send(project);
    expect(letter?.text).toContain('Herinnering: over 7 dagen');
    expect(letter?.text).not.toContain('Wat vraagt aandacht');
    expect(letter?.text).not.toContain('Komt u toe?');
  });

  it('is not sent of what one turned off or wants later, nor of what is done meanwhile', async () => {
    const project = await projectWithMembers(app());
    const { owner, projectId } = project;
    await remind(projectId, [7]);
    await owner.call(calls.updateMailSettings, { body: { isStopped: false, off: ['reminder'] } });
    expect(await send(project)).toEqual([]);
    await owner.call(calls.updateMailSettings, { body: { isStopped: false, off: ['task'] } });
    await app().db.delete(digests);
    expect(await send(project)).toHaveLength(1);
    await app().db.delete(digests);
    const from = { reminder: 1 as const };
    await owner.call(calls.updateMailSettings, { body: { isStopped: false, off: [], from } });
    const { body: settings } = await owner.call(calls.getMailSettings, {});
    expect(settings.from).toEqual(from);
    expect(settings.choices).toContainEqual({ kind: 'reminder', name: 'Eigen herinneringen' });
    for (const wrong of [{ off: ['verjaardag'] }, { off: [], from: { verjaardag: 7 as const } }]) {
      const refused = await owner.call(calls.updateMailSettings, { body: { isStopped: false, ...wrong } });
      expect(refused).toMatchObject({ status: 400, body: { message: 'Dit is geen soort van herinnering.' } });
    }
    expect(await send(project)).toEqual([]);
    await owner.call(calls.updateMailSettings, { body: { isStopped: false, off: [], from: {} } });
    await app().db.delete(digests);
    await runDigests({ db: app().db, deadlines }, today);
    await app().db.update(reminders).set({ isDone: true }).where(eq(reminders.projectId, projectId));
    expect(await send(project)).toEqual([]);
  });

  it('carries the headers by which a mail program offers to stop them', async () => {
    const { createMailer } = await import('#/platform/server/mail/mailer');
    const { mkdtempSync, readdirSync, readFileSync, rmSync } = await import('node:fs');
    const { tmpdir } = await import('node:os');
    const { join } = await import('node:path');
    const dataDir = mkdtempSync(join(tmpdir(), 'truweel-letters-'));
    try {
      const mailer = createMailer({
        mail: { kind: 'folder', from: 'a@b.example' } as never,
        dataDir,
        publicUrl: testUrl,
      });
      const stopAt = `${testUrl}/herinneringen-stoppen/1.x`;
      const key = '00000000-0000-4000-8000-000000000001';
      await mailer.deliver({
        key,
        to: 'an@voorbeeld.example',
        subject: 's',
        text: 't',
        html: '<p>t</p>',
        stopAt,
      });
      const folder = join(dataDir, 'mail');
      const [file = ''] = readdirSync(folder);
      const { headers } = await new PostalMime().parse(readFileSync(join(folder, file)));
      const named = Object.fromEntries(headers.map((each) => [each.key, each.value]));
      expect(named).toMatchObject({
        'list-unsubscribe': `<${stopAt}>`,
        'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
      });
    } finally {
      rmSync(dataDir, { recursive: true, force: true });
    }
  });
});
