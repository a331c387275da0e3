import { describe, expect, it } from 'vitest';
import { showAnswer, simulatorAnswers, suggestedBudget } from '#/features/work/shared/intake/rules/answers';
import { budgetOptions } from '#/features/work/shared/intake/rules/budget-options';

describe('what the simulator learns from the intake', () => {
  it.each([
    [
      { bouwjaar: '1962', epc: 'F' },
      { gebouwOuderdom: 'voor2006', epcLabel: 'ja' },
    ],
    [
      { bouwjaar: '2005', epc: 'E' },
      { gebouwOuderdom: 'voor2006', epcLabel: 'ja' },
    ],
    [
      { bouwjaar: '2006', epc: 'D' },
      { gebouwOuderdom: 'na2006', epcLabel: 'nee' },
    ],
    [
      { bouwjaar: '2021', epc: 'A+' },
      { gebouwOuderdom: 'na2006', epcLabel: 'nee' },
    ],
    [{ bouwjaar: '2022', epc: 'Onbekend' }, { gebouwOuderdom: 'later' }],
    [{ bouwjaar: null, epc: null }, {}],
    [{ bouwjaar: 'oud', epc: 'G' }, {}],
  ])('%j gives %j', (intake, answers) => {
    expect(simulatorAnswers(intake, 2026)).toEqual(answers);
  });
});

describe('the budget that the intake suggests', () => {
  it.each([
    ['45000.00', 4_500_000],
    ['Minder dan € 25.000', 2_500_000],
    ['€ 50.000 tot 100.000', 10_000_000],
    ['Meer dan € 250.000', 25_000_000],
    ['Weet ik nog niet', undefined],
    ['0', undefined],
    ['', undefined],
    [null, undefined],
  ])('for %j is %j', (budget, amount) => {
    expect(suggestedBudget({ budget })).toBe(amount);
  });

  it('rises from bracket to bracket and is in its words', () => {
    for (const option of budgetOptions.slice(0, -1)) {
      const suggested = suggestedBudget({ budget: option }) ?? 0;
      expect(option).toContain((suggested / 100).toLocaleString('nl-NL'));
    }
  });
});

describe('an answer on screen', () => {
  it.each([
    ['budget', '45000.00', '€ 45.000,00'],
    ['budget', 'Weet ik nog niet', 'Weet ik nog niet'],
    ['oppervlakteM2', '1450.5', '1.450,5'],
    ['oppervlakteM2', '145', '145'],
    ['oppervlakteM2', 'ruim', 'ruim'],
    ['bouwjaar', '1962', '1962'],
    ['locatie', '', 'Niet ingevuld'],
    ['epc', null, 'Niet ingevuld'],
    ['timing', 12, 'Niet ingevuld'],
  ] as const)('%s %j reads %j', (id, answer, shown) => {
    expect(showAnswer(id, answer).replace('\u00a0', ' ')).toBe(shown);
  });
});
