import { Suspense, useState } from 'react';
import { dayAt } from '#/core/day';
import { AskFirmDialog } from '#/features/papers/invoices/web/lazy-ask';
import { useFindings, useInvoiceChecked, useLookInto } from '#/features/papers/invoices/web/queries';
import type { Invoice } from '#/features/papers/shared/invoices/contract';
import { isOpen } from '#/features/papers/shared/rules/looked-into';
import { CheckedLists } from '#/features/papers/shared/web/checked-lists';
import { FindingCards } from '#/features/papers/shared/web/finding-cards';
import { NothingFound } from '#/features/papers/shared/web/nothing-found';

type PanelProps = {
  invoice: Invoice;
  mayChange: boolean;
  /** 2 on a page of the invoice’s own. */
  level?: 2 | 3;
};

/** Whether an invoice is right, in sentences. */
export function FindingsPanel({ invoice, mayChange, level = 3 }: PanelProps) {
  const { data } = useFindings(invoice.id);
  const { data: checked } = useInvoiceChecked(invoice.id);
  const { mutate, isPending } = useLookInto();
  const [asking, setAsking] = useState(false);
  if (!data) return null;
  const Heading = `h${level}` as const;
  const open = data.filter((each) => isOpen(each, dayAt(new Date())));
  return (
    <section aria-label="Klopt deze factuur?" className="flex flex-col gap-3">
      <Heading className={level === 2 ? 'text-lg' : 'text-base'}>Klopt deze factuur?</Heading>
      {open.length === 0 && checked && <NothingFound checked={checked} hasLooked={data.length > 0} />}
      <FindingCards
        findings={data}
        mayChange={mayChange}
        busy={isPending}
        onLook={({ rule, amount }, look) =>
          mutate({ params: { id: invoice.id }, body: { rule, amount, ...look } })
        }
        onAsk={() => setAsking(true)}
      />
      {checked && <CheckedLists {...checked} />}
      <Suspense>
        {asking && <AskFirmDialog invoice={invoice} findings={open} onClose={() => setAsking(false)} />}
      </Suspense>
    </section>
  );
}
