import { Plus, Receipt } from 'lucide-react';
import { Suspense, useCallback } from 'react';
import { may, mayChangePaper, type Role } from '#/core/rights';
import type { NewContactSlot } from '#/features/contacts/web/shared/contact-field';
import type { Invoice } from '#/features/invoices/contract';
import { InvoiceList } from '#/features/invoices/web/invoice-list';
import { InvoiceSummary } from '#/features/invoices/web/invoice-summary';
import { InvoiceFormDialog } from '#/features/invoices/web/lazy-dialogs';
import { useInvoices } from '#/features/invoices/web/queries';
import { useProject } from '#/features/projects/web/shared/current-project';
import { useOpenRecord } from '#/platform/web/use-open-record';
import { Alert } from '#/ui/alert';
import { Button } from '#/ui/button';
import { EmptyState } from '#/ui/empty-state';
import { PageHeader } from '#/ui/page-header';
import { SkeletonList } from '#/ui/skeleton';
import { usePageTitle } from '#/ui/use-page-title';

export type InvoicesPageProps = { newContact?: NewContactSlot };

export function InvoicesPage({ newContact }: InvoicesPageProps) {
  usePageTitle('Facturen');
  const { project, isLoading } = useProject();
  if (isLoading) return <SkeletonList />;
  if (project) {
    return (
      <ProjectInvoices key={project.id} projectId={project.id} role={project.role} newContact={newContact} />
    );
  }
  return (
    <>
      <PageHeader title="Facturen" />
      <EmptyState
        icon={<Receipt aria-hidden="true" />}
        title="Geen project geselecteerd"
        text="Selecteer een project om facturen te bekijken."
      />
    </>
  );
}

type ProjectInvoicesProps = { projectId: number; role: Role; newContact: NewContactSlot | undefined };

function ProjectInvoices({ projectId, role, newContact }: ProjectInvoicesProps) {
  const invoices = useInvoices(projectId);
  const record = useOpenRecord();
  const { open } = record;
  const edit = useCallback(({ id }: Invoice) => open(id), [open]);
  const edited = invoices.data?.find(({ id, isOwn }) => id === record.id && mayChangePaper(role, isOwn));
  const mayAdd = may(role, 'add');
  return (
    <>
      <PageHeader
        title="Facturen"
        text="Wat u betaald heeft, wat nog open staat en wat een premie kan opleveren."
        actions={
          mayAdd && (
            <Button variant="primary" icon={<Plus aria-hidden="true" />} onClick={record.openNew}>
              Nieuwe factuur
            </Button>
          )
        }
      />
      {invoices.isPending && <SkeletonList />}
      {invoices.isError && (
        <Alert
          tone="danger"
          title="De facturen konden niet geladen worden"
          actions={<Button onClick={() => invoices.refetch()}>Opnieuw proberen</Button>}
          announce
        />
      )}
      {invoices.data && (
        <>
          <InvoiceSummary invoices={invoices.data} />
          {invoices.data.length > 0 ? (
            <InvoiceList invoices={invoices.data} role={role} onEdit={edit} />
          ) : (
            <EmptyState
              icon={<Receipt aria-hidden="true" />}
              title="Nog geen facturen toegevoegd"
              text="Voeg een factuur toe bij een offerte, of als directe uitgave."
              action={
                <Button variant="primary" onClick={record.openNew}>
                  Eerste factuur toevoegen
                </Button>
              }
            />
          )}
        </>
      )}
      <Suspense>
        {(record.isNew || edited) && (
          <InvoiceFormDialog
            projectId={projectId}
            invoice={record.isNew ? undefined : edited}
            newContact={newContact}
            onClose={record.close}
          />
        )}
      </Suspense>
    </>
  );
}
