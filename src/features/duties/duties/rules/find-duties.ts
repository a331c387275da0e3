import type { Day } from '#/core/day';
import { type Grade, tellFact } from '#/core/grade';
import type { Doer, DutyEntry, DutyKind, DutyTime } from '#/features/duties/duties/rules/entry';
import type { DutyFacts } from '#/features/duties/duties/rules/facts';
import { dutyTable } from '#/features/duties/duties/rules/table';
import type { DocumentCategory } from '#/features/work/shared/documents/contract';

/** A line of the table as it counts for a project. */
export type FoundDuty = {
  readonly key: string;
  readonly time: DutyTime;
  readonly kind: DutyKind;
  readonly title: string;
  readonly text: string;
  readonly because: string;
  /** Not so where it hangs on what nobody knows yet. */
  readonly isSure: boolean;
  readonly who: Doer;
  readonly dueDate: Day | null;
  readonly counted: string | null;
  /** What shows that it is done already. */
  readonly met: string | null;
  readonly proof: string | null;
  readonly proofCategory: DocumentCategory | null;
  readonly otherwise: string | null;
  readonly grade: Grade;
  readonly source: string;
  readonly checkedOn: Day;
  readonly reviewBy: Day;
};

function isInForce({ from, until }: DutyEntry, today: Day): boolean {
  return (from === null || from <= today) && (until === null || today <= until);
}

export function tellDuty({ fact, kind }: Pick<DutyEntry, 'fact' | 'kind'>): string {
  const told = tellFact(fact) ?? '';
  return kind === 'advice' ? `Advies: ${told}` : told;
}

const told = new WeakMap<DutyEntry, ReturnType<typeof tellOf>>();

/** What is said of a line of the table in each project. */
function tellOf(entry: DutyEntry) {
  const { key, time, kind, title, fact, by, proof, otherwise, checkedOn, reviewBy } = entry;
  return {
    ...{ key, time, kind, title, text: tellDuty(entry), otherwise, checkedOn, reviewBy },
    ...{ counted: by?.counted ?? null, proof: proof?.what ?? null, proofCategory: proof?.category ?? null },
    ...{ grade: fact.grade, source: fact.source },
  };
}

function toldOf(entry: DutyEntry): ReturnType<typeof tellOf> {
  const known = told.get(entry);
  if (known) return known;
  const made = tellOf(entry);
  told.set(entry, made);
  return made;
}

export function findDuties(facts: DutyFacts, table: readonly DutyEntry[] = dutyTable): FoundDuty[] {
  const found: FoundDuty[] = [];
  for (const entry of table) {
    const reason = isInForce(entry, facts.today) ? entry.applies(facts) : null;
    if (!reason) continue;
    const { who, by, isMet } = entry;
    found.push({
      ...toldOf(entry),
      ...reason,
      who: typeof who === 'function' ? who(facts) : who,
      dueDate: by?.day(facts) ?? null,
      met: isMet?.(facts) ?? null,
    });
  }
  return found;
}
