import { contactName } from '#/core/contact-name';
import { dayAt } from '#/core/day';
import { invoicesPage } from '#/features/papers/invoices/page';
import { invoiceName } from '#/features/papers/invoices/rules/name';
import { invoiceState, invoiceStateLabel } from '#/features/papers/invoices/rules/payments';
import { useInvoices } from '#/features/papers/invoices/web/queries';
import { PapersOfWork } from '#/features/papers/shared/web/papers-of-work';

export function InvoicesOfWork({ projectId, work }: { projectId: number; work: string }) {
  const { data: invoices = [] } = useInvoices(projectId);
  const today = dayAt(new Date());
  return (
    <PapersOfWork
      title="Facturen"
      projectId={projectId}
      work={work}
      papers={invoices}
      nameOf={(invoice) => `${invoiceName(invoice)} van ${contactName(invoice.contact)}`}
      hrefOf={({ id }) => `${invoicesPage.path}/${id}`}
      stateOf={(invoice) => invoiceStateLabel(invoice.kind, invoiceState(invoice, today)).toLowerCase()}
    />
  );
}
