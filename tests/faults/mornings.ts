import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { asc, eq } from 'drizzle-orm';
import '#/app/server/features';
import { addDays, type Day, day } from '#/core/day';
import { reminders } from '#/features/reminders/deadlines/server/tables';
import { noticeKey, noticeSteps } from '#/features/reminders/digest/rules/due';
import { digestJob } from '#/features/reminders/digest/server/digest-job';
import { openDatabase } from '#/platform/server/database/engine/open';
import { outbox } from '#/platform/server/database/schema/outbox';
import { users } from '#/platform/server/database/schema/people';
import { collaborators, projects } from '#/platform/server/database/schema/projects';
import { root } from '../../scripts/prepare/paths.mjs';
import { type MorningServer, type Place, startMorningServer } from './mornings-server';
import { type Check, figure, median } from './report';

type Setting = { place: Place; kills: number; processes: number };
type Told = { key: string; day: Day };

const firstDay = day('2026-03-10');
const yearDays = 365;
/** Between these it is seven in Belgium at five in Greenwich, and else at six. */
const [clockForward, clockBack] = [day('2026-03-29'), day('2026-10-25')];
const deadlineCount = 500;
const migrations = join(root, 'db/migrations');

/** Two people in a project with deadlines all over the year, none so near that a step of it has passed. */
async function fill(place: Place): Promise<{ people: number[]; deadlines: Told[] }> {
  const engine = await openDatabase(place, migrations);
  const person = (name: string) => ({
    ...{ issuer: 'https://aanmelden.example', subject: name, emailVerified: true },
    email: `${name}@voorbeeld.example`,
  });
  const [owner, guest] = await engine.db
    .insert(users)
    .values([person('an'), person('bert')])
    .returning({ id: users.id, email: users.email });
  if (!owner || !guest) throw new Error('nobody was made');
  const [project] = await engine.db
    .insert(projects)
    .values({ userId: owner.id, name: 'Kerkstraat' })
    .returning({ id: projects.id });
  const projectId = project?.id ?? 0;
  await engine.db
    .insert(collaborators)
    .values({ projectId, userId: guest.id, email: guest.email ?? '', role: 'editor', status: 'accepted' });
  const made = await engine.db
    .insert(reminders)
    .values(
      Array.from({ length: deadlineCount }, (_, index) => ({
        ...{ projectId, title: `Herinnering ${index}`, day: addDays(firstDay, 31 + ((index * 7) % 330)) },
      })),
    )
    .returning({ id: reminders.id, day: reminders.day });
  await engine.close();
  return {
    people: [owner.id, guest.id],
    deadlines: made.map(({ id, day: on }) => ({ key: `reminder ${id}`, day: on })),
  };
}

/** The letters that somebody gets in a year in which nothing goes wrong: of each what it tells. */
function lettersOf(deadlines: readonly Told[]): string[] {
  return Array.from({ length: yearDays + 1 }, (_, at) => addDays(firstDay, at)).flatMap((today) => {
    const due = deadlines.filter((each) => noticeSteps.some((step) => addDays(each.day, -step) === today));
    return due.length === 0 ? [] : [textOf(due.map(noticeKey))];
  });
}

function textOf(notices: readonly string[]): string {
  return notices.toSorted().join(', ');
}

/** Which processes are killed in the morning of a day: one after another, and every third time all. */
function victimsOn(at: number, { kills, processes }: Setting): number[] {
  const every = Math.max(1, Math.floor(yearDays / (kills + 1)));
  const kill = at / every - 1;
  if (!Number.isInteger(kill) || kill < 0 || kill >= kills) return [];
  return kill % 3 === 2 ? Array.from({ length: processes }, (_, index) => index) : [kill % processes];
}

class Year {
  readonly wrong: string[] = [];
  readonly #setting: Setting;
  readonly #servers: MorningServer[] = [];
  readonly #took: number[] = [];
  killed = 0;
  killedMidway = 0;

  constructor(setting: Setting) {
    this.#setting = setting;
  }

  async live(): Promise<void> {
    const { place, processes } = this.#setting;
    for (let count = 0; count < processes; count += 1) this.#servers.push(await startMorningServer(place));
    for (let at = 0; at <= yearDays; at += 1) {
      const today = addDays(firstDay, at);
      const isSummer = today >= clockForward && today < clockBack;
      const early = await this.#tellTime(`${today}T${isSummer ? '04' : '05'}:59:59Z`, []);
      if (early > 0) this.wrong.push(`${today}: ${early} letters before seven`);
      await this.#tellTime(`${today}T${isSummer ? '05' : '06'}:00:00Z`, victimsOn(at, this.#setting));
    }
    await Promise.all(this.#servers.map((server) => server.end()));
  }

  /** Tells all what time it is; who is killed meanwhile is started again, and told again. */
  async #tellTime(moment: string, victims: readonly number[]): Promise<number> {
    const begun = performance.now();
    const answering = this.#servers.map((server) => server.tellTime(moment));
    if (victims.length > 0) {
      await wait(Math.random() * median(this.#took));
      await Promise.all(victims.map((index) => this.#servers[index]?.kill()));
    }
    const answers = await Promise.all(answering);
    if (victims.length === 0 && answers.includes(undefined))
      throw new Error(`it ended by itself at ${moment}`);
    if (victims.length === 0 && answers.some((letters) => letters))
      this.#took.push(performance.now() - begun);
    this.killed += victims.length;
    this.killedMidway += answers.filter((letters) => letters === undefined).length;
    for (const index of victims) {
      const again = await startMorningServer(this.#setting.place);
      this.#servers[index] = again;
      answers[index] = await again.tellTime(moment);
    }
    return answers.reduce<number>((sum, letters) => sum + (letters ?? 0), 0);
  }
}

export async function yearOfMornings(title: string, setting: Setting): Promise<Check> {
  const { people, deadlines } = await fill(setting.place);
  const year = new Year(setting);
  await year.live();
  const engine = await openDatabase(setting.place, migrations);
  const rows = await engine.db
    .select({ payload: outbox.payload })
    .from(outbox)
    .where(eq(outbox.kind, digestJob))
    .orderBy(asc(outbox.id));
  await engine.close();
  const letters = rows.map(({ payload }) => payload as { userId: number; notices: string[] });
  const expected = lettersOf(deadlines);
  for (const person of people) {
    const got = letters.filter(({ userId }) => userId === person).map(({ notices }) => textOf(notices));
    if (got.length !== expected.length)
      year.wrong.push(`${got.length} letters to person ${person}, not ${expected.length}`);
    const at = expected.findIndex((each, index) => each !== got[index]);
    if (at >= 0) year.wrong.push(`letter ${at + 1} to person ${person}: ${got[at]}, not ${expected[at]}`);
  }
  return {
    ...{ title, wrong: year.wrong },
    figures: [
      figure('processes', setting.processes),
      figure('kills', `${year.killed}, of which in the middle of a morning ${year.killedMidway}`),
      figure('letters', letters.length),
      figure('notices, each exactly once', people.length * deadlineCount * noticeSteps.length),
    ],
  };
}
