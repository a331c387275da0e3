import { contactName } from '#/core/contact-name';
import { formatEuro, totalFromDecimal } from '#/core/money';
import type { Quote } from '#/features/papers/quotes/contract';
import { joinDetail, joinText } from '#/platform/web/find';

type Paper = Pick<Quote, 'contact' | 'description' | 'amount' | 'notes' | 'lines'>;

/** What a quote and an invoice are found by alike. */
export function findPaper({ contact, description, amount, notes, lines }: Paper) {
  const who = contactName(contact);
  return {
    who,
    detail: joinDetail(who, description, formatEuro(totalFromDecimal(amount))),
    text: joinText(contact.name, contact.iban, notes, ...lines.map((line) => line.description)),
  };
}
