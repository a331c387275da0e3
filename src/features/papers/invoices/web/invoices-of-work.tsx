import { contactName } from '#/core/contact-name';
import { dayAt } from '#/core/day';
import { invoicesPage } from '#/features/papers/invoices/page';
import { useInvoices } from '#/features/papers/invoices/web/queries';
import { invoiceName } from '#/features/papers/shared/invoices/rules/name';
import { invoiceState, invoiceStateLabel } from '#/features/papers/shared/invoices/rules/payments';
import { PapersOfWork } from '#/features/papers/shared/web/papers-of-work';
import { isLinking } from '#/features/work/shared/rules/linking';

export function InvoicesOfWork({ projectId, work }: { projectId: number; work: string }) {
  const { data: invoices = [] } = useInvoices(projectId);
  const today = dayAt(new Date());
  return (
    <PapersOfWork
      title="Facturen"
      projectId={projectId}
      work={work}
      papers={invoices.map((invoice) =>
        isLinking(invoice) ? invoice : { ...invoice, lines: [], coversItemIds: [] },
      )}
      nameOf={(invoice) => `${invoiceName(invoice)} van ${contactName(invoice.contact)}`}
      hrefOf={({ id }) => `${invoicesPage.path}/${id}`}
      stateOf={(invoice) => invoiceStateLabel(invoice.kind, invoiceState(invoice, today)).toLowerCase()}
    />
  );
}
