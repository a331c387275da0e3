import type { Contact } from '#/features/contacts/contract';
import { contactLabel } from '#/features/contacts/web/shared/contact-field';
import type { PaperDraft } from '#/features/papers/web/shared/paper-form-values';
import { type FormWords, inEuro, inOption, inText } from '#/platform/web/merge/field-words';

export function paperWords(contacts: readonly Contact[]): FormWords<PaperDraft> {
  const options = contacts.map((contact) => ({ value: String(contact.id), label: contactLabel(contact) }));
  return {
    contactId: inOption('Contact', options),
    amount: inEuro('Bedrag'),
    category: inText('Categorie'),
    description: inText('Omschrijving'),
    notes: inText('Notities'),
  };
}
