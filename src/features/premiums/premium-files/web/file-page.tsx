import { Trash2 } from 'lucide-react';
import { Link, useLocation } from 'wouter';
import { addresses } from '#/core/addresses';
import type { Invoice } from '#/features/papers/shared/invoices/contract';
import { FileFollowUp } from '#/features/premiums/premium-files/web/file-follow-up';
import { FileInvoices } from '#/features/premiums/premium-files/web/file-invoices';
import { FileOverview } from '#/features/premiums/premium-files/web/file-overview';
import { FileProofs } from '#/features/premiums/premium-files/web/file-proofs';
import { FileStanding } from '#/features/premiums/premium-files/web/file-standing';
import {
  useDocumentsOfProject,
  useInvoicesOfProject,
  usePremiumFiles,
  useRemovePremiumFile,
} from '#/features/premiums/premium-files/web/queries';
import { workNames } from '#/features/premiums/shared/premies/rules/works';
import type { PremiumFile } from '#/features/premiums/shared/premium-files/contract';
import type { ProjectDocument } from '#/features/work/shared/documents/contract';
import { BackToList } from '#/platform/web/back-to-list';
import { QueryStates } from '#/platform/web/query-states';
import { HistoryCard } from '#/platform/web/record-history';
import { Button, buttonClasses } from '#/ui/button';
import { EmptyState } from '#/ui/empty-state';
import { PageHeader } from '#/ui/page-header';
import { usePageTitle } from '#/ui/use-page-title';

type FilePageProps = { projectId: number; mayChange: boolean; id: number };

/** One premium file: where it stands and what to do next, then what it is made of. */
export function FilePage({ projectId, mayChange, id }: FilePageProps) {
  const files = usePremiumFiles(projectId);
  const invoices = useInvoicesOfProject(projectId).data ?? [];
  const documents = useDocumentsOfProject(projectId).data ?? [];
  const [, navigate] = useLocation();
  // Here, and not below: what shows the file is gone before the answer is.
  const { mutate: remove } = useRemovePremiumFile();
  const leave = () => navigate(addresses.premies, { replace: true });
  return (
    <QueryStates query={files} failed="Het premiedossier kon niet geladen worden">
      {(all) => {
        const file = all.find((each) => each.id === id);
        return file ? (
          <Shown
            projectId={projectId}
            file={file}
            files={all}
            invoices={invoices}
            documents={documents}
            mayChange={mayChange}
            onRemove={() => remove({ params: { id }, version: file.version }, { onSuccess: leave })}
          />
        ) : (
          <NoFile />
        );
      }}
    </QueryStates>
  );
}

function NoFile() {
  return (
    <EmptyState
      level={1}
      title="Dit premiedossier is er niet"
      text="Misschien is het verwijderd, of hoort het bij een ander project. Wat u de laatste tijd verwijderde, vindt u in de prullenmand."
      action={
        <Link href={addresses.premies} className={buttonClasses({ variant: 'primary' })}>
          Alle premies
        </Link>
      }
    />
  );
}

type ShownProps = {
  projectId: number;
  file: PremiumFile;
  files: readonly PremiumFile[];
  invoices: readonly Invoice[];
  documents: readonly ProjectDocument[];
  mayChange: boolean;
  onRemove: () => void;
};

function Shown({ projectId, file, files, invoices, documents, mayChange, onRemove }: ShownProps) {
  const name = `Premiedossier: ${workNames[file.work]}`;
  usePageTitle(name);
  return (
    <>
      <PageHeader
        above={<BackToList href={addresses.premies} label="Alle premies" />}
        title={name}
        actions={
          mayChange && (
            <Button variant="quiet" icon={<Trash2 aria-hidden="true" />} onClick={onRemove}>
              Dossier verwijderen
            </Button>
          )
        }
      />
      <div className="grid items-start gap-5 lg:grid-cols-2">
        <div className="flex min-w-0 flex-col gap-5">
          <FileStanding file={file} mayChange={mayChange} />
          <FileInvoices file={file} files={files} invoices={invoices} mayChange={mayChange} />
          <FileProofs projectId={projectId} file={file} documents={documents} mayChange={mayChange} />
        </div>
        <div className="flex min-w-0 flex-col gap-5">
          {mayChange && <FileFollowUp key={file.version} file={file} />}
          <FileOverview file={file} />
          <HistoryCard kind="premiumFiles" record={file.id} />
        </div>
      </div>
    </>
  );
}
