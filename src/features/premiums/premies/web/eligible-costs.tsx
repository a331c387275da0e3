import { BadgeEuro, HandCoins, Receipt, Tags } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import { addresses } from '#/core/addresses';
import { dayAt } from '#/core/day';
import {
  type InvoiceState,
  invoiceState,
  invoiceStateLabel,
} from '#/features/papers/shared/invoices/rules/payments';
import type {
  EligibleCosts as EligibleCostsFigures,
  EligibleInvoice,
  EligibleItem,
} from '#/features/premiums/premies/contract';
import { premiesPage } from '#/features/premiums/premies/page';
import { euro } from '#/features/premiums/premies/web/amounts';
import { useEligibleCosts } from '#/features/premiums/premies/web/queries';
import { refundPercent } from '#/features/premiums/shared/premies/rules/eligible';
import { QueryStates } from '#/platform/web/query-states';
import { useAddress, useSortAddress } from '#/platform/web/use-address';
import { Badge, type BadgeTone } from '#/ui/badge';
import { Card } from '#/ui/card';
import { EmptyState } from '#/ui/empty-state';
import { Fold } from '#/ui/fold';
import { StatCard } from '#/ui/stat-card';
import { DataTable } from '#/ui/table';
import type { Column } from '#/ui/table-types';

const invoiceColumns: readonly Column<EligibleInvoice>[] = [
  {
    key: 'number',
    header: 'Factuurnummer',
    cell: ({ id, invoiceNumber }) => invoiceNumber || `F-${id}`,
    sortBy: ({ id, invoiceNumber }) => invoiceNumber || `F-${id}`,
    role: 'title',
    width: '8.75rem',
  },
  {
    key: 'description',
    header: 'Omschrijving',
    cell: ({ description }) => description || '–',
    sortBy: ({ description }) => description,
    width: '7.25rem',
    givesWay: 1,
  },
  {
    key: 'amount',
    header: 'Bedrag',
    cell: ({ amount }) => euro(amount),
    sortBy: ({ amount }) => Number(amount),
    align: 'end',
    nowrap: true,
    width: '6.5rem',
  },
  {
    key: 'status',
    header: 'Status',
    cell: (invoice) => <StateBadge invoice={invoice} />,
    sortBy: (invoice) => invoiceState(invoice, dayAt(new Date())),
    width: '7.5rem',
  },
];

const stateTones: Record<InvoiceState, BadgeTone> = {
  ...{ pending: 'ochre', partial: 'ochre', paid: 'moss', overdue: 'danger', netted: 'neutral' },
};

/** Here an open invoice is called by the word of the page. */
function StateBadge({ invoice }: { invoice: EligibleInvoice }) {
  const state = invoiceState(invoice, dayAt(new Date()));
  const isWaiting = state === 'pending' && invoice.kind === 'invoice';
  return (
    <Badge tone={stateTones[state]}>
      {isWaiting ? 'In afwachting' : invoiceStateLabel(invoice.kind, state)}
    </Badge>
  );
}

const itemColumns: readonly Column<EligibleItem>[] = [
  {
    key: 'category',
    header: 'Categorie',
    cell: ({ category }) => category,
    sortBy: ({ category }) => category,
    width: '6rem',
  },
  {
    key: 'description',
    header: 'Omschrijving',
    cell: ({ description, isInvoiced }) => (
      <>
        {description} {isInvoiced && <Badge>Zit in een factuur</Badge>}
      </>
    ),
    sortBy: ({ description }) => description,
    role: 'title',
    width: '10rem',
  },
  {
    key: 'amount',
    header: 'Bedrag met btw',
    cell: ({ withVat }) => (withVat === null ? 'geen prijs' : euro(withVat)),
    sortBy: ({ withVat }) => Number(withVat ?? 0),
    align: 'end',
    nowrap: true,
    width: '9rem',
  },
];

const idOf = ({ id }: { id: number }) => id;

/** The costs that were marked as eligible, and what they add up to. */
export function EligibleCosts({ projectId }: { projectId: number }) {
  return (
    <QueryStates
      query={useEligibleCosts(projectId)}
      failed="De subsidiabele kosten konden niet geladen worden"
    >
      {(costs) => <Costs {...costs} />}
    </QueryStates>
  );
}

/** Where the figures lead: to the lists that they add up, unfolded. */
const listsName = 'lijsten';
const listsHref = `${premiesPage.path}?${listsName}=open`;

const openedBy = ({ id }: EligibleInvoice) => `${addresses.invoices}/${id}`;

function Costs({ totalEligible, paidEligible, expectedRefund, invoices, items }: EligibleCostsFigures) {
  const [, navigate] = useLocation();
  const ofInvoices = useSortAddress('facturen');
  const ofItems = useSortAddress('posten');
  const isAsked = useAddress().search.has(listsName);
  const lists = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isAsked) lists.current?.scrollIntoView();
  }, [isAsked]);
  return (
    <>
      <section aria-label="Subsidiabele kosten" className="grid grid-cols-2 gap-3 md:gap-4 lg:grid-cols-3">
        <StatCard
          className="max-lg:col-span-2"
          label="Totaal subsidiabel"
          about="totaal-subsidiabel"
          value={euro(totalEligible)}
          hint="Gemarkeerde facturen en meetstaat items samen, met btw; een item dat in zo’n factuur zit, telt één keer."
          icon={<Tags aria-hidden="true" />}
          href={listsHref}
        />
        <StatCard
          label="Betaald subsidiabel"
          about="betaald-subsidiabel"
          value={euro(paidEligible)}
          hint="Wat betaald is op gemarkeerde facturen."
          icon={<Receipt aria-hidden="true" />}
          href={listsHref}
        />
        <StatCard
          label="Verwachte terugbetaling"
          about="verwachte-terugbetaling"
          value={euro(expectedRefund)}
          hint={`Ruwe schatting: ${refundPercent}% van wat betaald is. Dit is niet de premie die u verwacht: die rekent de simulator per werk en per inkomen.`}
          icon={<BadgeEuro aria-hidden="true" />}
        />
      </section>
      <div ref={lists} className="flex scroll-mt-20 flex-col gap-5">
        {invoices.length + items.length === 0 && (
          <Card>
            <EmptyState
              icon={<HandCoins aria-hidden="true" />}
              title="Nog geen subsidiabele items gemarkeerd"
              text="Zet bij een factuur of een meetstaat item het vinkje voor de premie aan: dan verschijnt het hier en telt het mee."
            />
          </Card>
        )}
        {invoices.length > 0 && (
          <List
            title="Subsidiabele facturen"
            count={invoices.length}
            isAsked={isAsked}
            isSorted={ofInvoices.sort !== null}
          >
            <DataTable
              caption="Subsidiabele facturen"
              columns={invoiceColumns}
              rows={invoices}
              getRowId={idOf}
              sort={ofInvoices.sort}
              onSortChange={ofInvoices.setSort}
              onRowClick={(invoice) => navigate(openedBy(invoice))}
            />
          </List>
        )}
        {items.length > 0 && (
          <List
            title="Subsidiabele meetstaat items"
            count={items.length}
            isAsked={isAsked}
            isSorted={ofItems.sort !== null}
          >
            <DataTable
              caption="Subsidiabele meetstaat items"
              columns={itemColumns}
              rows={items}
              getRowId={idOf}
              sort={ofItems.sort}
              onSortChange={ofItems.setSort}
            />
          </List>
        )}
      </div>
    </>
  );
}

type ListProps = { title: string; count: number; isAsked: boolean; isSorted: boolean; children: ReactNode };

function List({ title, count, isAsked, isSorted, children }: ListProps) {
  const heading = (
    <>
      <h2 className="text-lg">{title}</h2>
      <Badge>{count}</Badge>
    </>
  );
  return (
    <Card className="py-2!">
      <Fold key={String(isAsked)} title={heading} startsOpen={isAsked || isSorted}>
        {children}
      </Fold>
    </Card>
  );
}
