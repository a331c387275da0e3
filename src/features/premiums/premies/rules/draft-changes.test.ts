import { describe, expect, it } from 'vitest';
import { cents } from '#/core/money';
import { thousandths } from '#/core/quantity';
import {
  answeredQuestions,
  type Draft,
  draftShape,
  emptyDraft,
  hasOwnAnswers,
  simulationFrom,
} from '#/features/premiums/premies/rules/draft';
import {
  changeDraft,
  draftFrom,
  estimate,
  openPoints,
  prefillDraft,
  whyNotAllowed,
} from '#/features/premiums/premies/rules/draft-changes';
import { calculationFrom } from '#/features/premiums/premies/rules/saved-calculation';
import { inputWith, table2025 } from '../../../../../tests/support/premie-cases';

const answered: Draft = draftFrom(inputWith());

function change(draft: Draft, ...changes: Partial<Draft>[]): Draft {
  return changes.reduce<Draft>((before, each) => changeDraft(before, each, table2025), draft);
}

describe('filling in the simulator', () => {
  it('counts ten questions, of which only the dependants have an answer at first', () => {
    expect(answeredQuestions(emptyDraft)).toHaveLength(10);
    expect(answeredQuestions(emptyDraft).filter(Boolean)).toHaveLength(0);
    expect(answeredQuestions(answered).every(Boolean)).toBe(true);
  });

  it.each(['', '-1', '1.5', 'twee', '100', '1e1'])(
    'takes %o for no number of dependants',
    (personenTenLaste) => {
      expect(openPoints({ ...answered, personenTenLaste }, table2025)).toEqual([
        'Beantwoord eerst alle vragen.',
      ]);
    },
  );

  it('greys the preparation works outside categories 3 and 4, and the EPC work without label E or F', () => {
    const why = (category: 1 | 2 | 3 | 4 | undefined) =>
      whyNotAllowed('voorbereidingswerken_isolatie', answered, category, table2025);
    expect([why(undefined), why(1), why(2), why(3), why(4)]).toEqual([
      '(Alleen categorie 3-4)',
      '(Alleen categorie 3-4)',
      '(Alleen categorie 3-4)',
      undefined,
      undefined,
    ]);
    expect(whyNotAllowed('epc_label', answered, 3, table2025)).toBe('(Alleen bij EPC E of F)');
    expect(whyNotAllowed('epc_label', { ...answered, epcLabel: 'ja' }, 1, table2025)).toBeUndefined();
    expect(whyNotAllowed('dak', emptyDraft, undefined, table2025)).toBeUndefined();
  });

  it.each<[string, Partial<Draft>]>([
    ['income', { inkomen: cents(9_000_000) }],
    ['other dwelling', { andereWoning: 'ja' }],
  ])('unticks the preparation works when the %s leads to another category', (_, answer) => {
    const chosen = change(answered, { chosen: ['dak', 'voorbereidingswerken_sanitair'] });
    expect(chosen.chosen).toEqual(['dak', 'voorbereidingswerken_sanitair']);
    expect(change(chosen, answer).chosen).toEqual(['dak']);
  });

  it('unticks them when a couple becomes single or a dependant leaves', () => {
    const couple: Draft = {
      ...answered,
      inkomen: cents(5_000_000),
      gezinssituatie: 'koppel',
      personenTenLaste: '1',
    };
    const chosen = change(couple, { chosen: ['voorbereidingswerken_isolatie'] });
    expect(chosen.chosen).toHaveLength(1);
    expect(change(chosen, { gezinssituatie: 'alleenstaand' }).chosen).toEqual([]);
    expect(change(chosen, { personenTenLaste: '0' }).chosen).toEqual([]);
  });

  it('keeps them while the income is being typed anew', () => {
    const chosen = change(answered, { chosen: ['voorbereidingswerken_isolatie'] });
    expect(change(chosen, { inkomen: null }).chosen).toHaveLength(1);
    expect(change(chosen, { inkomen: null }, { inkomen: cents(2_500_000) }).chosen).toHaveLength(1);
  });

  it('unticks the EPC work when the label is not E or F after all', () => {
    const chosen = change(answered, { epcLabel: 'ja' }, { chosen: ['epc_label'] });
    expect(chosen.chosen).toEqual(['epc_label']);
    expect(change(chosen, { epcLabel: 'nee' }).chosen).toEqual([]);
  });

  it('says what a chosen work still misses', () => {
    expect(openPoints(answered, table2025)).toEqual(['Kies minstens één werk.']);
    const roofAndFloor = change(answered, { chosen: ['dak', 'vloer'] });
    expect(openPoints(roofAndFloor, table2025)).toEqual([
      'Vul bij ‘Dakisolatie en dakwerken’ de investering in.',
      'Vul bij ‘Vloerisolatie’ de oppervlakte en de investering in.',
    ]);
    const filled = change(roofAndFloor, {
      investments: { dak: cents(600_000), vloer: cents(100_000) },
      vloerOppervlakte: thousandths(20_000),
    });
    expect(openPoints(filled, table2025)).toEqual([]);
  });

  it('estimates what is complete as soon as the category is known', () => {
    expect(estimate(emptyDraft, table2025)).toBeUndefined();
    const early: Draft = {
      ...emptyDraft,
      ...{ inkomen: cents(3_000_000), gezinssituatie: 'alleenstaand', andereWoning: 'nee' },
      ...{ chosen: ['dak', 'ramen'], investments: { dak: cents(600_000), ramen: cents(600_000) } },
    };
    expect(estimate(early, table2025)).toMatchObject({ totaal: '2100.00', werken: [{ id: 'dak' }] });
  });

  it('uses answers of the intake only where there is none, and forgets their origin once answered', () => {
    const prefilled = prefillDraft(
      { ...emptyDraft, epcLabel: 'nee' },
      { gebouwOuderdom: 'voor2006', epcLabel: 'ja' },
    );
    expect(prefilled).toMatchObject({
      gebouwOuderdom: 'voor2006',
      epcLabel: 'nee',
      prefilled: ['gebouwOuderdom'],
    });
    expect(hasOwnAnswers(prefillDraft(emptyDraft, { gebouwOuderdom: 'voor2006' }))).toBe(false);
    expect(change(prefilled, { gebouwOuderdom: 'na2006' }).prefilled).toEqual([]);
    expect(prefillDraft(prefilled, { gebouwOuderdom: 'na2006' })).toBe(prefilled);
  });

  it('takes a protected customer over from the home, until one says otherwise', () => {
    const given = prefillDraft(emptyDraft, { beschermdeKlant: true });
    expect(given).toMatchObject({ beschermdeKlant: true, prefilled: ['beschermdeKlant'] });
    expect(hasOwnAnswers(given)).toBe(false);
    const said = change(given, { beschermdeKlant: false });
    expect(said.prefilled).toEqual([]);
    expect(prefillDraft(said, { beschermdeKlant: true })).toBe(said);
  });

  it('comes back unchanged from a saved calculation and from the browser', () => {
    const input = inputWith({
      personenTenLaste: 2,
      dakAsbestM2: 12.5,
      ramenOppervlakte: 10,
      investeringen: { dak: 100, ramen: '250.50' },
    });
    expect(simulationFrom(draftFrom(input))).toEqual(input);
    const draft = draftFrom(input);
    expect(draftShape.parse(JSON.parse(JSON.stringify(draft)))).toEqual(draft);
  });
});

describe('what is kept of a calculation', () => {
  it('names the works, sums investments and areas and tells the category', () => {
    const input = inputWith({
      dakOppervlakte: 80,
      dakAsbestM2: 40,
      ramenOppervlakte: 12.5,
      investeringen: { dak: 18000, ramen: 9000, warmtepomp: 13000 },
    });
    expect(calculationFrom(input, table2025)).toMatchObject({
      werksoort: 'Dakisolatie en dakwerken, Ramen en deuren, Warmtepomp',
      categorie: 3,
      investering: '40000.00',
      asbestM2: '40',
      oppervlakte: '92.5',
      premieBedrag: '9750.00',
      plafondBereikt: true,
      notes: 'Berekening voor Categorie 3 (lagere inkomens) (categorie 3)',
      ruleTable: '2025-07-01',
    });
  });

  it('has no area where no work has one, and no asbestos without a roof', () => {
    const input = inputWith({
      dakAsbestM2: 40,
      ramenOppervlakte: 9,
      investeringen: { warmtepompboiler: 3000 },
    });
    expect(calculationFrom(input, table2025)).toMatchObject({ oppervlakte: null, asbestM2: '0' });
  });
});
