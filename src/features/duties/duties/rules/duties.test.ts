import { describe, expect, it } from 'vitest';
import { day, dayAt } from '#/core/day';
import { isBinding, isToConfirm, toConfirm } from '#/core/grade';
import { findDoubts } from '#/features/duties/duties/rules/doubts';
import type { DutyEntry } from '#/features/duties/duties/rules/entry';
import { findDuties, tellDuty } from '#/features/duties/duties/rules/find-duties';
import fromFacts from '#/features/duties/duties/rules/scenarios/from-facts.json';
import fromRules from '#/features/duties/duties/rules/scenarios/from-rules.json';
import { factsOf, runScenario, type Scenario } from '#/features/duties/duties/rules/scenarios/run-scenario';
import { dutyTable } from '#/features/duties/duties/rules/table';
import { tellingWorks, workOf } from '#/features/duties/duties/rules/works';

const scenarios = [...fromFacts, ...fromRules] as Scenario[];

it.each(scenarios.map((scenario) => [scenario.name, scenario] as const))('%s', (_, scenario) => {
  const found = runScenario(scenario);
  for (const [key, expected] of Object.entries(scenario.expect)) {
    const duty = found.get(key);
    if (!expected) {
      expect(duty, key).toBeUndefined();
      continue;
    }
    const { says = [], never = [], because = [], ...fields } = expected;
    expect(duty, key).toMatchObject(fields);
    for (const word of says) expect(duty?.text, key).toContain(word);
    for (const word of never) expect(duty?.text, key).not.toContain(word);
    for (const word of because) expect(duty?.because, key).toContain(word);
  }
});

it('has forty of them, half of which were read from the facts before there was a rule', () => {
  expect([fromFacts.length, fromRules.length]).toEqual([20, 20]);
});

it('counts by the day that it is in Brussels', () => {
  const signed = { where: 'home', day: '2026-11-04' };
  const scenario = {
    name: '',
    expect: {},
    contracts: [
      { name: 'A', net: '1.00', signed },
      { name: 'B', net: '1.00', signed: { where: 'home', day: '2026-11-10' } },
    ],
  };
  const dueAt = (moment: string) =>
    runScenario({ ...scenario, today: dayAt(new Date(moment)) }).get('withdrawal')?.dueDate;
  expect(dueAt('2026-11-18T22:59:59Z')).toBe('2026-11-18');
  expect(dueAt('2026-11-18T23:00:00Z')).toBe('2026-11-24');
});

it('is not in force before its first day and after its last', () => {
  const [entry] = dutyTable.filter(({ key }) => key === 'smoke-detectors');
  if (!entry) throw new Error('no entry');
  const dated = [{ ...entry, from: day('2026-01-01'), until: day('2026-12-31') }];
  const on = (today: string) => findDuties(factsOf({ today }), dated).length;
  expect(['2025-12-31', '2026-01-01', '2026-12-31', '2027-01-01'].map(on)).toEqual([0, 1, 1, 0]);
});

it.each([
  [{ extension: true, permit: false }, 'permit'],
  [{ bearingWalls: true, permit: false }, 'permit'],
  [{ permit: '2026-11-19' }, 'permit'],
  [{ deed: '2026-11-19' }, 'deed'],
  [{ before2001: false }, 'before2001'],
  [{ contractors: 1 }, 'contractors'],
] as const)('asks about %o', (answers, key) => {
  const contracts = ['A', 'B'].map((name) => ({ name, net: '1.00' }));
  const facts = factsOf({ answers, firstUseYear: 1962, contracts });
  expect(Object.keys(findDoubts(facts))).toEqual([key]);
});

it('asks nothing where answers go together', () => {
  const answers = { extension: true, permit: '2026-01-05', before2001: true, contractors: 2 };
  expect(findDoubts(factsOf({ answers, firstUseYear: 1962 }))).toEqual({});
});

describe('the table', () => {
  it.each(dutyTable.map((entry) => [entry.key, entry] as const))(
    'says of %s where it comes from, since when that is known and until when it may be relied on',
    (_, { fact, checkedOn, reviewBy, from, until }) => {
      expect(fact.source).not.toBe('');
      expect(checkedOn < reviewBy).toBe(true);
      expect(from === null || until === null || from <= until).toBe(true);
    },
  );

  it('says ‘moet’ only by an official page or by sources that agree', () => {
    const allWords = (entry: DutyEntry) => `${entry.title} ${tellDuty(entry)} ${entry.otherwise ?? ''}`;
    const must = dutyTable.filter((entry) => /\bmoet(?:en)?\b(?! mogelijk)/.test(allWords(entry)));
    expect(must.length).toBeGreaterThan(10);
    expect(must.filter(({ fact }) => !isBinding(fact.grade)).map(({ key }) => key)).toEqual([]);
  });

  it('says of an old copy that it is to be confirmed', () => {
    const old = dutyTable.filter(({ fact }) => isBinding(fact.grade) && isToConfirm(fact));
    expect(old.length).toBeGreaterThan(3);
    expect(old.filter((entry) => !tellDuty(entry).includes(toConfirm))).toEqual([]);
  });

  it('calls advice advice, and tells nobody that they must take it', () => {
    const advice = dutyTable.filter(({ kind }) => kind === 'advice');
    expect(advice.map(({ key }) => key)).toEqual(['deposit', 'asbestos-inventory', 'insurer', 'all-risk']);
    for (const entry of advice) {
      expect(tellDuty(entry)).toMatch(/^Advies: /);
      expect(tellDuty(entry)).not.toMatch(/\bmoet/);
    }
  });

  it('shows both sides where sources disagree', () => {
    const split = dutyTable.filter(({ fact }) => fact.grade === 'X');
    expect(split.map(({ key }) => key)).toEqual(['post-intervention-file']);
    for (const entry of split) expect(tellDuty(entry)).toContain('Maar ook:');
  });

  it('puts a proof where one looks for such a paper', () => {
    const categories = new Map(dutyTable.map(({ key, proof }) => [key, proof?.category ?? null]));
    const inspected = dutyTable
      .filter(({ proof }) => proof?.what.startsWith('keuring'))
      .map(({ key }) => key);
    expect(inspected).toHaveLength(6);
    expect(new Set(inspected.map((key) => categories.get(key)))).toEqual(new Set(['inspection_reports']));
    expect(categories.get('permit-start')).toBe('building_permit');
    expect(categories.get('insurer')).toBe('insurance');
    expect(categories.get('renovation-duty')).toBe('energy_certificate');
    expect(categories.get('smoke-detectors')).toBe('photos');
  });

  it('has each key once, and leaves no place of a word open', () => {
    expect(new Set(dutyTable.map(({ key }) => key)).size).toBe(dutyTable.length);
    for (const entry of dutyTable) expect(tellDuty(entry)).not.toMatch(/[{}]/);
  });
});

it('says the same of the works that duties hang on as of all of them', () => {
  const more = ['Dakwerken', 'Elektriciteit', 'Sloop', 'Nieuwe ketel', 'Schilderen'].map((text) =>
    workOf({ text, start: null }),
  );
  for (const scenario of scenarios) {
    const facts = factsOf(scenario);
    const works = [...facts.works, ...more, ...facts.works];
    expect(findDuties({ ...facts, works: tellingWorks(works) })).toEqual(findDuties({ ...facts, works }));
  }
});
