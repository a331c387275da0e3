import { describe, expect, it } from 'vitest';
import { day } from '#/core/day';
import { emptyDraft } from '#/features/premiums/premies/rules/draft';
import { whyNotAllowed } from '#/features/premiums/premies/rules/draft-changes';
import { tellWork, variantAmount, workNotes } from '#/features/premiums/premies/rules/explain';
import {
  findRulesOn,
  findRuleTable,
  readRuleTables,
  ruleTables,
  specificationTable,
} from '#/features/premiums/premies/rules/rule-table';
import rawTables from '#/features/premiums/premies/rules/rule-tables.json';
import { simulate } from '#/features/premiums/premies/rules/simulate';
import { inputWith, table2025 } from '../../../../../tests/support/premie-cases';

const plain = (text: string) => text.replaceAll('\u00a0', ' ');

/** Next year's rules, as somebody would write them under the others in the file: data only. */
function withSecondTable() {
  const source = 'Besluit 2031';
  return readRuleTables([
    ...rawTables,
    {
      ...{ id: 'aanvraag-2031', extends: '2025-07-01', by: 'application', name: 'Regels vanaf 2031' },
      ...{ validFrom: '2031-01-01', laterChanges: [], source },
      income: { ...rawTables[0]?.income, limits: [{ category: 4, upTo: '31000.00', source }] },
      works: {
        ramen: {
          maxArea: { m2: '30', source },
          categories: { 4: { kind: 'share', share: 50, ceiling: '6000.00', source } },
        },
        muur: { categories: { 1: { kind: 'none', source } } },
      },
    },
  ]);
}

describe('the rule tables', () => {
  it('give every figure a source', () => {
    const figures: unknown[] = [];
    const walk = (node: unknown): void => {
      if (typeof node !== 'object' || node === null) return;
      const entries = Object.entries(node);
      const holdsFigure = entries.some(
        ([key, value]) =>
          typeof value === 'number' ||
          ['amount', 'ceiling', 'm2', 'upTo', 'single', 'validUntil', 'from', 'to', 'perM2', 'on'].includes(
            key,
          ),
      );
      if (holdsFigure && !Array.isArray(node)) figures.push(node);
      for (const [, value] of entries) walk(value);
    };
    walk(rawTables);
    expect(figures.length).toBeGreaterThan(40);
    expect(figures.filter((figure) => !(figure as { source?: string }).source)).toEqual([]);
  });

  it.each([
    ['2025-06-30', undefined],
    ['2025-07-01', 'aanvraag-2025-07'],
    ['2025-12-31', 'aanvraag-2025-07'],
    ['2026-01-01', 'aanvraag-2026-01'],
    ['2026-02-28', 'aanvraag-2026-01'],
    ['2026-03-01', 'aanvraag-2026-03'],
    ['2027-12-31', 'aanvraag-2026-03'],
    ['2028-01-01', undefined],
    ['2031-01-01', 'aanvraag-2031'],
  ])('are chosen by the day one applies: on %s it is %s', (on, id) => {
    expect(findRulesOn(day(on), withSecondTable())?.id).toBe(id);
  });

  it('are those of the specification when there is no day, and found again by their id', () => {
    const tables = withSecondTable();
    expect(specificationTable(tables)).toMatchObject({ id: '2025-07-01', by: 'invoices' });
    expect(findRuleTable(tables, 'aanvraag-2031')?.name).toBe('Regels vanaf 2031');
    expect(findRuleTable(ruleTables, 'onbekend')).toBeUndefined();
  });

  it('drive amounts, categories, texts and availability, so that a second one needs no code', () => {
    const newer = findRulesOn(day('2031-06-01'), withSecondTable());
    if (!newer) throw new Error('no rules');
    const input = inputWith({
      inkomen: 30000,
      ramenOppervlakte: 25,
      investeringen: { ramen: 20000, muur: 9000 },
    });
    const [before, after] = [simulate(input, table2025), simulate(input, newer)];
    expect(before).toMatchObject({ categorie: 3, ruleTable: '2025-07-01' });
    expect(after).toMatchObject({ categorie: 4, ruleTable: 'aanvraag-2031', plafondBereikt: true });
    expect(before.werken[0]).toMatchObject({ premie: '3675.00', maxOppervlakteOverschreden: true });
    expect(after.werken[0]).toMatchObject({ premie: '6000.00', maxOppervlakteOverschreden: false });
    expect(plain(after.werken[0]?.uitleg ?? '')).toContain('begrensd op € 6.000,00');
    expect(plain(tellWork('ramen', 4, newer))).toBe('50% van uw investering, hoogstens € 6.000,00');
    expect(workNotes('ramen', newer)).toEqual(['Hoogstens 30 m² telt mee.']);
    expect(variantAmount('muur', 'spouwmuur', 1, newer)).toBe('');
    expect(whyNotAllowed('muur', emptyDraft, 1, newer)).toBe('(Alleen categorie 2-4)');
    expect(
      simulate(inputWith({ inkomen: 90000, investeringen: { muur: 9000 } }), newer).werken[0]?.fout,
    ).toBe('Muurisolatie alleen beschikbaar voor categorieën 2, 3 en 4');
    expect(before.waarschuwingen.join()).toContain('1 maart 2026');
    expect(after.waarschuwingen.join()).not.toContain('1 maart 2026');
  });

  it('show in the dropdowns what the calculation uses', () => {
    const of = (category: 1 | 2 | 3 | undefined) =>
      (['spouwmuur', 'binnenzijde', 'buitenzijde'] as const).map((kind) =>
        plain(variantAmount('muur', kind, category, table2025)),
      );
    expect(of(1)).toEqual(['€ 5,00 per m²', '€ 10,00 per m²', '€ 15,00 per m²']);
    expect(of(2)).toEqual(['€ 7,50 per m²', '€ 15,00 per m²', '€ 22,50 per m²']);
    expect(of(3)).toEqual(['', '', '']);
    expect(of(undefined)[0]).toBe('vanaf € 5,00 per m²');
    expect(plain(variantAmount('warmtepomp', 'hybride', 3, table2025))).toBe('€ 3.000,00, vanaf 2026');
  });

  it('refuse a table with a hole in it', () => {
    const broken = structuredClone(rawTables) as { works: { muur?: unknown } }[];
    delete broken[0]?.works.muur;
    expect(() => readRuleTables(broken)).toThrow();
    expect(() => readRuleTables([])).toThrow();
  });
});
