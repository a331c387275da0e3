import { Suspense, useState } from 'react';
import { type Cents, centsFromDecimal, formatEuro } from '#/core/money';
import { AskFirmDialog } from '#/features/papers/invoices/web/lazy-ask';
import { useFindings, useInvoiceChecked } from '#/features/papers/invoices/web/queries';
import type { Invoice } from '#/features/papers/shared/invoices/contract';
import type { InvoiceFinding } from '#/features/papers/shared/invoices/findings-contract';
import { isForFirm } from '#/features/papers/shared/rules/question-letter';
import { FoundList } from '#/features/papers/shared/web/found-list';
import { Alert } from '#/ui/alert';
import { Button } from '#/ui/button';

export type Guarded = {
  /** Worst first, what waits for an answer too; undefined while nobody knows. */
  findings: readonly InvoiceFinding[] | undefined;
  /** What to pay: what nobody disputes, or all of it where somebody chose so. */
  amount: Cents;
  isWhole: boolean;
  /** They could not be fetched. */
  isUnknown: boolean;
  payWhole: () => void;
};

/** What is not right about an invoice stands at the door where the money goes out. */
export function usePayGuard(invoiceId: number, open: Cents): Guarded {
  const found = useFindings(invoiceId);
  const checked = useInvoiceChecked(invoiceId);
  const [choseWhole, setChoseWhole] = useState(false);
  const isUnknown = found.isError || checked.isError;
  const undisputed = checked.data?.undisputed;
  const rest = undisputed === undefined ? open : centsFromDecimal(undisputed);
  const isWhole = choseWhole || isUnknown || rest >= open;
  const isKnown = found.data !== undefined && checked.data !== undefined;
  return {
    findings: isKnown ? found.data?.filter(({ setAside }) => setAside === null) : undefined,
    amount: isWhole ? open : rest,
    isWhole,
    isUnknown,
    payWhole: () => setChoseWhole(true),
  };
}

/** What was read of them goes with the payment. */
export function seenOf(findings: readonly { key: string }[] | undefined): string[] {
  return (findings ?? []).map(({ key }) => key);
}

export function PayGuard({ invoice, guard, open }: { invoice: Invoice; guard: Guarded; open: Cents }) {
  const { findings = [], amount, isWhole, isUnknown, payWhole } = guard;
  const [asking, setAsking] = useState(false);
  if (isUnknown) {
    return (
      <Alert tone="warning" title="Niet nagekeken">
        We konden nu niet nakijken of deze factuur klopt. Kijk ze zelf na voor u betaalt.
      </Alert>
    );
  }
  return (
    <>
      <FoundList findings={findings}>
        {!isWhole && <Undisputed amount={amount} open={open} />}
        <div className="mt-2 flex flex-wrap gap-2 empty:hidden">
          {findings.some(isForFirm) && (
            <Button size="small" onClick={() => setAsking(true)}>
              Vraag het de aannemer
            </Button>
          )}
          {!isWhole && (
            <Button size="small" onClick={payWhole}>
              Toch {formatEuro(open)} betalen
            </Button>
          )}
        </div>
      </FoundList>
      <Suspense>
        {asking && <AskFirmDialog invoice={invoice} findings={findings} onClose={() => setAsking(false)} />}
      </Suspense>
    </>
  );
}

/** What is proposed, and what it means to pay more. */
export function Undisputed({ amount, open }: { amount: Cents; open: Cents }) {
  return (
    <>
      <p className="mt-2 font-semibold">
        {amount === 0
          ? 'Betaal nog niets tot dit uitgeklaard is.'
          : `Wat niemand betwist, is ${formatEuro(amount)} van ${formatEuro(open)}. Dat stellen we voor.`}
      </p>
      <p className="mt-1 text-sm">
        Betaalt u alles, dan betaalt u ook wat hierboven in vraag staat: terugvragen is moeilijker dan
        inhouden.
      </p>
    </>
  );
}
