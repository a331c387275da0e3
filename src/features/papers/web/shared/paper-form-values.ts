import { z } from 'zod';
import { centsFromDecimal } from '#/core/money';
import type { SuggestedContact } from '#/features/contacts/web/shared/suggested-contact';
import type { Paper } from '#/features/papers/contract';
import type { PaperRead } from '#/features/scan/contract';
import { centsValue, filled, typedText } from '#/platform/web/form-schema';

export const paperForm = z.object({
  contactId: filled(z.int(), 'Kies een contact.'),
  category: z.string(),
  description: typedText(2_000),
  amount: filled(centsValue, 'Vul een bedrag in.'),
  notes: typedText(4_000),
});

/** As the fields hold it: contact and amount may still be missing. */
export type PaperDraft = z.input<typeof paperForm>;

export const emptyPaper: PaperDraft = {
  contactId: null,
  category: '',
  description: '',
  amount: null,
  notes: '',
};

export function draftOfPaper({ contactId, category, description, amount, notes }: Paper): PaperDraft {
  return {
    contactId,
    category: category ?? '',
    description: description ?? '',
    amount: centsFromDecimal(amount),
    notes: notes ?? '',
  };
}

/** What a paper says of who sent it, as far as a contact can hold it. */
export function contactOf(read: PaperRead): SuggestedContact {
  const { companyName, contactPerson, email, phone, enterpriseNumber, iban } = read;
  const known = { company: companyName, email, phone, enterpriseNumber, iban };
  const filled = Object.entries(known).flatMap(([name, value]) => (value ? [[name, value]] : []));
  return { name: contactPerson ?? companyName ?? '', ...Object.fromEntries(filled) };
}
