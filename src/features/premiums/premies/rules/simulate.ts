import { centsFromDecimal, decimalFromCents, formatEuro, sumCents } from '#/core/money';
import { decimalFromQuantity, quantityFromDecimal } from '#/core/quantity';
import { warningsFor } from '#/features/premiums/premies/rules/advice';
import { asbestosSupplement } from '#/features/premiums/premies/rules/asbestos';
import { explainPremium, workRemarks } from '#/features/premiums/premies/rules/explain';
import { incomeCategory } from '#/features/premiums/premies/rules/income-category';
import type { Category, SimulationResult, WorkResult } from '#/features/premiums/premies/rules/result';
import type { RuleTable } from '#/features/premiums/premies/rules/rule-table';
import type { Simulation } from '#/features/premiums/premies/rules/simulation';
import { measure, workPremium } from '#/features/premiums/premies/rules/work-premium';
import {
  epcWorkId,
  type PremiumWorkId,
  premiumWorkIds,
  targetLabelNames,
  workNames,
} from '#/features/premiums/shared/premies/rules/works';

const tooYoung =
  'Uw gebouw is nog geen 5 jaar op het elektriciteitsnet aangesloten. De premie bestaat alleen voor gebouwen die minstens 5 jaar oud zijn.';
const notAnOwner = 'U moet eigenaar zijn van het gebouw om recht te hebben op de premie.';

export function simulate(input: Simulation, table: RuleTable): SimulationResult {
  const { category, label, reason, details } = incomeCategory(input, table);
  const about = { categorie: category, label, details: `${reason} ${details}`, ruleTable: table.id };
  const refusal = refusalOf(input);
  if (refusal !== undefined) {
    return {
      ...{ eligible: false, reason: refusal, ...about, werken: [], totaal: '0.00', totaalHoogstens: '0.00' },
      ...{ nogTeBevestigen: [], plafondBereikt: false, waarschuwingen: [], asbestToeslag: null },
    };
  }
  const chosen = premiumWorkIds.filter((work) => input.investeringen[work] !== undefined);
  const werken = chosen.map((work) => resultOf(work, category, input, table));
  return {
    eligible: true,
    ...about,
    werken: input.investeringen[epcWorkId] === undefined ? werken : [...werken, epcResult(input, table)],
    totaal: sumOf(werken.map(({ premie }) => premie)),
    totaalHoogstens: sumOf(werken.map(({ premieHoogstens }) => premieHoogstens)),
    nogTeBevestigen: unconfirmed(werken, table),
    plafondBereikt: werken.some(({ plafondBereikt }) => plafondBereikt),
    waarschuwingen: warningsFor(input, category, table),
    asbestToeslag: supplementOf(werken, input, table),
  };
}

function sumOf(amounts: readonly string[]): string {
  return decimalFromCents(sumCents(amounts.map(centsFromDecimal)));
}

function refusalOf({ eigenaar, gebouwOuderdom }: Simulation): string | undefined {
  if (eigenaar !== 'ja') return notAnOwner;
  return gebouwOuderdom === 'later' ? tooYoung : undefined;
}

function unconfirmed(werken: readonly WorkResult[], { income }: RuleTable): string[] {
  const works = werken.filter(({ nogTeBevestigen }) => nogTeBevestigen).map(({ naam }) => naam);
  return income.kind === 'by-household' && income.grade === 'C'
    ? [`De inkomensgrenzen van ${income.year}`, ...works]
    : works;
}

function resultOf(work: PremiumWorkId, category: Category, input: Simulation, table: RuleTable): WorkResult {
  const measured = measure(work, input);
  const paid = workPremium(work, category, measured, table);
  return {
    id: work,
    naam: workNames[work],
    oppervlakte: measured.area === null ? null : decimalFromQuantity(measured.area),
    investering: decimalFromCents(measured.investment),
    premie: decimalFromCents(paid.premium),
    premieHoogstens: decimalFromCents(paid.highest),
    plafondBereikt: paid.ceilingReached,
    maxOppervlakteOverschreden: paid.areaExceeded,
    fout: paid.problem,
    uitleg: explainPremium(work, category, measured, table),
    opmerkingen: workRemarks(work, category, measured, table),
    nogTeBevestigen: paid.isUnconfirmed,
  };
}

/** A range is shown and nothing is added: what it becomes depends on a certificate made after the works. */
function epcResult(input: Simulation, table: RuleTable): WorkResult {
  const nothing: Omit<WorkResult, 'fout' | 'uitleg'> = {
    ...{ id: epcWorkId, naam: workNames[epcWorkId], oppervlakte: null, investering: '0.00' },
    ...{ premie: '0.00', premieHoogstens: '0.00', plafondBereikt: false, maxOppervlakteOverschreden: false },
    ...{ opmerkingen: [], nogTeBevestigen: false },
  };
  if (!table.epcLabel) {
    const fout = 'De EPC-labelpremie bestaat niet meer op uw aanvraagdatum.';
    return { ...nothing, fout, uitleg: 'Geen premie meer' };
  }
  const { from, to } = table.epcLabel[input.doelEpcLabel];
  return {
    ...nothing,
    fout: input.epcLabel === 'ja' ? null : 'Alleen bij EPC E of F',
    uitleg: `${targetLabelNames[input.doelEpcLabel]}: ${formatEuro(from)} tot ${formatEuro(to)}, niet meegeteld in het totaal`,
  };
}

function supplementOf(werken: readonly WorkResult[], input: Simulation, table: RuleTable): string | null {
  const roof = werken.find(({ id }) => id === 'dak');
  const area = quantityFromDecimal(input.dakAsbestM2);
  if (!roof || area === 0 || !table.asbestos) return null;
  const supplement = asbestosSupplement(table.asbestos, {
    area,
    investment: centsFromDecimal(roof.investering),
    premium: centsFromDecimal(roof.premie),
  });
  return decimalFromCents(supplement);
}
