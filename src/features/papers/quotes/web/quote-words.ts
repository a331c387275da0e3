import { formatEuro, zeroCents } from '#/core/money';
import type { QuoteDraft } from '#/features/papers/quotes/web/quote-form-values';
import { quoteStatusLabels } from '#/features/papers/shared/quotes/rules/quote';
import { paperWords } from '#/features/papers/shared/web/paper-words';
import type { Contact } from '#/features/work/shared/contacts/contract';
import { type FormWords, inDay, inText, inWord } from '#/platform/web/merge/field-words';

export function quoteWords(contacts: readonly Contact[]): FormWords<QuoteDraft> {
  return {
    ...paperWords(contacts),
    category: inText('Premiecategorie'),
    quoteNumber: inText('Offertenummer'),
    status: inWord('Status', quoteStatusLabels),
    quoteDate: inDay('Offertedatum'),
    validUntil: inDay('Geldig tot'),
    unforeseen: {
      label: 'Onvoorziene kosten',
      show: (lines) => showLines(lines as QuoteDraft['unforeseen']),
    },
  };
}

function showLines(lines: QuoteDraft['unforeseen']): string {
  return lines
    .map(
      ({ description, amount }) =>
        `${description || 'zonder omschrijving'}: ${formatEuro(amount ?? zeroCents)}`,
    )
    .join('\n');
}
