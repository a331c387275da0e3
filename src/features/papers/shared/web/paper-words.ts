import { contactLabel } from '#/core/contact-name';
import { formatEuro, zeroCents } from '#/core/money';
import { describeLine, lineOfDraft, showNet } from '#/features/papers/shared/web/line-form-values';
import type { PaperDraft } from '#/features/papers/shared/web/paper-form-values';
import type { Contact } from '#/features/work/shared/contacts/contract';
import { type FormWords, inEuro, inOption, inText } from '#/platform/web/merge/field-words';

export function showLines(lines: PaperDraft['lines']): string {
  return lines
    .map(lineOfDraft)
    .map((line) => [line.description, describeLine(line), showNet(line)].filter(Boolean).join(', '))
    .join('\n');
}

function showVat(lines: PaperDraft['vatLines']): string {
  return lines.map(({ rate, amount }) => `${rate ?? '?'}%: ${formatEuro(amount ?? zeroCents)}`).join('\n');
}

export function paperWords(contacts: readonly Contact[]): FormWords<PaperDraft> {
  const options = contacts.map((contact) => ({ value: String(contact.id), label: contactLabel(contact) }));
  return {
    contactId: inOption('Contact', options),
    amount: inEuro('Bedrag'),
    category: inText('Categorie'),
    description: inText('Omschrijving'),
    notes: inText('Notities'),
    netAmount: inEuro('Totaal zonder btw'),
    lines: { label: 'Lijnen', show: (lines) => showLines(lines as PaperDraft['lines']) },
    vatLines: { label: 'Btw per tarief', show: (lines) => showVat(lines as PaperDraft['vatLines']) },
  };
}

/** What a lump sum is about; nothing where nobody said so. */
export function coveredInWords({ coversItemIds }: { coversItemIds: readonly number[] }): string | null {
  const count = coversItemIds.length;
  if (count === 0) return null;
  return count === 1 ? '1 post van de meetstaat' : `${count} posten van de meetstaat`;
}
