import { day } from '#/core/day';
import { totalFromDecimal } from '#/core/money';
import type { DutyFacts, SigningPlace } from '#/features/duties/duties/rules/facts';
import { type FoundDuty, findDuties } from '#/features/duties/duties/rules/find-duties';
import type { Answers, Origins } from '#/features/duties/duties/rules/questions';
import { workOf } from '#/features/duties/duties/rules/works';

type Expected = {
  time?: string;
  who?: string;
  dueDate?: string | null;
  isSure?: boolean;
  because?: string[];
  says?: string[];
  never?: string[];
};

/** A home with its works, contracts and days, and what has to be said of it. */
export type Scenario = {
  name: string;
  today?: string;
  answers?: Record<string, unknown>;
  firstUseYear?: number;
  works?: string[];
  contracts?: { name: string; net?: string; amount?: string; signed?: { where: string; day: string } }[];
  tasks?: { title: string; start: string }[];
  expect: Readonly<Record<string, Expected | null | undefined>>;
};

const unknown: Answers = {
  ...{ extension: null, bearingWalls: null, before2001: null, permit: null, architect: null },
  ...{ contractors: null, subcontractors: null, deed: null, label: null, livingArea: null, residents: null },
};

export function factsOf({
  today = '2026-11-18',
  answers = {},
  firstUseYear,
  works = [],
  contracts = [],
  tasks = [],
}: Omit<Scenario, 'name' | 'expect'>): DutyFacts {
  const origins = Object.fromEntries(
    Object.keys(unknown).map((key) => [key, key in answers ? 'answer' : null]),
  );
  return {
    today: day(today),
    answers: { ...unknown, ...(answers as Partial<Answers>) },
    origins: origins as Origins,
    firstUseYear: firstUseYear ?? null,
    works: [
      ...works.map((text) => workOf({ text, start: null })),
      ...tasks.map(({ title, start }) => workOf({ text: title, start: day(start) })),
    ],
    contracts: contracts.map(({ name, net, amount, signed }) => ({
      name,
      net: net === undefined ? null : totalFromDecimal(net),
      amount: totalFromDecimal(amount ?? net ?? '0.00'),
      isContractor: true,
      signing: signed ? { where: signed.where as SigningPlace, day: day(signed.day) } : null,
    })),
  };
}

export function runScenario(scenario: Scenario): Map<string, FoundDuty> {
  return new Map(findDuties(factsOf(scenario)).map((found) => [found.key, found]));
}
