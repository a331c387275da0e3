import { formatEuro, totalFromDecimal } from '#/core/money';
import type { Paper } from '#/features/papers/shared/contract';
import { numberBeside, paperTitle } from '#/features/papers/shared/rules/title';
import { joinDetail, joinText } from '#/platform/web/find';

type Found = Pick<Paper, 'contact' | 'description' | 'amount' | 'notes' | 'lines'>;

/** What a quote and an invoice are found by alike. */
export function findPaper({ contact, description, amount, notes, lines }: Found, number: string | null) {
  const titled = { contact, description, number };
  return {
    title: paperTitle(titled),
    detail: joinDetail(numberBeside(titled) ?? null, formatEuro(totalFromDecimal(amount))),
    text: joinText(
      contact.name,
      description,
      number,
      contact.iban,
      notes,
      ...lines.map((line) => line.description),
    ),
  };
}
