import { type LogSentences, namedBy } from '#/core/log';

export const contactLog: LogSentences = {
  any: 'een contact',
  name: ({ name, company }) => namedBy('contact', name, company),
  deed: ({ name }, after, changed) =>
    changed.includes('iban') ? `wijzigde het rekeningnummer van contact ${after.name ?? name}` : undefined,
};

export const ibanChangeLog: LogSentences = {
  any: 'een ander rekeningnummer',
  name: () => 'de waarschuwing over een ander rekeningnummer',
  deed: (_before, { confirmedAt }) => (confirmedAt ? 'bevestigde een nieuw rekeningnummer' : undefined),
};
