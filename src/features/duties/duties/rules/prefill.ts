import type { Day } from '#/core/day';
import { parseQuantity } from '#/core/quantity';
import {
  type Answer,
  type Answers,
  type Known,
  type Label,
  labelOptions,
  type Origin,
  type QuestionKey,
  questionKeys,
} from '#/features/duties/duties/rules/questions';
import { buildingWorkOf } from '#/features/work/shared/rules/vat/building-words';

/** What the house knows already, before anybody was asked. */
export type KnownFacts = {
  /** By question; null: they said that they don’t know. */
  readonly said: ReadonlyMap<QuestionKey, Answer>;
  readonly home: {
    readonly firstUseYear: number | null;
    readonly deedDate: Day | null;
    readonly epcLabel: Label | null;
    readonly livingArea: string | null;
  };
  readonly intake: {
    readonly typeRenovatie: string | null;
    readonly bouwjaar: string | null;
    readonly epc: string | null;
    readonly oppervlakteM2: string | null;
  } | null;
  readonly items: readonly string[];
  readonly contracts: {
    readonly texts: readonly string[];
    readonly contractors: number;
    readonly hasArchitect: boolean;
  };
};

type Guess = readonly [Answer, Origin] | null;

const firstNewYear = 2001;

function areaOf(text: string | null): number | null {
  const area = parseQuantity(text ?? '');
  return area === undefined ? null : area / 1_000;
}

function yearBefore2001(year: number | null): boolean | null {
  return year === null ? null : year < firstNewYear;
}

const known = (answer: Answer | undefined, origin: Origin): Guess =>
  answer === null || answer === undefined ? null : [answer, origin];

function named({ items, contracts }: KnownFacts, work: 'extension' | 'bearing-walls'): Guess {
  const names = (text: string) => buildingWorkOf(text) === work;
  if (items.some(names)) return [true, 'meetstaat'];
  return contracts.texts.some(names) ? [true, 'contracts'] : null;
}

/** What is told of each elsewhere, the best founded first. */
const guesses: { readonly [Key in QuestionKey]: (told: KnownFacts) => readonly Guess[] } = {
  extension: (told) => [
    named(told, 'extension'),
    known(told.intake?.typeRenovatie === 'Uitbreiding' || null, 'intake'),
  ],
  bearingWalls: (told) => [named(told, 'bearing-walls')],
  before2001: ({ home, intake }) => [
    known(yearBefore2001(home.firstUseYear), 'home'),
    known(yearBefore2001(/^\d{4}$/.test(intake?.bouwjaar ?? '') ? Number(intake?.bouwjaar) : null), 'intake'),
  ],
  permit: () => [],
  architect: ({ contracts }) => [known(contracts.hasArchitect || null, 'contracts')],
  contractors: ({ contracts }) => [known(contracts.contractors || null, 'contracts')],
  subcontractors: () => [],
  deed: ({ home }) => [known(home.deedDate, 'home')],
  label: ({ home, intake }) => [
    known(home.epcLabel, 'home'),
    known(
      labelOptions.find((label) => label === intake?.epc),
      'intake',
    ),
  ],
  livingArea: ({ home, intake }) => [
    known(areaOf(home.livingArea), 'home'),
    known(areaOf(intake?.oppervlakteM2 ?? null), 'intake'),
  ],
  residents: () => [],
};

/** What the home has a field for: it is kept there, and nowhere else. */
export const keptWithHome: ReadonlySet<QuestionKey> = new Set(['deed', 'label', 'livingArea']);

function answerTo(key: QuestionKey, told: KnownFacts): Guess | readonly [null, 'answer'] {
  const said = told.said.get(key);
  const guess = guesses[key](told).find((each) => each !== null) ?? null;
  if (keptWithHome.has(key) && guess?.[1] === 'home') return guess;
  return said === undefined ? guess : [said, 'answer'];
}

export function knownOf(told: KnownFacts): Known {
  const all = questionKeys.map((key) => [key, answerTo(key, told)] as const);
  return {
    answers: Object.fromEntries(all.map(([key, found]) => [key, found?.[0] ?? null])) as Answers,
    origins: Object.fromEntries(all.map(([key, found]) => [key, found?.[1] ?? null])) as Known['origins'],
  };
}
