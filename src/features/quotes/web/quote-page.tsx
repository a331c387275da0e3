import { Suspense, useState } from 'react';
import { Link } from 'wouter';
import { dayAt, formatDay } from '#/core/day';
import { centsFromDecimal, formatEuro, totalFromDecimal } from '#/core/money';
import { may, mayChangePaper, type Role } from '#/core/rights';
import { useCheckScores } from '#/features/check/web/shared/check-scores';
import { invoicesPage } from '#/features/invoices/page';
import { InvoiceFormDialog } from '#/features/invoices/web/shared/lazy-dialogs';
import { RecordHistory } from '#/features/logbook/web/shared/record-history';
import { BackToList, NoPaper, PaperPage } from '#/features/papers/web/shared/paper-page';
import type { Quote } from '#/features/quotes/contract';
import { quotesPage } from '#/features/quotes/page';
import { effectiveQuoteStatus, paymentLabel } from '#/features/quotes/rules/quote';
import { useInvoicesOfProject, useQuotes, useSetQuoteStatus } from '#/features/quotes/web/queries';
import { QuoteStatusBadge } from '#/features/quotes/web/quote-badges';
import { quoteName } from '#/features/quotes/web/quote-columns';
import { QueryStates } from '#/platform/web/query-states';
import { Button, buttonClasses } from '#/ui/button';
import { Card, CardHeader } from '#/ui/card';
import { PageHeader } from '#/ui/page-header';
import { ScoreBadge } from '#/ui/score-badge';

type Props = { projectId: number; role: Role; id: number };

const back = <BackToList href={quotesPage.path} label="Alle offertes" />;

/** One quote with everything that belongs to it, and the next thing to do. */
export function QuotePage({ projectId, role, id }: Props) {
  const quotes = useQuotes(projectId);
  return (
    <QueryStates query={quotes} failed="De offerte kon niet geladen worden">
      {(all) => {
        const quote = all.find((each) => each.id === id);
        return quote ? (
          <Shown quote={quote} role={role} />
        ) : (
          <NoPaper title="Deze offerte bestaat niet meer" back={back} />
        );
      }}
    </QueryStates>
  );
}

function Shown({ quote, role }: { quote: Quote; role: Role }) {
  const today = dayAt(new Date());
  const status = effectiveQuoteStatus(quote, today);
  const kept = useCheckScores(quote.projectId).get(quote.id);
  return (
    <>
      <PageHeader
        above={back}
        title={quoteName(quote)}
        text={quote.description ?? undefined}
        actions={<Actions quote={quote} role={role} status={status} />}
      />
      <PaperPage
        paper={quote}
        facts={[
          ['Bedrag', formatEuro(centsFromDecimal(quote.amount))],
          ['Status', <QuoteStatusBadge key="status" status={status} />],
          ['Datum', quote.quoteDate ? formatDay(quote.quoteDate) : 'Niet vermeld'],
          ['Geldig tot', quote.validUntil ? formatDay(quote.validUntil) : 'Niet vermeld'],
          ['Betaling', paymentLabel(quote.payment)],
          ['AI Controle', kept ? <ScoreBadge key="score" {...kept} /> : 'Nog niet gecontroleerd'],
        ]}
      >
        <InvoicesCard quote={quote} />
        <Card>
          <RecordHistory kind="quotes" record={quote.id} />
        </Card>
      </PaperPage>
    </>
  );
}

type ActionsProps = { quote: Quote; role: Role; status: Quote['status'] };

function Actions({ quote, role, status }: ActionsProps) {
  const { mutate, isPending } = useSetQuoteStatus();
  const [invoicing, setInvoicing] = useState(false);
  const mayChange = mayChangePaper(role, quote.isOwn);
  const set = (next: Quote['status']) =>
    mutate({ params: { id: quote.id }, body: { status: next }, version: quote.version });
  return (
    <>
      {mayChange && status === 'expired' && (
        <a href={extensionMail(quote)} className={buttonClasses({ variant: 'primary' })}>
          Vraag verlenging
        </a>
      )}
      {mayChange && status === 'pending' && (
        <>
          <Button variant="primary" busy={isPending} onClick={() => set('accepted')}>
            Goedkeuren
          </Button>
          <Button disabled={isPending} onClick={() => set('rejected')}>
            Afwijzen
          </Button>
        </>
      )}
      {status === 'accepted' && may(role, 'add') && (
        <Button variant="primary" onClick={() => setInvoicing(true)}>
          Factuur koppelen
        </Button>
      )}
      {mayChange && (
        <Link href={`${quotesPage.path}?id=${quote.id}`} className={buttonClasses({})}>
          Bewerken
        </Link>
      )}
      <Suspense>
        {invoicing && (
          <InvoiceFormDialog projectId={quote.projectId} quote={quote} onClose={() => setInvoicing(false)} />
        )}
      </Suspense>
    </>
  );
}

/** A mail that only has to be sent. */
function extensionMail(quote: Quote): string {
  const subject = `Verlenging van offerte ${quoteName(quote)}`;
  const until = quote.validUntil ? ` die geldig was tot ${formatDay(quote.validUntil)}` : '';
  const text = `Beste ${quote.contact.name},\n\nUw offerte ${quoteName(quote)}${until} is verlopen. Kunt u ze verlengen aan dezelfde voorwaarden, of een aangepaste offerte bezorgen?\n\nMet vriendelijke groeten`;
  return `mailto:${quote.contact.email ?? ''}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text)}`;
}

function InvoicesCard({ quote }: { quote: Quote }) {
  const { data = [] } = useInvoicesOfProject(quote.projectId);
  const linked = data.filter(({ quoteId }) => quoteId === quote.id);
  return (
    <Card as="section" aria-labelledby="quote-invoices">
      <CardHeader
        id="quote-invoices"
        title="Facturen"
        text={`${formatEuro(totalFromDecimal(quote.invoiced))} gefactureerd, ${formatEuro(totalFromDecimal(quote.payment.paid))} betaald.`}
      />
      <ul className="flex flex-col gap-1">
        {linked.map((invoice) => (
          <li key={invoice.id} className="flex justify-between gap-4">
            <Link className="text-brick underline" href={`${invoicesPage.path}/${invoice.id}`}>
              {invoice.invoiceNumber ?? `F-${invoice.id}`}
            </Link>
            <span className="tabular-nums">{formatEuro(centsFromDecimal(invoice.amount))}</span>
          </li>
        ))}
      </ul>
      {linked.length === 0 && <p className="text-ink-soft">Nog geen factuur gekoppeld.</p>}
    </Card>
  );
}
