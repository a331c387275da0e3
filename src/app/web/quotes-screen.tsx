import { newContact } from '#/app/web/new-contact';
import { ScanDialog } from '#/app/web/pages';
import { CheckDialog } from '#/features/check/web/lazy-dialogs';
import { useCheckScores } from '#/features/check/web/queries';
import { InvoiceFormDialog } from '#/features/invoices/web/lazy-dialogs';
import { useProject } from '#/features/projects/web/shared/current-project';
import { QuotesPage } from '#/features/quotes/web/quotes-page';

/** The quotes, with what other features do there: invoices, the scan, the check and its scores. */
export function QuotesScreen() {
  const { project } = useProject();
  const checkScores = useCheckScores(project?.id);
  return (
    <QuotesPage
      newContact={newContact}
      makeInvoice={({ quote, onClose }) => (
        <InvoiceFormDialog
          projectId={quote.projectId}
          quote={quote}
          newContact={newContact}
          onClose={onClose}
        />
      )}
      ocrScan={(props) => <ScanDialog {...props} />}
      aiCheck={(props) => <CheckDialog {...props} />}
      checkScores={checkScores}
    />
  );
}
