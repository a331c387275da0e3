import { type Day, daysBetween } from '#/core/day';
import type { Deadline, OwnDeadline } from '#/core/deadline';
import { derived } from '#/platform/server/database/engine/ask-once';
import type { Database } from '#/platform/server/database/engine/database';

/** Of each kind; who has more looks at the first of them first. */
export const mostDeadlines = 1_000;

export type DeadlineKind = {
  /** What is due, before the name: 'Factuur betalen'. */
  label: string;
  /** As one chooses among the kinds: 'Facturen die vervallen'. */
  name: string;
  /** What is done about it: 'Factuur openen'. */
  step: string;
  /** How many days before it asks for attention; below zero only once it is late. */
  noticeDays: number;
  /** Before which other kinds it comes, on the same day and where one chooses. */
  place: number;
  /** Its feature says itself, in `todo`, how it asks for attention. */
  hasOwnTodo?: true;
  /** Its feature puts it in the `calendar` itself. */
  hasOwnEvent?: true;
};

/** What a feature has with a last day. */
export type DeadlineSource = {
  kinds: Readonly<Record<string, DeadlineKind>>;
  list: (db: Database, projectId: number, today: Day) => Promise<readonly OwnDeadline[]>;
};

/** The one list that screens, bell, letters and calendar show. */
export type Deadlines = {
  /** Every kind there is, in the order in which one chooses among them. */
  kinds: ReadonlyMap<string, DeadlineKind>;
  /** Everything in a project that has a day, as it stands on a day; the first comes first. */
  list: (db: Database, projectId: number, today: Day) => Promise<Deadline[]>;
};

export function gatherDeadlines(
  sources: readonly DeadlineSource[],
  told: Readonly<Record<string, DeadlineKind>>,
): Deadlines {
  const inPlace = Object.entries(told).toSorted(([, one], [, other]) => one.place - other.place);
  const kinds = new Map(inPlace);
  return {
    kinds,
    list: async (db, projectId, today) => {
      const all = await Promise.all(
        sources.map((source, place) =>
          derived(projectId, `deadlines ${place} ${today}`, () => source.list(db, projectId, today)),
        ),
      );
      return orderDeadlines(all.flat(), kinds, today);
    },
  };
}

/** What was only called late comes first; of one day the kinds in their place. */
export function orderDeadlines(
  own: readonly OwnDeadline[],
  kinds: ReadonlyMap<string, DeadlineKind>,
  today: Day,
): Deadline[] {
  return own
    .map((each) => {
      const kind = kinds.get(each.kind);
      if (!kind) throw new Error(`nobody declares the kind of deadline '${each.kind}'`);
      const days = each.day && daysBetween(today, each.day);
      const { label, step, noticeDays, place, hasOwnTodo = false } = kind;
      const isPressing = days === null || days <= noticeDays;
      return { place, deadline: { ...each, days, label, step, isPressing, hasOwnTodo } };
    })
    .toSorted((one, other) => rank(one.deadline) - rank(other.deadline) || one.place - other.place)
    .map(({ deadline }) => deadline);
}

/** Before any day: two of them differ by nothing. */
const unknownDays = Number.MIN_SAFE_INTEGER;

function rank({ days }: Deadline): number {
  return days ?? unknownDays;
}
