import type { LogRow, LogSentences } from '#/core/log';
import type { SavedKind } from '#/features/reading/inbox/contract';

const savedWords: Record<SavedKind, string> = {
  quote: 'offerte',
  invoice: 'factuur',
  'credit-note': 'creditnota',
  document: 'document',
};

function name({ file }: LogRow): string {
  return file ? `‘${file}’ in het postvak` : 'een papier in het postvak';
}

export const inboxLog: LogSentences = {
  any: 'een papier in het postvak',
  name,
  outsider: (before, { sentBy }) => (before ? undefined : sentBy),
  removal: ({ file, savedAs }) =>
    savedAs === null || savedAs === undefined
      ? undefined
      : `bewaarde ‘${file ?? 'een papier'}’ uit het postvak als ${savedWords[savedAs as SavedKind] ?? savedAs}`,
};
