import { centsFromDecimal, decimalFromCents, sumCents } from '#/core/money';
import { decimalFromQuantity, quantityFromDecimal, thousandths } from '#/core/quantity';
import type { Category, SimulationResult } from '#/features/premiums/premies/rules/result';
import { findRuleTable, type RuleTable, ruleTables } from '#/features/premiums/premies/rules/rule-table';
import { simulate } from '#/features/premiums/premies/rules/simulate';
import type { Simulation } from '#/features/premiums/premies/rules/simulation';
import { isOffered } from '#/features/premiums/premies/rules/work-premium';
import { defaultWorkName, epcWorkId, workLabel } from '#/features/premiums/shared/premies/rules/works';

/** What is kept of a simulation: the fields of the specification, its input and the rules it was made with. */
export type CalculationFields = {
  werksoort: string;
  categorie: Category;
  investering: string;
  asbestM2: string;
  oppervlakte: string | null;
  premieBedrag: string;
  plafondBereikt: boolean;
  notes: string;
  ruleTable: string;
  input: Simulation;
};

export function calculationFrom(input: Simulation, table: RuleTable): CalculationFields {
  const result = simulate(input, table);
  const { werken, categorie, label } = result;
  const areas = werken.flatMap(({ oppervlakte }) =>
    oppervlakte === null ? [] : [quantityFromDecimal(oppervlakte)],
  );
  const area = thousandths(areas.reduce((sum, each) => sum + each, 0));
  const hasRoof = werken.some(({ id }) => id === 'dak');
  return {
    werksoort: werken.map(({ naam }) => naam).join(', ') || defaultWorkName,
    categorie,
    investering: decimalFromCents(sumCents(werken.map(({ investering }) => centsFromDecimal(investering)))),
    asbestM2: hasRoof ? input.dakAsbestM2 : '0',
    oppervlakte: area === 0 ? null : decimalFromQuantity(area),
    premieBedrag: result.totaal,
    plafondBereikt: result.plafondBereikt,
    notes: `Berekening voor ${label} (categorie ${categorie})`,
    ruleTable: table.id,
    input,
  };
}

type Kept = { premieBedrag: string; ruleTable: string | null; input: Simulation | null };

/** The upper end of what a saved calculation promises, by the rules it was made with. */
export function highestPremiumOf({ premieBedrag, ruleTable, input }: Kept): string {
  const table = ruleTable === null ? undefined : findRuleTable(ruleTables, ruleTable);
  if (!input || !table) return premieBedrag;
  const { totaal, totaalHoogstens } = simulate(input, table);
  return totaal === premieBedrag ? totaalHoogstens : premieBedrag;
}

/** What its own input makes by its own rules; as it stands where one of them isn’t known here. */
export function amountsAgain({ ruleTable, input }: Pick<Kept, 'ruleTable' | 'input'>) {
  const table = ruleTable === null ? undefined : findRuleTable(ruleTables, ruleTable);
  if (!input || !table) return {};
  const { investering, categorie, premieBedrag, plafondBereikt } = calculationFrom(input, table);
  return { investering, categorie, premieBedrag, plafondBereikt };
}

type Named = { werksoort: string; counts: boolean };

/** The works of a calculation by the names they are shown with. */
export function worksOf({ werksoort }: Pick<Named, 'werksoort'>): string[] {
  return werksoort.split(', ').map(workLabel);
}

/** Calculations that count for a work that this one has too. */
export function rivalsOf<Saved extends Named>(
  calculation: Pick<Named, 'werksoort'>,
  saved: readonly Saved[],
): Saved[] {
  const works = worksOf(calculation);
  return saved.filter((each) => each.counts && worksOf(each).some((work) => works.includes(work)));
}

/** Why a simulation can't be kept: there is no right to it, a work misses what it needs, or isn't offered. */
export function reasonNotToSave(
  result: SimulationResult,
  missing: readonly string[],
  table: RuleTable,
): string | undefined {
  if (!result.eligible) return result.reason;
  if (result.werken.length === 0) return 'Kies minstens één werk.';
  const refused = result.werken.find(
    ({ id, fout }) => fout !== null && (id === epcWorkId || !isOffered(id, result.categorie, table)),
  );
  return missing[0] ?? refused?.fout ?? undefined;
}
