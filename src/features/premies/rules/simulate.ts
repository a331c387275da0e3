import { centsFromDecimal, decimalFromCents, formatEuro, sumCents } from '#/core/money';
import { decimalFromQuantity, quantityFromDecimal } from '#/core/quantity';
import { warningsFor } from '#/features/premies/rules/advice';
import { asbestosSupplement } from '#/features/premies/rules/asbestos';
import { explainPremium } from '#/features/premies/rules/explain';
import { incomeCategory } from '#/features/premies/rules/income-category';
import type { Category, SimulationResult, WorkResult } from '#/features/premies/rules/result';
import type { RuleTable } from '#/features/premies/rules/rule-table';
import type { Simulation } from '#/features/premies/rules/simulation';
import { measure, workPremium } from '#/features/premies/rules/work-premium';
import {
  epcWorkId,
  type PremiumWorkId,
  premiumWorkIds,
  targetLabelNames,
  workNames,
} from '#/features/premies/rules/works';

const notAnOwner = 'U moet eigenaar zijn van het gebouw om recht te hebben op de premie.';

export function simulate(input: Simulation, table: RuleTable): SimulationResult {
  const { category, label, reason, details } = incomeCategory(input, table);
  const about = { categorie: category, label, details: `${reason} ${details}`, ruleTable: table.id };
  if (input.eigenaar !== 'ja') {
    return {
      ...{ eligible: false, reason: notAnOwner, ...about, werken: [], totaal: '0.00' },
      ...{ plafondBereikt: false, waarschuwingen: [], asbestToeslag: null },
    };
  }
  const chosen = premiumWorkIds.filter((work) => input.investeringen[work] !== undefined);
  const werken = chosen.map((work) => resultOf(work, category, input, table));
  return {
    eligible: true,
    ...about,
    werken: input.investeringen[epcWorkId] === undefined ? werken : [...werken, epcResult(input, table)],
    totaal: decimalFromCents(sumCents(werken.map(({ premie }) => centsFromDecimal(premie)))),
    plafondBereikt: werken.some(({ plafondBereikt }) => plafondBereikt),
    waarschuwingen: warningsFor(input, category, table),
    asbestToeslag: supplementOf(werken, input, table),
  };
}

function resultOf(work: PremiumWorkId, category: Category, input: Simulation, table: RuleTable): WorkResult {
  const measured = measure(work, input);
  const { premium, ceilingReached, areaExceeded, problem } = workPremium(work, category, measured, table);
  return {
    id: work,
    naam: workNames[work],
    oppervlakte: measured.area === null ? null : decimalFromQuantity(measured.area),
    investering: decimalFromCents(measured.investment),
    premie: decimalFromCents(premium),
    plafondBereikt: ceilingReached,
    maxOppervlakteOverschreden: areaExceeded,
    fout: problem,
    uitleg: explainPremium(work, category, measured, table),
  };
}

/** A range is shown and nothing is added: what it becomes depends on a certificate made after the works. */
function epcResult(input: Simulation, table: RuleTable): WorkResult {
  const { from, to } = table.epcLabel[input.doelEpcLabel];
  const allowed = input.epcLabel === 'ja';
  return {
    id: epcWorkId,
    naam: workNames[epcWorkId],
    oppervlakte: null,
    investering: '0.00',
    premie: '0.00',
    plafondBereikt: false,
    maxOppervlakteOverschreden: false,
    fout: allowed ? null : 'Alleen bij EPC E of F',
    uitleg: `${targetLabelNames[input.doelEpcLabel]}: ${formatEuro(from)} tot ${formatEuro(to)}, niet meegeteld in het totaal`,
  };
}

function supplementOf(werken: readonly WorkResult[], input: Simulation, table: RuleTable): string | null {
  const roof = werken.find(({ id }) => id === 'dak');
  const area = quantityFromDecimal(input.dakAsbestM2);
  if (!roof || area === 0) return null;
  const supplement = asbestosSupplement(table, {
    area,
    investment: centsFromDecimal(roof.investering),
    premium: centsFromDecimal(roof.premie),
  });
  return decimalFromCents(supplement);
}
