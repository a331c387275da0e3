import { contactLabel } from '#/core/contact-name';
import { type LogRow, type LogSentences, namedBy, wordFrom } from '#/core/log';
import { tradeLabels } from '#/features/work/shared/contacts/rules/trades';

function labelOf({ name, company = null }: LogRow): string | undefined {
  return name ? contactLabel({ name, company }) : undefined;
}

/** 'Loodgieter, Schilder'. */
function tradesText(json: string): string {
  const said: unknown = JSON.parse(json);
  return Array.isArray(said) ? said.map(String).map(wordFrom(tradeLabels)).join(', ') : '';
}

export const contactLog: LogSentences = {
  any: 'een contact',
  name: (row) => namedBy('contact', labelOf(row)),
  deed: (before, after, changed) =>
    changed.includes('iban')
      ? `wijzigde het rekeningnummer van ${namedBy('contact', labelOf({ ...before, ...after }))}`
      : undefined,
  values: { trades: tradesText },
};

export const ibanChangeLog: LogSentences = {
  any: 'een ander rekeningnummer',
  name: () => 'de waarschuwing over een ander rekeningnummer',
  deed: (_before, { confirmedAt }) => (confirmedAt ? 'bevestigde een nieuw rekeningnummer' : undefined),
};
