import { formatDay, isDay } from '#/core/day';
import { type LogSentences, wordFrom } from '#/core/log';
import { type QuestionKey, questions } from '#/features/duties/duties/rules/questions';
import { dutyTable } from '#/features/duties/duties/rules/table';
import { placeWords, stateWords } from '#/features/duties/duties/rules/words';

const titleOf = wordFrom(Object.fromEntries(dutyTable.map(({ key, title }) => [key, title])));
const questionOf = (key: string) => questions[key as QuestionKey]?.text ?? key;

const plainAnswers: Readonly<Record<string, string>> = { true: 'Ja', false: 'Nee', null: 'Weet ik niet' };

/** The log has every value as a text: a day or a word as it is, and what is neither as JSON writes it. */
function answerInWords(logged: string): string {
  return isDay(logged) ? formatDay(logged) : (plainAnswers[logged] ?? logged);
}

export const dutyAnswerLog: LogSentences = {
  any: 'een antwoord over rechten en plichten',
  name: ({ question }) => `het antwoord op ‘${questionOf(question ?? '')}’`,
  values: { question: questionOf, value: answerInWords },
};

export const dutyStateLog: LogSentences = {
  any: 'een recht of plicht',
  name: ({ duty }) => `‘${titleOf(duty ?? '')}’`,
  deed: (_, after, changed) =>
    changed.includes('state')
      ? `zette ‘${titleOf(after.duty ?? '')}’ op ‘${wordFrom(stateWords)(after.state ?? '')}’`
      : undefined,
  values: { duty: titleOf, state: wordFrom(stateWords) },
};

export const quoteSigningLog: LogSentences = {
  any: 'waar en wanneer getekend werd',
  name: () => 'waar en wanneer een offerte getekend werd',
  values: { place: wordFrom(placeWords) },
};
