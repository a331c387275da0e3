import { centsFromDecimal, decimalFromCents } from '#/core/money';
import { quantityFromDecimal } from '#/core/quantity';
import {
  type Draft,
  dependantsOf,
  emptyDraft,
  simulationFrom,
} from '#/features/premiums/premies/rules/draft';
import { type IncomeCategory, incomeCategory } from '#/features/premiums/premies/rules/income-category';
import type { Category, SimulationResult } from '#/features/premiums/premies/rules/result';
import { applicationDayProblem, type RuleTable } from '#/features/premiums/premies/rules/rule-table';
import { simulate } from '#/features/premiums/premies/rules/simulate';
import type { Simulation } from '#/features/premiums/premies/rules/simulation';
import { areaFieldOf, needsArea, offeredCategories } from '#/features/premiums/premies/rules/work-premium';
import { epcWorkId, type WorkId, workNames } from '#/features/premiums/shared/premies/rules/works';

/** Known as soon as the four questions that decide it are answered. */
export function draftCategory(draft: Draft, table: RuleTable): IncomeCategory | undefined {
  const { inkomen, gezinssituatie, andereWoning } = draft;
  const personenTenLaste = dependantsOf(draft);
  if (inkomen === null || !gezinssituatie || !andereWoning || personenTenLaste === undefined)
    return undefined;
  const household = { inkomen: decimalFromCents(inkomen), gezinssituatie, andereWoning, personenTenLaste };
  const { gebouwFunctie, beschermdeKlant } = draft;
  return incomeCategory({ ...household, gebouwFunctie, beschermdeKlant: beschermdeKlant ?? false }, table);
}

/** Why a work can't be ticked; undefined where it can. */
export function whyNotAllowed(
  work: WorkId,
  draft: Draft,
  category: Category | undefined,
  table: RuleTable,
): string | undefined {
  if (work === epcWorkId) {
    if (!table.epcLabel) return '(Bestaat niet meer op uw aanvraagdatum)';
    return draft.epcLabel === 'ja' ? undefined : '(Alleen bij EPC E of F)';
  }
  const paid = offeredCategories(work, table);
  if (paid.length === 4 || (category !== undefined && paid.includes(category))) return undefined;
  const range = paid.length > 1 ? `${paid[0]}-${paid.at(-1)}` : `${paid[0] ?? ''}`;
  return paid.length === 0 ? '(Niet meer beschikbaar)' : `(Alleen categorie ${range})`;
}

/**
 * A change of answer. Works that the new answers no longer allow are unticked, but not while the category is
 * unknown: who clears the income to type another one would lose the choice for nothing.
 */
export function changeDraft(draft: Draft, change: Partial<Draft>, table: RuleTable): Draft {
  const next: Draft = {
    ...draft,
    ...change,
    prefilled: draft.prefilled.filter((question) => !(question in change)),
  };
  const category = draftCategory(next, table)?.category;
  const isGone = (work: WorkId) =>
    (work === epcWorkId ? next.epcLabel === 'nee' || !table.epcLabel : category !== undefined) &&
    whyNotAllowed(work, next, category, table) !== undefined;
  return { ...next, chosen: next.chosen.filter((work) => !isGone(work)) };
}

export type Prefill = Partial<Pick<Simulation, 'gebouwOuderdom' | 'epcLabel' | 'beschermdeKlant'>>;

/** Answers from elsewhere, used only where there is none yet. */
export function prefillDraft(draft: Draft, prefill: Prefill): Draft {
  const open = (['gebouwOuderdom', 'epcLabel', 'beschermdeKlant'] as const).filter(
    (question) => (draft[question] === '' || draft[question] === null) && prefill[question] !== undefined,
  );
  if (open.length === 0) return draft;
  const answers = Object.fromEntries(open.map((question) => [question, prefill[question]]));
  return { ...draft, ...answers, prefilled: [...draft.prefilled, ...open] };
}

/** What a chosen work still needs, as a sentence. */
function missingOf(
  work: WorkId,
  { hasArea, needsOne, hasInvestment }: { hasArea: boolean; needsOne: boolean; hasInvestment: boolean },
): string | undefined {
  if (work === epcWorkId) return undefined;
  const missing = [!hasArea && needsOne && 'de oppervlakte', !hasInvestment && 'de investering'];
  const list = missing.filter((part) => part !== false);
  return list.length > 0 ? `Vul bij ‘${workNames[work]}’ ${list.join(' en ')} in.` : undefined;
}

export function missingInputs(input: Simulation, table: RuleTable): string[] {
  const { category } = incomeCategory(input, table);
  return (Object.keys(input.investeringen) as WorkId[]).flatMap((work) => {
    const field = areaFieldOf(work);
    const hasArea = field !== undefined && Number(input[field] ?? 0) > 0;
    const hasInvestment = Number(input.investeringen[work] ?? 0) > 0;
    return missingOf(work, { hasArea, needsOne: needsArea(work, category, table), hasInvestment }) ?? [];
  });
}

export function problemOfDay(on: Draft['aanvraagdatum']): string | undefined {
  if (on === '') return 'Vul in wanneer u de premie aanvraagt.';
  return on === null ? undefined : applicationDayProblem(on);
}

/** Why the premium can't be calculated yet; empty when it can. */
export function openPoints(draft: Draft, table: RuleTable): string[] {
  const input = simulationFrom(draft);
  const dayProblem = problemOfDay(draft.aanvraagdatum);
  if (dayProblem !== undefined) return [dayProblem];
  if (!input) return ['Beantwoord eerst alle vragen.'];
  if (draft.chosen.length === 0) return ['Kies minstens één werk.'];
  const category = draftCategory(draft, table)?.category;
  const refused = draft.chosen.filter((work) => whyNotAllowed(work, draft, category, table) !== undefined);
  return [
    ...refused.map((work) => `Vink ‘${workNames[work]}’ uit: dat kan niet in uw categorie.`),
    ...missingInputs(input, table),
  ];
}

const neutral: Draft = {
  ...emptyDraft,
  ...{ gebouwOuderdom: 'voor2006', gebouwFunctie: 'bewonen', eigenaar: 'ja', woningType: 'woning' },
  ...{ epcLabel: 'nee', gedomicilieerd: 'ja' },
};

/** While filling in: the works that have all they need, as soon as the category is known. */
export function estimate(draft: Draft, table: RuleTable): SimulationResult | undefined {
  const answered = Object.entries(draft).filter(([, value]) => value !== '');
  const input = simulationFrom({ ...neutral, ...Object.fromEntries(answered) });
  if (!input || draftCategory(draft, table) === undefined) return undefined;
  const complete = Object.entries(input.investeringen).filter(
    ([work, amount]) => missingInputs({ ...input, investeringen: { [work]: amount } }, table).length === 0,
  );
  return simulate({ ...input, investeringen: Object.fromEntries(complete) }, table);
}

/** A saved calculation back in the questionnaire. */
export function draftFrom(input: Simulation): Draft {
  const area = (value: string | null) => (value === null ? null : quantityFromDecimal(value));
  const { investeringen, inkomen, personenTenLaste, ...answers } = input;
  return {
    ...answers,
    aanvraagdatum: input.aanvraagdatum ?? null,
    beschermdeKlant: input.beschermdeKlant ?? false,
    inkomen: centsFromDecimal(inkomen),
    personenTenLaste: String(personenTenLaste),
    dakOppervlakte: area(input.dakOppervlakte),
    dakAsbestM2: Number(input.dakAsbestM2) === 0 ? null : area(input.dakAsbestM2),
    ramenOppervlakte: area(input.ramenOppervlakte),
    vloerOppervlakte: area(input.vloerOppervlakte),
    muurOppervlakte: area(input.muurOppervlakte),
    chosen: Object.keys(investeringen) as WorkId[],
    investments: Object.fromEntries(
      Object.entries(investeringen).map(([work, amount]) => [work, centsFromDecimal(amount)]),
    ),
    prefilled: [],
  };
}
