import type { z } from 'zod';
import type { Call } from '#/core/call';
import type { Day } from '#/core/day';
import type { FoundEntry } from '#/core/found-entry';
import type { Page } from '#/core/page';

/** Of a query, where there is one, all may be left out. */
type ReadAll<Answer> = Call<string, z.ZodType, z.ZodUndefined, z.ZodType<Answer>>;
type ReadCall<Answer> = Call<string, z.ZodUndefined, z.ZodUndefined, z.ZodType<Answer>>;

/** Records that are found one by one, by the same read as their screen: nothing here is older than there. */
export type FoundRecords = {
  call: ReadCall<unknown>;
  isInProject: boolean;
  rowsOf: (answer: unknown) => readonly unknown[];
  entryOf: (record: unknown, today: Day) => FoundEntry;
};

/** How a feature is found in search. */
export type Find = {
  /** As in its feature.ts. */
  name: string;
  /** What people call its screen besides its title. */
  screen?: { page: Page; words: string };
  /** Ways to look at its screen: found when they are sought, and not in the way before. */
  views?: readonly { path: string; title: string; words?: string }[];
  records?: FoundRecords;
};

export function defineFound<Row>(
  call: ReadAll<Row[]>,
  entryOf: (record: Row, today: Day) => FoundEntry,
): FoundRecords {
  return defineFoundIn(call, (rows) => rows, entryOf);
}

/** Of a read that answers more than a list. */
export function defineFoundIn<Answer, Row>(
  call: ReadAll<Answer>,
  rowsOf: (answer: Answer) => readonly Row[],
  entryOf: (record: Row, today: Day) => FoundEntry,
): FoundRecords {
  const isInProject = call.path.includes(':projectId');
  // It is only ever given what its own call answers.
  return { call, isInProject, rowsOf, entryOf } as unknown as FoundRecords;
}

/** What stands beside a title, as far as it is known. */
export function joinDetail(...parts: readonly (string | null | undefined | false)[]): string {
  return parts.filter(Boolean).join(' · ');
}

/** What something is found by besides, as far as it is known. */
export function joinText(...parts: readonly (string | null | undefined)[]): string {
  return parts.filter(Boolean).join('\n');
}
