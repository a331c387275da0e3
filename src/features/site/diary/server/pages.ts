import { contactName } from '#/core/contact-name';
import type { Day } from '#/core/day';
import { diaryKinds } from '#/core/diary';
import { filePath } from '#/core/file-paths';
import { groupBy } from '#/core/group-by';
import type { DiaryDay } from '#/features/site/diary/contract';
import { daysOf } from '#/features/site/diary/rules/period';
import * as store from '#/features/site/diary/server/store';
import { findContacts } from '#/features/work/shared/contacts/server/contact-of-store';
import { derived } from '#/platform/server/database/engine/ask-once';
import type { Database } from '#/platform/server/database/engine/database';
import type { DiaryFact, DiarySource } from '#/platform/server/ports/diary';

export type DiaryPage = Omit<DiaryDay, 'facts'> & { facts: readonly DiaryFact[] };

/** A page for each day of a period, the last first: what people wrote, and what the day has by itself. */
export async function makePages(
  db: Database,
  sources: readonly DiarySource[],
  { projectId, ...period }: { projectId: number; from: Day; until: Day },
): Promise<DiaryPage[]> {
  const told: DiaryFact[] = [];
  for (const [at, read] of sources.entries())
    told.push(
      // Most of what changes in a project is of other days.
      ...(await derived(projectId, `diary ${at} ${period.from} ${period.until}`, () =>
        read({ db, projectId, ...period }),
      )),
    );
  const ordered = told.toSorted(
    (one, other) => diaryKinds.indexOf(one.kind) - diaryKinds.indexOf(other.kind),
  );
  const facts = groupBy(ordered, ({ day }) => day);
  const stored = new Map((await store.listDays(db, projectId, period)).map((row) => [row.day, row]));
  const rows = [...stored.values()];
  const writers = rows.flatMap(({ written }) => written.map(({ by }) => by));
  const people = await store.readPeople(db, [...new Set(writers)]);
  const changed = await store.readLastChanges(
    db,
    rows.map(({ id }) => id),
  );
  const expected = told.flatMap(({ contactId }) => contactId ?? []);
  const known = await findContacts(db, [
    ...new Set([...expected, ...rows.flatMap(({ present }) => present)]),
  ]);
  return daysOf(period).map((day): DiaryPage => {
    const row = stored.get(day);
    const own = facts.get(day) ?? [];
    const last = row && changed.get(row.id);
    const expectedIds = [...new Set(own.flatMap(({ contactId }) => contactId ?? []))];
    const present = (row?.present ?? []).filter((id) => known.has(id));
    return {
      ...store.entryOf(day, row),
      ...{ present, expected: expectedIds, facts: own },
      contacts: [...new Set([...present, ...expectedIds])].flatMap((id) => {
        const contact = known.get(id);
        return contact ? [{ id, name: contactName(contact), phone: contact.phone }] : [];
      }),
      written: (row?.written ?? []).map(({ text, by, at }) => ({ text, by: people.get(by) ?? null, at })),
      changedBy: last?.by ?? null,
      changedAt: last?.at ?? null,
    };
  });
}

/** As it crosses the wire. */
export function toDay({ facts, ...page }: DiaryPage): DiaryDay {
  return {
    ...page,
    facts: facts.map(({ kind, id, title, detail, detailPath, path, picture }) => ({
      ...{ kind, id, title, detail, path },
      detailPath: detailPath ?? null,
      filePath: picture ? filePath(picture.fileKey) : null,
    })),
  };
}
