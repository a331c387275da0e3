import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, Suspense, useCallback, useState } from 'react';
import { dayAt } from '#/core/day';
import { MarkPaidDialog } from '#/features/papers/invoices/web/lazy-dialogs';
import { useMarkPaid } from '#/features/papers/invoices/web/use-mark-paid';
import type { Invoice } from '#/features/papers/shared/invoices/contract';
import { type InvoiceFinding, listFindings } from '#/features/papers/shared/invoices/findings-contract';
import { isOpen } from '#/features/papers/shared/rules/looked-into';
import { readOptions } from '#/platform/web/queries';

type Paying = {
  pay: (invoice: Invoice) => void;
  isPending: boolean;
  /** What asks first; to be shown by who pays. */
  asking: ReactNode;
};

/** Marks an invoice paid with one press; where something was found, that is read first. */
export function usePaying(): Paying {
  const client = useQueryClient();
  const { markPaid, isPending } = useMarkPaid();
  const [asked, setAsked] = useState<{ invoice: Invoice; findings: readonly InvoiceFinding[] }>();
  const pay = useCallback(
    async (invoice: Invoice) => {
      if (invoice.kind === 'credit-note') return markPaid(invoice, { seen: [] });
      const read = readOptions(listFindings, { params: { id: invoice.id } });
      // Who can't be told now is refused by the server, which looks again.
      const found = await client.fetchQuery(read).catch(() => []);
      const findings = found.filter((each) => isOpen(each, dayAt(new Date())));
      if (findings.length > 0) setAsked({ invoice, findings });
      else markPaid(invoice, { seen: [] });
    },
    [client, markPaid],
  );
  const close = () => setAsked(undefined);
  return {
    pay,
    isPending,
    asking: (
      <Suspense>
        {asked && (
          <MarkPaidDialog
            {...asked}
            busy={isPending}
            onPay={(seen) => markPaid(asked.invoice, { seen }, close)}
            onClose={close}
          />
        )}
      </Suspense>
    ),
  };
}
