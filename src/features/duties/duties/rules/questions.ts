import type { Day } from '#/core/day';
import { formatDayLong } from '#/core/day';
import { formatQuantity, quantityFromDecimal } from '#/core/quantity';
import { epcLabels } from '#/features/work/shared/home/contract';

export const questionKinds = ['yes-no', 'day', 'number', 'choice'] as const;
export type QuestionKind = (typeof questionKinds)[number];

export const questionKeys = [
  'extension',
  'bearingWalls',
  'before2001',
  'permit',
  'architect',
  'contractors',
  'subcontractors',
  'deed',
  'label',
  'livingArea',
  'residents',
] as const;
export type QuestionKey = (typeof questionKeys)[number];

export type Label = (typeof epcLabels)[number];

/** Null: not known. Without a permit that is asked for, `permit` is false. */
export type Answers = {
  readonly extension: boolean | null;
  readonly bearingWalls: boolean | null;
  readonly before2001: boolean | null;
  readonly permit: Day | false | null;
  readonly architect: boolean | null;
  readonly contractors: number | null;
  readonly subcontractors: boolean | null;
  readonly deed: Day | null;
  readonly label: Label | null;
  readonly livingArea: number | null;
  readonly residents: number | null;
};
export type Answer = Answers[QuestionKey];

/** Where an answer comes from: what somebody said here comes before what the house knew. */
export const origins = ['answer', 'home', 'intake', 'meetstaat', 'contracts'] as const;
export type Origin = (typeof origins)[number];

export const originLabels: Record<Origin, string> = {
  answer: 'uw antwoord',
  home: 'uit ‘Uw woning’',
  intake: 'uit de intake',
  meetstaat: 'uit uw meetstaat',
  contracts: 'uit uw contracten',
};

export type Question = {
  readonly text: string;
  readonly kind: QuestionKind;
  readonly hint?: string;
};

export const questions: Readonly<Record<QuestionKey, Question>> = {
  extension: { kind: 'yes-no', text: 'Breidt u de woning uit, met een aanbouw of een verdieping?' },
  bearingWalls: { kind: 'yes-no', text: 'Worden er dragende muren uitgebroken?' },
  before2001: { kind: 'yes-no', text: 'Werd de woning gebouwd vóór 2001?' },
  permit: {
    kind: 'day',
    text: 'Wanneer werd uw omgevingsvergunning definitief?',
    hint: 'Kreeg u een nieuwe vergunning? Vul dan de dag van de nieuwe in.',
  },
  architect: { kind: 'yes-no', text: 'Werkt u met een architect?' },
  contractors: {
    kind: 'number',
    text: 'Met hoeveel aannemers werkt u, tegelijk of na elkaar?',
    hint: 'Ook wie een aansluiting van gas, water of elektriciteit komt leggen, telt mee.',
  },
  subcontractors: { kind: 'yes-no', text: 'Werkt een aannemer met onderaannemers?' },
  deed: { kind: 'day', text: 'Wanneer tekende u de akte van aankoop?' },
  label: { kind: 'choice', text: 'Welk EPC-label had de woning voor de werken?' },
  livingArea: { kind: 'number', text: 'Hoeveel m² bewoonbare oppervlakte heeft de woning?' },
  residents: { kind: 'number', text: 'Hoeveel mensen wonen er tijdens de werken in de woning?' },
};

const said: { readonly [Key in QuestionKey]: (answer: NonNullable<Answers[Key]>) => string } = {
  extension: (yes) => (yes ? 'U breidt de woning uit' : 'U breidt de woning niet uit'),
  bearingWalls: (yes) => (yes ? 'Er worden dragende muren uitgebroken' : 'De dragende muren blijven staan'),
  before2001: (yes) => (yes ? 'De woning is van vóór 2001' : 'De woning is van 2001 of later'),
  permit: (since) =>
    since === false ? 'Er is geen vergunning' : `De vergunning is van ${formatDayLong(since)}`,
  architect: (yes) => (yes ? 'U werkt met een architect' : 'U werkt zonder architect'),
  contractors: (count) => (count === 1 ? 'Er is één aannemer' : `Er zijn ${count} aannemers`),
  subcontractors: (yes) => (yes ? 'Er zijn onderaannemers' : 'Er zijn geen onderaannemers'),
  deed: (on) => `De akte is van ${formatDayLong(on)}`,
  label: (label) => `De woning heeft label ${label}`,
  livingArea: (area) => `De woning is ${formatQuantity(quantityFromDecimal(String(area)))} m²`,
  residents: (count) =>
    count === 0
      ? 'Tijdens de werken woont er niemand'
      : `Tijdens de werken ${count === 1 ? 'woont er één mens' : `wonen er ${count} mensen`}`,
};

export type Origins = Readonly<Record<QuestionKey, Origin | null>>;
export type Known = { readonly answers: Answers; readonly origins: Origins };

/** 'De vergunning is van 10 juni 2025 (uw antwoord).' */
export function tellAnswer<Key extends QuestionKey>({ answers, origins: from }: Known, key: Key): string {
  const answer = answers[key];
  if (answer === null) return tellUnknown({ answers, origins: from }, key);
  const origin = from[key];
  return `${said[key](answer)}${origin ? ` (${originLabels[origin]})` : ''}.`;
}

function tellUnknown({ origins: from }: Known, key: QuestionKey): string {
  const { text } = questions[key];
  return from[key] === null ? `Nog te beantwoorden: ‘${text}’` : `U weet het niet: ‘${text}’`;
}

export const labelOptions: readonly Label[] = epcLabels;
