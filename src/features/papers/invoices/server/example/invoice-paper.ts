import type { Day, DayOffset } from '#/core/day';
import type { ExampleInvoice } from '#/features/papers/invoices/server/example/invoice';
import type { ExamplePaper } from '#/features/papers/shared/example/paper';
import { sumsOf } from '#/features/papers/shared/example/sums';
import { contacts } from '#/features/work/shared/example/contacts';

const daysToPay = 30;

/** The invoice or credit note as its firm sent it. */
export function invoicePaper(invoice: ExampleInvoice, on: (offset: DayOffset) => Day): ExamplePaper {
  const { number, contact, description, amount, lines, due, credits, printedNet } = invoice;
  const isCredit = credits !== undefined;
  return {
    ...{ kind: isCredit ? 'credit-note' : 'invoice', number, contact, amount, lines },
    ...{
      subject: description,
      date: on(due - daysToPay),
      until: on(due),
      ...sumsOf(lines, amount, printedNet),
    },
    terms: isCredit
      ? [`Deze creditnota hoort bij factuur ${credits}. Wij storten het bedrag terug op uw rekening.`]
      : [
          `Te betalen op ${contacts[contact].iban} met vermelding van ${number}.`,
          ...(lines.some(({ vatRate }) => vatRate === 6) ? [reducedRate] : []),
        ],
  };
}

const reducedRate =
  'Btw-tarief van 6%: bij gebrek aan schriftelijke betwisting binnen een maand vanaf de ontvangst van de factuur wordt de klant geacht te erkennen dat de woning ouder is dan tien jaar en als privéwoning dient.';
