import { useState } from 'react';
import { contactName } from '#/core/contact-name';
import { type Cents, centsFromDecimal, decimalFromCents } from '#/core/money';
import type { Invoice } from '#/features/papers/shared/invoices/contract';
import { invoiceName } from '#/features/papers/shared/invoices/rules/name';
import { euro } from '#/features/premiums/premium-files/web/words';
import type { LinkedInvoice } from '#/features/premiums/shared/premium-files/contract';
import { AmountField } from '#/ui/amount-field';
import { Checkbox } from '#/ui/checkbox';

type Props = {
  invoices: readonly Invoice[];
  chosen: readonly LinkedInvoice[];
  onChange: (chosen: LinkedInvoice[]) => void;
};

/** Which invoices belong to a work, and what part of each without VAT. */
export function InvoiceChoice({ invoices, chosen, onChange }: Props) {
  // What is ticked stands in sight; what one ticks or unticks stays where it is.
  const [atFirst] = useState(() => new Set(chosen.map(({ invoiceId }) => invoiceId)));
  if (invoices.length === 0) return <p className="text-ink-soft">Dit project heeft nog geen facturen.</p>;
  const partOf = (invoiceId: number) => chosen.find((link) => link.invoiceId === invoiceId);
  const setPart = (invoiceId: number, part: Cents | null) =>
    onChange(
      chosen.map((link) =>
        link.invoiceId === invoiceId
          ? { invoiceId, part: part === null ? null : decimalFromCents(part) }
          : link,
      ),
    );
  const rank = ({ id }: Invoice) => (atFirst.has(id) ? 0 : 1);
  return (
    <ul className="flex flex-col gap-2">
      {invoices
        .toSorted((one, other) => rank(one) - rank(other))
        .map((invoice) => {
          const link = partOf(invoice.id);
          const name = invoiceName(invoice);
          return (
            <li key={invoice.id} className="rounded-control border border-line px-3 py-1.5">
              <Checkbox
                label={`${name}, ${contactName(invoice.contact)}, ${euro(invoice.amount)}`}
                checked={link !== undefined}
                onChange={(event) =>
                  onChange(
                    event.target.checked
                      ? [...chosen, { invoiceId: invoice.id, part: null }]
                      : chosen.filter(({ invoiceId }) => invoiceId !== invoice.id),
                  )
                }
              />
              {link && (
                <AmountField
                  label={`Deel dat meetelt van ${name}, zonder btw`}
                  hint={
                    invoice.netAmount
                      ? `Leeg: alles, ${euro(invoice.netAmount)}.`
                      : 'We kennen het bedrag zonder btw niet: vul het hier in.'
                  }
                  className="mb-2 max-w-xs"
                  value={link.part === null ? null : centsFromDecimal(link.part)}
                  onChange={(part) => setPart(invoice.id, part)}
                />
              )}
            </li>
          );
        })}
    </ul>
  );
}
