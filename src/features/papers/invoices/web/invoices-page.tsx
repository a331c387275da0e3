import { Landmark } from 'lucide-react';
import { Suspense, useCallback, useState } from 'react';
import { Redirect, useLocation, useParams } from 'wouter';
import { bankPagePath } from '#/core/bank-statement';
import { may, mayChangePaper, type Role } from '#/core/rights';
import { invoicesPage } from '#/features/papers/invoices/page';
import { InvoiceList } from '#/features/papers/invoices/web/invoice-list';
import { InvoicePage } from '#/features/papers/invoices/web/invoice-page';
import { InvoiceSummary } from '#/features/papers/invoices/web/invoice-summary';
import { useInvoices } from '#/features/papers/invoices/web/queries';
import { InvoiceFormDialog } from '#/features/papers/invoices/web/shared/lazy-dialogs';
import type { Invoice } from '#/features/papers/shared/invoices/contract';
import { PaperHeaderActions } from '#/features/papers/shared/web/paper-header-actions';
import { DeadLink } from '#/platform/web/dead-link';
import { ProjectScreen } from '#/platform/web/project/project-screen';
import { QueryStates } from '#/platform/web/query-states';
import { useHeldRecord } from '#/platform/web/use-held-record';
import { useOpenRecord } from '#/platform/web/use-open-record';
import { PageHeader } from '#/ui/page-header';

export function InvoicesPage() {
  const { id: invoiceId } = useParams<{ id?: string }>();
  return (
    <ProjectScreen title="Facturen" hint="Selecteer een project om facturen te bekijken.">
      {({ id, role }) =>
        invoiceId === undefined ? (
          <ProjectInvoices projectId={id} role={role} />
        ) : (
          <InvoicePage projectId={id} role={role} id={Number(invoiceId)} />
        )
      }
    </ProjectScreen>
  );
}

/** Given only once the form is gone: it leads elsewhere. */
const none: readonly File[] = [];

type ProjectInvoicesProps = { projectId: number; role: Role };

function ProjectInvoices({ projectId, role }: ProjectInvoicesProps) {
  const invoices = useInvoices(projectId);
  const record = useOpenRecord();
  const { open } = record;
  const edit = useCallback(({ id }: Invoice) => open(id), [open]);
  const edited = useHeldRecord(invoices.data, record.id, ({ isOwn }) => mayChangePaper(role, isOwn));
  const mayAdd = may(role, 'add');
  const [, navigate] = useLocation();
  const bankFile = {
    label: 'Bankbestand',
    icon: <Landmark aria-hidden="true" />,
    onPress: () => navigate(bankPagePath),
  };
  const [papers, setPapers] = useState(none);
  // Who may not change it reads it on its page.
  const isThere = invoices.data?.some(({ id }) => id === record.id);
  if (isThere && !edited.record) return <Redirect to={`${invoicesPage.path}/${record.id}`} replace />;
  return (
    <>
      <PageHeader
        title="Facturen"
        text="Wat u betaald heeft, wat nog open staat en wat een premie kan opleveren."
        actions={
          mayAdd && (
            <PaperHeaderActions
              projectId={projectId}
              papers={record.isNew ? none : papers}
              onPapers={setPapers}
              create={{ label: 'Nieuwe factuur', onPress: record.openNew }}
              {...(may(role, 'change') ? { last: bankFile } : {})}
            />
          )
        }
      />
      <DeadLink
        rows={invoices.data}
        isOpen={edited.record !== undefined}
        text="Deze factuur bestaat niet meer, of ze staat in een ander project. Kijk ook eens in de prullenmand."
      />
      <QueryStates query={invoices} failed="De facturen konden niet geladen worden">
        {(data) => (
          <>
            <InvoiceSummary invoices={data} />
            <InvoiceList
              projectId={projectId}
              invoices={data}
              role={role}
              onAdd={record.openNew}
              onEdit={edit}
            />
          </>
        )}
      </QueryStates>
      <Suspense>
        {(record.isNew || edited.record) && (
          <InvoiceFormDialog
            projectId={projectId}
            invoice={record.isNew ? undefined : edited.record}
            isGone={edited.isGone}
            onRead={(file) => {
              record.close();
              setPapers([file]);
            }}
            onClose={record.close}
          />
        )}
      </Suspense>
    </>
  );
}
