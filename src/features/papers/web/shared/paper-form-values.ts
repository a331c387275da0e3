import { z } from 'zod';
import { centsFromDecimal } from '#/core/money';
import type { Paper } from '#/features/papers/contract';
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
