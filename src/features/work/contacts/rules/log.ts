import { contactLabel } from '#/core/contact-name';
import { type LogRow, type LogSentences, namedBy } from '#/core/log';

function labelOf({ name, company = null }: LogRow): string | undefined {
  return name ? contactLabel({ name, company }) : undefined;
}

export const contactLog: LogSentences = {
  any: 'een contact',
  name: (row) => namedBy('contact', labelOf(row)),
  deed: (before, after, changed) =>
    changed.includes('iban')
      ? `wijzigde het rekeningnummer van ${namedBy('contact', labelOf({ ...before, ...after }))}`
      : undefined,
};

export const ibanChangeLog: LogSentences = {
  any: 'een ander rekeningnummer',
  name: () => 'de waarschuwing over een ander rekeningnummer',
  deed: (_before, { confirmedAt }) => (confirmedAt ? 'bevestigde een nieuw rekeningnummer' : undefined),
};
