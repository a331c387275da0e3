import { addDaysWithin, type Day, day } from '#/core/day';
import type { Fact } from '#/core/grade';
import {
  type DutyFacts,
  type Reason,
  startOf,
  sure,
  unsure,
  type WorkKind,
} from '#/features/duties/duties/rules/facts';
import { type QuestionKey, tellAnswer } from '#/features/duties/duties/rules/questions';
import { worksOf } from '#/features/duties/duties/rules/works';
import type { DocumentCategory } from '#/features/work/shared/documents/contract';

export const dutyTimes = ['before-signing', 'before-start', 'during', 'end'] as const;
export type DutyTime = (typeof dutyTimes)[number];

export const doers = ['owner', 'contractor', 'architect', 'coordinator', 'reporter', 'inspector'] as const;
export type Doer = (typeof doers)[number];

export const dutyKinds = ['duty', 'right', 'advice'] as const;
export type DutyKind = (typeof dutyKinds)[number];

/** A line of the table: what the law or good sense says, since when, and how well that is founded. */
export type DutyEntry = {
  readonly key: string;
  readonly time: DutyTime;
  readonly kind: DutyKind;
  readonly title: string;
  /** What was not found is in no table: nothing is claimed of it. */
  readonly fact: Exclude<Fact, { grade: '–' }>;
  /** The days on which it is in force; null where its beginning isn’t known, or no end is. */
  readonly from: Day | null;
  readonly until: Day | null;
  readonly checkedOn: Day;
  readonly reviewBy: Day;
  readonly who: Doer | ((facts: DutyFacts) => Doer);
  readonly applies: (facts: DutyFacts) => Reason | null;
  /** By which day, and what it is counted from. */
  readonly by: { readonly day: (facts: DutyFacts) => Day | null; readonly counted: string } | null;
  /** Where what the house knows shows that it is done: how. */
  readonly isMet?: (facts: DutyFacts) => string | null;
  /** What proves it, by which words such a document is known, and where in Documenten it belongs. */
  readonly proof: {
    readonly what: string;
    readonly words: RegExp;
    readonly category: DocumentCategory;
  } | null;
  readonly otherwise: string | null;
};

/** The two pages of facts were read on these days, and are looked at again half a year later. */
export const ofRights = { checkedOn: day('2026-11-16'), reviewBy: day('2027-05-16') } as const;
export const ofFlanders = { checkedOn: day('2026-11-15'), reviewBy: day('2027-05-15') } as const;

/** Longer ago than any renovation of today, or not known; and without an end that was announced. */
export const always = { from: null, until: null } as const;

export function since(from: string): { from: Day; until: null } {
  return { from: day(from), until: null };
}

export const everybody = () => sure('Dit geldt voor iedereen die laat verbouwen.');

/** Where it was said to be so; not sure where nobody knows. */
export function whereYes(
  facts: DutyFacts,
  key: Extract<QuestionKey, 'extension' | 'bearingWalls' | 'before2001' | 'architect'>,
): Reason | null {
  const answer = facts.answers[key];
  if (answer === false) return null;
  const because = tellAnswer(facts, key);
  return answer ? sure(because) : unsure(because);
}

export function wherePermit(facts: DutyFacts): Reason | null {
  const { permit } = facts.answers;
  if (permit === false) return null;
  const because = tellAnswer(facts, 'permit');
  return permit ? sure(because) : unsure(because);
}

const longestNamed = 60;

/** Where such a work stands in the meetstaat, a contract or the planning. */
export function whereWork(facts: DutyFacts, ...kinds: readonly WorkKind[]): Reason | null {
  const [found] = worksOf(facts.works, ...kinds);
  if (!found) return null;
  const text = found.text.replace(/\s+/g, ' ').trim();
  const named = text.length > longestNamed ? `${text.slice(0, longestNamed).trimEnd()}…` : text;
  return sure(`Bij uw werken staat ‘${named}’.`);
}

/** Only where all of them do; as sure as the least sure. */
export function whereAll(...reasons: readonly (Reason | null)[]): Reason | null {
  const found = reasons.flatMap((reason) => reason ?? []);
  if (found.length < reasons.length) return null;
  const because = found.map((reason) => reason.because).join(' ');
  return found.every(({ isSure }) => isSure) ? sure(because) : unsure(because);
}

/** What has to be there on the day before the first work begins. */
export const beforeStart = {
  day: ({ works }: DutyFacts): Day | null => {
    const start = startOf(works);
    return (start && addDaysWithin(start, -1)) ?? null;
  },
  counted: 'de dag voor de eerste taak van uw planning',
};
