import { type RuleTable, specificationTable } from '#/features/premiums/premies/rules/rule-table';
import { type Simulation, simulationBody } from '#/features/premiums/premies/rules/simulation';

/** The rules of the specification: the cases are written for these, whatever is in force when the tests run. */
export const table2025: RuleTable = specificationTable();

/** An owner who lives alone in an older house, as it comes over the wire. */
export const ownerBody = {
  gebouwOuderdom: 'voor2006',
  gebouwFunctie: 'bewonen',
  eigenaar: 'ja',
  andereWoning: 'nee',
  woningType: 'woning',
  epcLabel: 'nee',
  gedomicilieerd: 'ja',
  inkomen: 30000,
  gezinssituatie: 'alleenstaand',
  investeringen: {},
} as const;

/** An income in the middle of each category, for one person. */
export const incomeOf = { 1: 90000, 2: 50000, 3: 30000, 4: 20000 } as const;

export function inputWith(changes: Record<string, unknown> = {}): Simulation {
  return simulationBody.parse({ ...ownerBody, ...changes });
}
