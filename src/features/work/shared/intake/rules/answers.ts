import type { Cents } from '#/core/money';
import { formatEuro, parseAmount } from '#/core/money';
import { formatQuantity, parseQuantity } from '#/core/quantity';
import type { Intake, QuestionId } from '#/features/work/shared/intake/contract';
import { budgetAmount, budgetOptions } from '#/features/work/shared/intake/rules/budget-options';

/** The simulator asks for at least five years of age where a home was connected after 2005. */
const yearsForYoungHomes = 5;

type SimulatorAnswers = { gebouwOuderdom?: 'voor2006' | 'na2006' | 'later'; epcLabel?: 'ja' | 'nee' };

function buildingAge(bouwjaar: string | null, thisYear: number): SimulatorAnswers['gebouwOuderdom'] {
  if (bouwjaar === null || !/^\d{4}$/.test(bouwjaar)) return undefined;
  const year = Number(bouwjaar);
  if (year < 2006) return 'voor2006';
  return year <= thisYear - yearsForYoungHomes ? 'na2006' : 'later';
}

function isLabelEOrF(epc: string | null): SimulatorAnswers['epcLabel'] {
  if (epc === 'E' || epc === 'F') return 'ja';
  return epc !== null && ['A+', 'A', 'B', 'C', 'D'].includes(epc) ? 'nee' : undefined;
}

/** What the intake already knows of the simulator's questions; a question it can't answer is left out. */
export function simulatorAnswers(
  { bouwjaar, epc }: Pick<Intake, 'bouwjaar' | 'epc'>,
  thisYear: number,
): SimulatorAnswers {
  const gebouwOuderdom = buildingAge(bouwjaar, thisYear);
  const epcLabel = isLabelEOrF(epc);
  return { ...(gebouwOuderdom ? { gebouwOuderdom } : {}), ...(epcLabel ? { epcLabel } : {}) };
}

/** The renovation budget that the intake suggests: an own amount, or the upper end of the bracket chosen. */
export function suggestedBudget({ budget }: Pick<Intake, 'budget'>): Cents | undefined {
  return budgetAmount(budget);
}

export const intakeLabels: Record<QuestionId, string> = {
  typeRenovatie: 'Type Renovatie',
  oppervlakteM2: 'Oppervlakte (m²)',
  locatie: 'Locatie',
  budget: 'Budget',
  bouwjaar: 'Bouwjaar',
  epc: 'EPC Score',
  timing: 'Timing',
};

/** As a person reads it: amounts and areas the Dutch way, nothing as 'Niet ingevuld'. */
export function showAnswer(id: QuestionId, answer: unknown): string {
  if (typeof answer !== 'string' || answer.trim() === '') return 'Niet ingevuld';
  if (id === 'budget' && !budgetOptions.includes(answer)) {
    const amount = parseAmount(answer);
    return amount === undefined ? answer : formatEuro(amount);
  }
  if (id === 'oppervlakteM2') {
    const area = parseQuantity(answer);
    return area === undefined ? answer : formatQuantity(area);
  }
  return answer;
}
