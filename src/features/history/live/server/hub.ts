import { tooMany } from '#/core/errors';
import { loggedIdOf } from '#/core/log';
import type { ChangeEvent } from '#/features/history/live/contract';
import { EventStream } from '#/features/history/live/server/event-stream';
import { createPresence, type Here, readHere, writeHere } from '#/features/history/live/server/presence';
import * as store from '#/features/history/live/server/store';
import { untoldSince } from '#/features/history/live/server/untold';
import type { Database } from '#/platform/server/database/engine/database';
import type { Listen } from '#/platform/server/database/engine/listening';
import { readEndedSession } from '#/platform/server/database/engine/session-end';
import { revisionChannel } from '#/platform/server/database/log/change-log';
import { nameOfTable } from '#/platform/server/database/schema/tables';
import type { RecordKind } from '#/platform/server/database/stores/record-kind';

/** One browser needs one; a person may have several, and a few that are not yet known to be gone. */
const mostPerPerson = 8;
const heartbeatMs = 20_000;
/** What a lost message would have told is noticed within this; so is everything behind a pooler, which passes none on. */
const lookAgainMs = 2_000;

type Parts = {
  db: Database;
  listen: Listen;
  /** Every kind of record by the name that calls, the log and events know it by. */
  kinds: Readonly<Record<string, Pick<RecordKind, 'table'>>>;
  logger: { warn: (details: object, text: string) => void };
};

type Opened = { userId: number; tokenHash: string; projectId: number; since: number };

type Listening = Opened & { stream: EventStream };

/** Tells who listens in this process what was changed, by whichever process. */
export function createHub({ db, listen, kinds: named, logger }: Parts) {
  const listening = new Set<Listening>();
  const presence = createPresence();
  const kinds = new Map(Object.entries(named).map(([kind, { table }]) => [nameOfTable(table), kind]));
  /** Projects that are being told of, and whether something came meanwhile. */
  const telling = new Map<number, { isAgain: boolean }>();
  let stopListening: Promise<() => Promise<void>> | undefined;
  let timers: NodeJS.Timeout[] = [];

  const inProject = (projectId: number) => [...listening].filter((each) => each.projectId === projectId);
  const failed = (error: unknown) => logger.warn({ err: error }, 'listeners could not be told');

  function drop(each: Listening): void {
    listening.delete(each);
    each.stream.end();
  }

  async function tellHere(projectId: number, some = inProject(projectId)): Promise<void> {
    if (some.length === 0) return;
    const isShared = await store.isShared(db, projectId);
    for (const { stream } of some) stream.sendHere({ isShared, people: presence.list(projectId) });
  }

  function noteHere(here: Here): void {
    if (presence.note(here)) tellHere(here.projectId).catch(failed);
  }

  /** Who lost the project, or signed out, hears no more of it. */
  async function dropUninvited(some: readonly Listening[]): Promise<void> {
    if (some.length === 0) return;
    const allowed = await store.listStillAllowed(db, some);
    const pairs = new Set(allowed.map(({ tokenHash, projectId }) => `${tokenHash} ${projectId}`));
    for (const each of some.filter(({ tokenHash, projectId }) => !pairs.has(`${tokenHash} ${projectId}`))) {
      presence.expel(each.projectId, each.userId);
      drop(each);
    }
  }

  /** Who signed out, here or elsewhere, hears no more at once. */
  function endSession(ended: string): void {
    for (const each of [...listening].filter(({ tokenHash }) => tokenHash === ended)) {
      const { projectId, userId } = each;
      drop(each);
      if (inProject(projectId).some((other) => other.userId === userId)) continue;
      presence.expel(projectId, userId);
      tellHere(projectId).catch(failed);
    }
  }

  function toEvent({
    revision,
    tableName,
    recordKey,
    action,
    fields,
    userId,
    name,
  }: store.LastChange): ChangeEvent {
    const by = userId === null ? null : { id: userId, name };
    const kind = kinds.get(tableName) ?? tableName;
    return { revision, kind, id: loggedIdOf(recordKey), action, fields, by };
  }

  async function tellProject({ projectId, revision, tableRevisions }: store.Revisions): Promise<void> {
    const behind = inProject(projectId).filter(({ since }) => since < revision);
    if (behind.length === 0) return;
    const told = await store.listChangesAfter(db, projectId, Math.min(...behind.map(({ since }) => since)));
    const events = told.map(toEvent).filter((event) => event.revision <= revision);
    const oldest = told.length < store.mostToTell ? 0 : (told[0]?.revision ?? 0);
    const isOfPeople = events.some(({ kind }) => kind === 'collaborators' || kind === 'projects');
    if (isOfPeople) await dropUninvited(behind);
    for (const each of behind.filter((one) => listening.has(one))) {
      const news = each.since < oldest ? [] : events.filter((event) => event.revision > each.since);
      // Not all that changes is a record: a name, or what the program itself worked out.
      const isAllTold = news.at(-1)?.revision === revision;
      const since = news.at(-1)?.revision ?? each.since;
      const untold = () => untoldSince(since, { projectId, revision, tableRevisions }, kinds);
      each.stream.send(isAllTold ? news : [...news, ...untold()]);
      each.since = revision;
    }
    if (isOfPeople) await tellHere(projectId);
  }

  /** One after the other, and once for all that came meanwhile. */
  async function tell(projectId: number): Promise<void> {
    const under = telling.get(projectId);
    if (under) {
      under.isAgain = true;
      return;
    }
    const turn = { isAgain: true };
    telling.set(projectId, turn);
    try {
      while (turn.isAgain) {
        turn.isAgain = false;
        const [found] = await store.listRevisions(db, [projectId]);
        if (found) await tellProject(found);
        else for (const each of inProject(projectId)) drop(each);
      }
    } catch (error) {
      failed(error);
    } finally {
      telling.delete(projectId);
    }
  }

  async function lookAgain(): Promise<void> {
    const projectIds = [...new Set([...listening].map(({ projectId }) => projectId))];
    if (projectIds.length === 0) return;
    const found = new Map(
      (await store.listRevisions(db, projectIds)).map((each) => [each.projectId, each.revision]),
    );
    for (const { projectId, since } of listening)
      if ((found.get(projectId) ?? Number.POSITIVE_INFINITY) > since) void tell(projectId);
  }

  function beat(): void {
    for (const { stream } of listening) stream.beat();
    dropUninvited([...listening]).catch(failed);
    for (const projectId of presence.sweep()) tellHere(projectId).catch(failed);
  }

  /** With the first who listens: a server that nobody listens to has nothing to hear. Done once others are heard. */
  function begin(): Promise<unknown> {
    stopListening ??= listen(revisionChannel, {
      onMessage: (payload) => {
        const here = readHere(payload);
        if (here) return noteHere(here);
        const ended = readEndedSession(payload);
        if (ended !== undefined) return endSession(ended);
        const projectId = Number(payload);
        if (inProject(projectId).length > 0) void tell(projectId);
      },
      onBegin: () => void lookAgain().catch(failed),
    });
    if (timers.length === 0) {
      timers = [
        setInterval(beat, heartbeatMs).unref(),
        setInterval(() => void lookAgain().catch(failed), lookAgainMs).unref(),
      ];
    }
    return stopListening.catch(failed);
  }

  return {
    open: (opened: Opened, revision: number): EventStream => {
      const own = [...listening].filter(({ userId }) => userId === opened.userId);
      if (own.length >= mostPerPerson) {
        throw tooMany(60, 'Te veel vensters of toestellen kijken tegelijk mee.');
      }
      const isHearing = begin();
      const stream = new EventStream(revision);
      const each: Listening = { ...opened, stream };
      listening.add(each);
      stream.onEnd(() => listening.delete(each));
      if (opened.since < revision) void tell(opened.projectId);
      // Once others are heard: who tells before that where they are would be missed until they tell it again.
      isHearing.then(() => tellHere(opened.projectId, [each])).catch(failed);
      return stream;
    },
    /** Heard by this process at once, and by the others as they hear of changes. */
    sayHere: async (here: Here): Promise<void> => {
      void begin();
      noteHere(here);
      await store.notify(db, revisionChannel, writeHere(here));
    },
    close: async (): Promise<void> => {
      for (const timer of timers) clearInterval(timer);
      for (const each of [...listening]) drop(each);
      await (await stopListening?.catch(() => undefined))?.();
    },
  };
}
