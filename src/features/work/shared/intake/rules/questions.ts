import { decimalFromCents, parseAmount } from '#/core/money';
import { decimalFromQuantity, parseQuantity } from '#/core/quantity';
import { type QuestionId, type QuestionType, questionIds } from '#/features/work/shared/intake/contract';
import { budgetOptions } from '#/features/work/shared/intake/rules/budget-options';

export const answerMissing = 'Vul alsjeblieft een antwoord in';

export type Checked = { answer: string } | { error: string };

export type Question = {
  readonly text: string;
  readonly type: QuestionType;
  readonly options: readonly string[];
  readonly placeholder: string | null;
  /** The answer as it is kept, or why it can't be one. Never given a blank. */
  readonly check: (typed: string, thisYear: number) => Checked;
};

const minArea = 10_000;
const maxArea = 10_000_000;
const firstYear = 1500;

function oneOf(options: readonly string[], error = 'Kies een van de antwoorden.') {
  return (typed: string): Checked => {
    const found = options.find((option) => option.toLowerCase() === typed.toLowerCase());
    return found === undefined ? { error } : { answer: found };
  };
}

function choice(text: string, options: readonly string[]): Question {
  return { text, type: 'choice', options, placeholder: null, check: oneOf(options) };
}

function checkArea(typed: string): Checked {
  const area = parseQuantity(typed.replace(/(?<!\s)\s*m(2|²)$/i, ''));
  if (area === undefined || area < minArea || area > maxArea)
    return { error: 'Vul een oppervlakte in tussen 10 en 10.000 m².' };
  return { answer: decimalFromQuantity(area) };
}

/** A postcode, with or without more around it, or the name of a municipality. */
function checkPlace(typed: string): Checked {
  const error = 'Vul een postcode (zoals 9000) of een gemeente in.';
  const postcode = /(?<!\d)[1-9]\d{3}(?!\d)/.test(typed);
  const isName = !/\d/.test(typed) && (typed.match(/\p{L}/gu)?.length ?? 0) >= 2;
  return postcode || isName ? { answer: typed } : { error };
}

function checkBudget(typed: string): Checked {
  const option = oneOf(budgetOptions)(typed);
  if ('answer' in option) return option;
  const amount = parseAmount(typed);
  if (amount === undefined || amount <= 0)
    return { error: 'Kies een van de bedragen of vul zelf een bedrag in, zoals 45.000.' };
  return { answer: decimalFromCents(amount) };
}

function checkYear(typed: string, thisYear: number): Checked {
  const year = /^\d{4}$/.test(typed) ? Number(typed) : 0;
  if (year < firstYear || year > thisYear)
    return { error: `Vul een bouwjaar in tussen ${firstYear} en ${thisYear}.` };
  return { answer: typed };
}

export const questions: Record<QuestionId, Question> = {
  typeRenovatie: choice('Welk soort renovatie plant u?', [
    'Totaalrenovatie',
    'Energetische renovatie',
    'Dak',
    'Ramen en deuren',
    'Badkamer',
    'Keuken',
    'Uitbreiding',
    'Andere',
  ]),
  oppervlakteM2: {
    text: 'Hoeveel m² bewoonbare oppervlakte heeft de woning ongeveer?',
    type: 'number',
    options: [],
    placeholder: 'Bijvoorbeeld 145',
    check: checkArea,
  },
  locatie: {
    text: 'Waar ligt de woning?',
    type: 'text',
    options: [],
    placeholder: 'Postcode of gemeente, bijvoorbeeld 9000 Gent',
    check: checkPlace,
  },
  budget: {
    text: 'Welk budget heeft u voor de verbouwing?',
    type: 'choice_or_amount',
    options: budgetOptions,
    placeholder: 'Of vul zelf een bedrag in',
    check: checkBudget,
  },
  bouwjaar: {
    text: 'In welk jaar werd de woning gebouwd?',
    type: 'number',
    options: [],
    placeholder: 'Bijvoorbeeld 1962',
    check: checkYear,
  },
  epc: choice('Welk EPC-label heeft de woning nu?', ['A+', 'A', 'B', 'C', 'D', 'E', 'F', 'Onbekend']),
  timing: choice('Wanneer wilt u starten?', [
    'Zo snel mogelijk',
    'Binnen 3 maanden',
    'Binnen 6 maanden',
    'Binnen een jaar',
    'Later dan een jaar',
    'Weet ik nog niet',
  ]),
};

export const questionCount = questionIds.length;

export function checkAnswer(id: QuestionId, typed: string, thisYear: number): Checked {
  const answer = typed.trim();
  return answer === '' ? { error: answerMissing } : questions[id].check(answer, thisYear);
}
