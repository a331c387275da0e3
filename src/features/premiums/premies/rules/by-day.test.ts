import { describe, expect, it } from 'vitest';
import { day } from '#/core/day';
import { emptyDraft } from '#/features/premiums/premies/rules/draft';
import { changeDraft, missingInputs, whyNotAllowed } from '#/features/premiums/premies/rules/draft-changes';
import { tellWork, workNotes } from '#/features/premiums/premies/rules/explain';
import { incomeCategory } from '#/features/premiums/premies/rules/income-category';
import { rulesFor } from '#/features/premiums/premies/rules/rules-for';
import {
  calculationFrom,
  highestPremiumOf,
  reasonNotToSave,
} from '#/features/premiums/premies/rules/saved-calculation';
import { simulate } from '#/features/premiums/premies/rules/simulate';
import { incomeOf, inputWith, table2025 } from '../../../../../tests/support/premie-cases';

const today = '2026-11-15';
const plain = (text: string) => text.replaceAll('\u00a0', ' ');

function on(aanvraagdatum: string, changes: Record<string, unknown>) {
  const input = inputWith({ aanvraagdatum, ...changes });
  return simulate(input, rulesFor(input.aanvraagdatum));
}

const couple = { gezinssituatie: 'koppel' };

describe('what one gets for an application of today', () => {
  it.each([
    [
      'a couple with 58.000, a roof',
      { ...couple, inkomen: 58000, investeringen: { dak: 10000 } },
      3,
      '3500.00',
    ],
    ['a single with 60.000, a roof', { inkomen: 60000, investeringen: { dak: 10000 } }, 1, '0.00'],
    ['a single with 20.000, a large roof', { inkomen: 20000, investeringen: { dak: 30000 } }, 4, '5750.00'],
    [
      'a single with 60.000, a heat pump',
      { inkomen: 60000, investeringen: { warmtepomp: 15000 } },
      1,
      '1500.00',
    ],
    ['the same pump of 5.000', { inkomen: 60000, investeringen: { warmtepomp: 5000 } }, 1, '1000.00'],
    ['category 2, the pump of 5.000', { inkomen: 50000, investeringen: { warmtepomp: 5000 } }, 2, '1250.00'],
    [
      'a hybrid pump in category 2',
      { inkomen: 50000, warmtepompType: 'hybride', investeringen: { warmtepomp: 9000 } },
      ...([2, '800.00'] as const),
    ],
    [
      'a heat pump boiler in category 1',
      { inkomen: 60000, investeringen: { warmtepompboiler: 3000 } },
      1,
      '450.00',
    ],
    [
      'a boiler of 2.000 in category 1',
      { inkomen: 60000, investeringen: { warmtepompboiler: 2000 } },
      1,
      '400.00',
    ],
    ['a heat pump in category 3', { investeringen: { warmtepomp: 20000 } }, 3, '4500.00'],
    [
      'windows in category 4',
      { inkomen: 20000, ramenOppervlakte: 9, investeringen: { ramen: 9000 } },
      4,
      '4500.00',
    ],
    ['preparation in category 3', { investeringen: { voorbereidingswerken_isolatie: 5000 } }, 3, '1400.00'],
    ['a roof at the counted maximum', { investeringen: { dak: '11500.00' } }, 3, '4025.00'],
    ['a roof a cent above it', { investeringen: { dak: '11500.01' } }, 3, '4025.00'],
    ['a roof of exactly 1.000', { investeringen: { dak: '1000.00' } }, 3, '350.00'],
    ['a roof of a cent less', { investeringen: { dak: '999.99' } }, 3, '0.00'],
  ] as const)('%s', (_, changes, categorie, totaal) => {
    expect(on(today, changes)).toMatchObject({ categorie, totaal, totaalHoogstens: totaal });
  });

  it('is nothing, with the reason, for a work that the category lost', () => {
    const [roof] = on(today, { inkomen: 60000, investeringen: { dak: 10000 } }).werken;
    expect(roof).toMatchObject({
      premie: '0.00',
      premieHoogstens: '0.00',
      fout: expect.stringContaining('alleen nog een premie voor een warmtepomp'),
    });
  });

  it('is a range where sources disagree: the total is its lower end', () => {
    const result = on(today, {
      ...{ muurOppervlakte: 50, vloerOppervlakte: 40 },
      investeringen: { dak: 10000, muur: 8000, vloer: 2000 },
    });
    expect(result).toMatchObject({ totaal: '3500.00', totaalHoogstens: '7000.00' });
    expect(result.werken.map(({ premie, premieHoogstens }) => [premie, premieHoogstens])).toEqual([
      ['3500.00', '3500.00'],
      ['0.00', '700.00'],
      ['0.00', '2800.00'],
    ]);
    expect(result.werken[2]?.opmerkingen.join(' ')).toContain('Bronnen spreken elkaar tegen');
    expect(result.nogTeBevestigen).toEqual(['De inkomensgrenzen van 2026', 'Vloerisolatie', 'Muurisolatie']);
  });

  it('says of every amount that has one source that it is still to be confirmed', () => {
    const unsure = (changes: Record<string, unknown>) =>
      on(today, { investeringen: { warmtepomp: 20000 }, ...changes }).werken[0]?.nogTeBevestigen;
    expect(unsure({})).toBe(true);
    expect(unsure({ inkomen: 60000 })).toBe(false);
    expect(unsure({ inkomen: 60000, warmtepompType: 'geothermisch' })).toBe(true);
    expect(on('2025-12-31', { investeringen: { warmtepomp: 20000 } }).nogTeBevestigen).toEqual([]);
  });

  it('explains a small invoice and one above the counted maximum', () => {
    const roof = (dak: string) => on(today, { investeringen: { dak } }).werken[0];
    expect(plain(roof('999.99')?.fout ?? '')).toContain('samen minstens € 1.000,00 zonder btw');
    expect(roof('1000.00')).toMatchObject({ fout: null, opmerkingen: [] });
    expect(roof('11500.00')?.opmerkingen).toEqual([]);
    expect(plain(roof('11500.01')?.opmerkingen[0] ?? '')).toBe(
      'Van uw investering van € 11.500,01 telt hoogstens € 11.500,00 mee.',
    );
  });
});

describe('around the days on which the rules changed', () => {
  const roof = { investeringen: { dak: 10000 }, dakOppervlakte: 80 };
  it.each([
    ['2025-07-01', { inkomen: '24230.00' }, 4, '5000.00'],
    ['2025-12-31', { inkomen: '24230.01' }, 3, '3500.00'],
    ['2026-01-01', { inkomen: '24750.00' }, 4, '5000.00'],
    ['2026-01-01', { inkomen: '24750.01' }, 3, '3500.00'],
    ['2025-12-31', { inkomen: '43240.00' }, 2, '1280.00'],
    ['2026-02-28', { inkomen: '43240.00' }, 3, '3500.00'],
    ['2026-02-28', { inkomen: '43240.01' }, 2, '1280.00'],
    ['2026-03-01', { inkomen: '43240.00' }, 3, '3500.00'],
    ['2026-03-01', { inkomen: '43240.01' }, 2, '0.00'],
    ['2026-02-28', { inkomen: '55020.01' }, 1, '640.00'],
    ['2026-03-01', { inkomen: '55020.01' }, 1, '0.00'],
    ['2026-03-01', { ...couple, inkomen: '60520.00' }, 3, '3500.00'],
    ['2026-03-01', { ...couple, inkomen: '60520.01' }, 2, '0.00'],
    ['2026-02-28', { inkomen: 50000, dakOppervlakte: 130 }, 2, '1600.00'],
  ] as const)('on %s with %o it is category %s and %s for the roof', (date, changes, categorie, totaal) => {
    expect(on(date, { ...roof, ...changes })).toMatchObject({ categorie, totaal });
  });

  it('asks for the area of a roof only where the category is paid by it', () => {
    const missing = (date: string, inkomen: number) => {
      const input = inputWith({ aanvraagdatum: date, inkomen, investeringen: { dak: 9000 } });
      return missingInputs(input, rulesFor(input.aanvraagdatum));
    };
    expect(missing('2026-02-28', 50000)).toEqual(['Vul bij ‘Dakisolatie en dakwerken’ de oppervlakte in.']);
    expect(missing('2026-02-28', 30000)).toEqual([]);
    expect(missing('2026-03-01', 50000)).toEqual([]);
  });

  it('offers the EPC label premium until 30 June 2026, and unticks it after', () => {
    const epc = { epcLabel: 'ja', investeringen: { epc_label: 0 } };
    expect(on('2026-06-30', epc).werken[0]).toMatchObject({ fout: null });
    expect(on('2026-07-01', epc).werken[0]).toMatchObject({
      premie: '0.00',
      fout: expect.stringContaining('bestaat niet meer'),
    });
    const over = rulesFor(day('2026-07-01'));
    const chosen = { ...emptyDraft, epcLabel: 'ja', chosen: ['epc_label'] } as const;
    expect(whyNotAllowed('epc_label', { ...chosen, chosen: [...chosen.chosen] }, 3, over)).toContain(
      'niet meer',
    );
    expect(changeDraft({ ...chosen, chosen: ['epc_label'] }, {}, over).chosen).toEqual([]);
  });

  it('keeps the term of the specification with its own table, and says two years otherwise', () => {
    const said = (result: ReturnType<typeof simulate>) => result.waarschuwingen.join(' ');
    expect(said(simulate(inputWith({ investeringen: { dak: 9000 } }), table2025))).toContain(
      'binnen 6 maanden na het einde van de werken',
    );
    expect(said(on(today, roof))).toContain('binnen 2 jaar na de factuurdatum');
    expect(said(on(today, roof))).not.toContain('6 maanden');
    expect(said(on('2025-08-31', roof))).not.toContain('1 juli 2023');
    expect(said(on('2025-09-01', roof))).toContain('facturen mee vanaf 1 juli 2023');
  });
});

describe('the household', () => {
  it.each(Array.from({ length: 21 }, (_, count) => count))(
    'with %s dependants has the limits of the facts',
    (count) => {
      const table = rulesFor(day(today));
      const category = (gezinssituatie: 'koppel' | 'alleenstaand', cents: number) =>
        incomeCategory(
          { gezinssituatie, personenTenLaste: count, andereWoning: 'nee', inkomen: (cents / 100).toFixed(2) },
          table,
        ).category;
      const further = 442_000;
      const ofCouple = 6_052_000 + count * further;
      expect([category('koppel', ofCouple), category('koppel', ofCouple + 1)]).toEqual([3, 2]);
      const ofSingle = count === 0 ? 4_324_000 : 6_052_000 + (count - 1) * further;
      expect([category('alleenstaand', ofSingle), category('alleenstaand', ofSingle + 1)]).toEqual([3, 2]);
    },
  );

  it('of a protected customer is category 4, whatever the income; not with another dwelling', () => {
    expect(on(today, { inkomen: 90000, beschermdeKlant: true })).toMatchObject({
      categorie: 4,
      label: 'Categorie 4 (beschermde klant)',
    });
    expect(on(today, { beschermdeKlant: true, andereWoning: 'ja' }).categorie).toBe(1);
    expect(on(today, { inkomen: 10000, andereWoning: 'ja' }).categorie).toBe(1);
  });

  it('that does not live there gets the premiums of category 1 since 1 March 2026', () => {
    const away = { gebouwFunctie: 'nietbewonen', investeringen: { dak: 10000, warmtepomp: 15000 } };
    expect(on('2026-03-01', away)).toMatchObject({ categorie: 1, totaal: '1500.00' });
    expect(on('2026-02-28', away)).toMatchObject({ categorie: 3, totaal: '8000.00' });
  });

  it('of a home of less than five years has no right, by any table', () => {
    const young = { gebouwOuderdom: 'later', investeringen: { dak: 10000 } };
    const refused = { eligible: false, reason: expect.stringContaining('minstens 5 jaar'), totaal: '0.00' };
    expect(on(today, young)).toMatchObject(refused);
    expect(simulate(inputWith(young), table2025)).toMatchObject(refused);
  });
});

describe('the texts', () => {
  it('of a roof say the ceiling that is calculated with, and none where there is none', () => {
    const now = rulesFor(day(today));
    expect(plain(tellWork('dak', 4, now))).toBe('50% van uw investering, hoogstens € 5.750,00');
    expect(workNotes('dak', now, 4).map(plain)).toEqual(['Hoogstens € 11.500,00 investering telt mee.']);
    expect(workNotes('dak', table2025, 4).join(' ')).not.toContain('investering telt mee');
    expect(plain(workNotes('dak', table2025, 3).join(' '))).toContain(
      'Hoogstens € 6.000,00 investering telt mee.',
    );
  });

  it('keep a calculation with a work that brings nothing, and its lower end', () => {
    const input = inputWith({
      aanvraagdatum: today,
      inkomen: incomeOf[1],
      investeringen: { dak: 9000, warmtepomp: 15000 },
    });
    const table = rulesFor(input.aanvraagdatum);
    expect(reasonNotToSave(simulate(input, table), [], table)).toBeUndefined();
    expect(calculationFrom(input, table)).toMatchObject({
      premieBedrag: '1500.00',
      ruleTable: 'aanvraag-2026-03',
    });
  });

  it('still shows the upper end of a calculation that was kept, and none of one that was sent without its answers', () => {
    const answers = { muurOppervlakte: 50, vloerOppervlakte: 40, investeringen: { muur: 8000, vloer: 2000 } };
    const input = inputWith({ aanvraagdatum: today, ...answers });
    const kept = calculationFrom(input, rulesFor(input.aanvraagdatum));
    expect([kept.premieBedrag, highestPremiumOf(kept)]).toEqual(['0.00', '3500.00']);
    expect(highestPremiumOf({ ...kept, input: null })).toBe('0.00');
    expect(highestPremiumOf({ ...kept, premieBedrag: '120.00' })).toBe('120.00');
  });
});
