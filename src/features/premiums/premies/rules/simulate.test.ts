import { describe, expect, it } from 'vitest';
import { simulate } from '#/features/premiums/premies/rules/simulate';
import { incomeOf, inputWith, table2025 } from '../../../../../tests/support/premie-cases';

type Change = Record<string, unknown>;

function run(changes: Change) {
  return simulate(inputWith(changes), table2025);
}

function only(changes: Change) {
  const [work] = run(changes).werken;
  if (!work) throw new Error('no work');
  return work;
}

describe('the income category', () => {
  it.each([
    [24230, 'alleenstaand', 0, 4],
    ['24230.01', 'alleenstaand', 0, 3],
    [42340, 'alleenstaand', 0, 3],
    ['42340.01', 'alleenstaand', 0, 2],
    [53880, 'alleenstaand', 0, 2],
    ['53880.01', 'alleenstaand', 0, 1],
    [0, 'alleenstaand', 0, 4],
    [29130, 'koppel', 0, 4],
    [29131, 'koppel', 0, 3],
    [29130, 'alleenstaand', 1, 4],
    [34030, 'koppel', 1, 4],
    [34031, 'koppel', 1, 3],
    [57040, 'koppel', 2, 3],
    [68580, 'koppel', '2', 2],
    [68581, 'koppel', 2, 1],
  ])(
    'with an income of %s, %s with %s dependants, is %s',
    (inkomen, gezinssituatie, personenTenLaste, categorie) => {
      expect(run({ inkomen, gezinssituatie, personenTenLaste }).categorie).toBe(categorie);
    },
  );

  it('is 1 for who owns another dwelling, whatever the income', () => {
    expect(run({ inkomen: 10000, andereWoning: 'ja' })).toMatchObject({
      categorie: 1,
      label: 'Categorie 1 (andere woning in eigendom)',
    });
  });

  it('says why, with the limits of this household', () => {
    const { details } = run({ inkomen: 30000, gezinssituatie: 'koppel', personenTenLaste: 2 });
    const plain = details.replaceAll('\u00a0', ' ');
    expect(plain).toContain(
      'Uw inkomen van € 30.000,00 is niet hoger dan € 38.930,00, de grens van categorie 4',
    );
    expect(plain).toContain('2 × € 4.900,00 voor wie u ten laste heeft en € 4.900,00 als koppel');
  });
});

describe('who is not the owner', () => {
  it('has no premium, and reads why', () => {
    expect(run({ eigenaar: 'nee', investeringen: { dak: 4000 } })).toMatchObject({
      eligible: false,
      reason: 'U moet eigenaar zijn van het gebouw om recht te hebben op de premie.',
      werken: [],
      totaal: '0.00',
    });
  });
});

describe('the premium of a work', () => {
  it.each([
    // category, changes, premium, ceiling reached
    [4, { investeringen: { dak: 100000 } }, '50000.00', false],
    [3, { investeringen: { dak: '5999.99' } }, '2100.00', false],
    [3, { investeringen: { dak: 6000 } }, '2100.00', true],
    [2, { investeringen: { dak: 1000 } }, '350.00', false],
    [1, { investeringen: { dak: 50000 } }, '2100.00', true],
    [4, { investeringen: { ramen: 10500 }, ramenOppervlakte: 10 }, '5250.00', true],
    [3, { investeringen: { ramen: 12000 }, ramenOppervlakte: 10 }, '3675.00', true],
    [2, { investeringen: { ramen: 10000 }, ramenOppervlakte: 25 }, '1280.00', false],
    [2, { investeringen: { ramen: 2560 }, ramenOppervlakte: 10 }, '640.00', false],
    [2, { investeringen: { ramen: '2559.99' }, ramenOppervlakte: 10 }, '640.00', true],
    [1, { investeringen: { ramen: 9000 }, ramenOppervlakte: '12.345' }, '370.35', false],
    [4, { investeringen: { vloer: 3000 }, vloerOppervlakte: 80 }, '1500.00', true],
    [2, { investeringen: { vloer: 9000 }, vloerOppervlakte: 75 }, '675.00', false],
    [1, { investeringen: { vloer: 9000 }, vloerOppervlakte: 99 }, '450.00', false],
    [4, { investeringen: { muur: 9999 }, muurOppervlakte: 1 }, '4999.50', false],
    [2, { investeringen: { muur: 9000 }, muurOppervlakte: 50 }, '375.00', false],
    [2, { investeringen: { muur: 9000 }, muurOppervlakte: 50, muurType: 'buitenzijde' }, '1125.00', false],
    [1, { investeringen: { muur: 9000 }, muurOppervlakte: 50, muurType: 'binnenzijde' }, '500.00', false],
    [4, { investeringen: { warmtepomp: 30000 }, warmtepompType: 'geothermisch' }, '8000.00', false],
    [4, { investeringen: { warmtepomp: 12000 } }, '6000.00', false],
    [4, { investeringen: { warmtepomp: '11999.99' } }, '6000.00', true],
    [1, { investeringen: { warmtepomp: 1000 }, warmtepompType: 'lucht_lucht' }, '200.00', true],
    [2, { investeringen: { warmtepomp: 9000 }, warmtepompType: 'hybride' }, '1500.00', false],
    [4, { investeringen: { warmtepompboiler: 3000 } }, '1200.00', false],
    [1, { investeringen: { warmtepompboiler: 3000 } }, '600.00', true],
    [3, { investeringen: { voorbereidingswerken_isolatie: 4000 } }, '1400.00', true],
    [4, { investeringen: { voorbereidingswerken_sanitair: 6000 } }, '3000.00', true],
    [3, { investeringen: { voorbereidingswerken_sanitair: 5999 } }, '2099.65', false],
  ] as const)('in category %s, %o, is %s', (categorie, changes, premie, plafondBereikt) => {
    expect(only({ inkomen: incomeOf[categorie], ...changes })).toMatchObject({ premie, plafondBereikt });
  });

  it('is rounded half up to the cent, once', () => {
    expect(only({ inkomen: incomeOf[4], investeringen: { dak: '0.01' } }).premie).toBe('0.01');
    expect(only({ inkomen: incomeOf[3], investeringen: { dak: '2500.50' } }).premie).toBe('875.18');
    expect(only({ inkomen: incomeOf[3], investeringen: { dak: '0.01' } }).premie).toBe('0.00');
  });

  it('is nothing without an area where it goes by the square metre, and says so', () => {
    for (const ramenOppervlakte of [undefined, null, '', 0]) {
      const result = run({ inkomen: incomeOf[2], investeringen: { ramen: 4000 }, ramenOppervlakte });
      expect(result.werken[0]).toMatchObject({ premie: '0.00', plafondBereikt: false, fout: null });
      expect(result.waarschuwingen.join()).toContain('Vul voor ‘Ramen en deuren’ ook de oppervlakte in');
    }
  });

  it('flags an area above the maximum, not one at the maximum', () => {
    const flag = (inkomen: number, muurOppervlakte: string) =>
      only({ inkomen, muurOppervlakte, investeringen: { muur: 9000 } }).maxOppervlakteOverschreden;
    expect([flag(50000, '100'), flag(50000, '100.001'), flag(20000, '100.001')]).toEqual([false, true, true]);
  });

  it.each([
    [
      'voorbereidingswerken_isolatie',
      'Voorbereidingswerken isolatie alleen beschikbaar voor categorieën 3 en 4',
    ],
    [
      'voorbereidingswerken_sanitair',
      'Voorbereidingswerken sanitair/elektriciteit alleen beschikbaar voor categorieën 3 en 4',
    ],
  ])('is nothing for %s in categories 1 and 2, with the reason', (work, fout) => {
    for (const category of [1, 2] as const) {
      const result = run({ inkomen: incomeOf[category], investeringen: { [work]: 5000 } });
      expect(result).toMatchObject({ totaal: '0.00', werken: [{ id: work, premie: '0.00', fout }] });
    }
  });

  it('tells how it came about', () => {
    const why = (changes: Change) => only(changes).uitleg.replaceAll('\u00a0', ' ');
    expect(why({ investeringen: { ramen: 12000 }, ramenOppervlakte: 10 })).toBe(
      '35% van € 12.000,00 = € 4.200,00, begrensd op € 3.675,00',
    );
    expect(why({ inkomen: 50000, investeringen: { ramen: 3000 }, ramenOppervlakte: 25 })).toBe(
      '20 m² (maximum) × € 64,00 = € 1.280,00, begrensd op 25% van € 3.000,00 = € 750,00',
    );
    expect(why({ investeringen: { warmtepomp: 20000 } })).toBe(
      'Vast bedrag € 4.500,00 (niet hoger dan 35% van € 20.000,00 = € 7.000,00)',
    );
  });
});

describe('what is shown and not added', () => {
  it('keeps the asbestos supplement apart, within half of the invoice together with the premium', () => {
    const roof = (categorie: 3 | 4, dak: number, dakAsbestM2: number) =>
      run({ inkomen: incomeOf[categorie], dakAsbestM2, investeringen: { dak } });
    expect(roof(3, 18000, 40)).toMatchObject({ totaal: '2100.00', asbestToeslag: '320.00' });
    expect(roof(3, 4300, 100)).toMatchObject({ totaal: '1505.00', asbestToeslag: '645.00' });
    expect(roof(4, 18000, 40)).toMatchObject({ totaal: '9000.00', asbestToeslag: '0.00' });
    expect(roof(3, 18000, 0).asbestToeslag).toBeNull();
  });

  it('shows the range of an EPC label and never counts it', () => {
    const epc = { epcLabel: 'ja', doelEpcLabel: 'label_a', investeringen: { dak: 1000, epc_label: 5000 } };
    const result = run(epc);
    expect(result.totaal).toBe('350.00');
    expect(result.werken[1]).toMatchObject({ id: 'epc_label', premie: '0.00', fout: null });
    expect(result.werken[1]?.uitleg.replaceAll('\u00a0', ' ')).toContain(
      'Label A: € 5.000,00 tot € 6.000,00',
    );
  });

  it('warns that the EPC premium is for label E or F', () => {
    expect(run({ investeringen: { epc_label: 0 } }).waarschuwingen).toContain(
      'EPC-labelpremie is alleen beschikbaar bij EPC-label E of F vóór renovatie',
    );
    expect(run({ investeringen: { dak: 5000 } }).waarschuwingen.join()).not.toContain('EPC-label E of F');
  });

  it('does not add the half more for replacing electric heating', () => {
    const heat = { investeringen: { warmtepomp: 20000 } };
    expect(run({ ...heat, elektriciteitsvervanging: 'ja' }).totaal).toBe(run(heat).totaal);
  });
});
