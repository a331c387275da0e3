import { CircleCheck, HandCoins, Receipt } from 'lucide-react';
import { paidInvoicesHref } from '#/core/addresses';
import { dayAt } from '#/core/day';
import { formatEuro } from '#/core/money';
import { invoicesPage } from '#/features/papers/invoices/page';
import type { Invoice } from '#/features/papers/shared/invoices/contract';
import { invoiceTotals } from '#/features/papers/shared/invoices/rules/invoice';
import { type OpenTotals, openTotals } from '#/features/papers/shared/invoices/rules/payments';
import { premieAddress } from '#/features/papers/shared/invoices/web/slots';
import { settledShare } from '#/features/papers/shared/rules/contract-sum';
import { useSlot } from '#/platform/web/slots';
import { FigureInfo } from '#/ui/figure-info';
import { StatCard } from '#/ui/stat-card';
import { StatRow } from '#/ui/stat-row';

function counted(count: number): string {
  return count === 1 ? '1 factuur' : `${count} facturen`;
}

function openHint({ overdue, toReceive, toPay }: OpenTotals): string {
  const parts = [
    overdue > 0n
      ? `${formatEuro(overdue)} achterstallig`
      : toPay > 0n
        ? 'niets achterstallig'
        : 'alles betaald',
    ...(toReceive > 0n ? [`${formatEuro(toReceive)} te ontvangen`] : []),
  ];
  return parts.join(', ');
}

export function InvoiceSummary({ invoices }: { invoices: readonly Invoice[] }) {
  const totals = invoiceTotals(invoices);
  const open = openTotals(invoices, dayAt(new Date()));
  const paid = invoices.filter(({ status }) => status === 'paid');
  const eligible = paid.filter(({ subsidyEligible }) => subsidyEligible);
  const [premies] = useSlot(premieAddress);
  return (
    <>
      <StatRow>
        <StatCard
          label="Totaal facturen"
          about="totaal-facturen"
          value={formatEuro(totals.all)}
          hint={counted(invoices.length)}
          icon={<Receipt aria-hidden="true" />}
          href={invoicesPage.path}
        />
        <StatCard
          label="Betaald"
          about="facturen-betaald"
          value={formatEuro(totals.paid)}
          hint={counted(paid.length)}
          icon={<CircleCheck aria-hidden="true" />}
          href={paidInvoicesHref}
          progress={{ value: settledShare(totals.all, open.toPay), tone: 'moss' }}
        />
        <StatCard
          label="Betaald met premie"
          about="betaald-met-premie"
          value={formatEuro(totals.eligiblePaid)}
          hint={counted(eligible.length)}
          icon={<HandCoins aria-hidden="true" />}
          href={premies}
        />
      </StatRow>
      {invoices.length > 0 && (
        <p className="mb-3 text-pretty tabular-nums md:mb-5">
          Nog te betalen: <strong className="whitespace-nowrap">{formatEuro(open.toPay)}</strong>
          <span className="text-ink-soft">, {openHint(open)}</span>
          <FigureInfo about="nog-te-betalen" label="Nog te betalen" />
        </p>
      )}
    </>
  );
}
