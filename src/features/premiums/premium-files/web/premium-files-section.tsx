import { FolderPlus } from 'lucide-react';
import { useState } from 'react';
import { Link, useLocation } from 'wouter';
import { premiumFileHref } from '#/core/addresses';
import { tellPieces } from '#/features/premiums/premium-files/rules/progress';
import { type Proposal, proposedFiles } from '#/features/premiums/premium-files/rules/proposals';
import { FileBadges } from '#/features/premiums/premium-files/web/file-badges';
import { NewFileDialog } from '#/features/premiums/premium-files/web/new-file-dialog';
import {
  useCalculationsOfProject,
  useInvoicesOfProject,
  usePremiumFiles,
} from '#/features/premiums/premium-files/web/queries';
import { euro } from '#/features/premiums/premium-files/web/words';
import { type PremiumWorkId, workNames } from '#/features/premiums/shared/premies/rules/works';
import type { PremiumFile } from '#/features/premiums/shared/premium-files/contract';
import { useSubsidyTypes } from '#/features/work/shared/web/subsidy-types';
import { QueryStates } from '#/platform/web/query-states';
import { Button, buttonClasses } from '#/ui/button';
import { Card, CardHeader } from '#/ui/card';

type Props = { projectId: number; mayChange: boolean };

/** The files of a project, and those that its invoices and simulations speak of. */
export function PremiumFilesSection({ projectId, mayChange }: Props) {
  return (
    <QueryStates query={usePremiumFiles(projectId)} failed="De premiedossiers konden niet geladen worden">
      {(files) => <Section projectId={projectId} mayChange={mayChange} files={files} />}
    </QueryStates>
  );
}

type Start = { work: PremiumWorkId | ''; invoiceIds: readonly number[] };

function Section({ projectId, mayChange, files }: Props & { files: readonly PremiumFile[] }) {
  const [, navigate] = useLocation();
  const [start, setStart] = useState<Start>();
  const invoices = useInvoicesOfProject(projectId).data ?? [];
  const subsidyTypes = useSubsidyTypes().data ?? [];
  const calculations = useCalculationsOfProject(projectId).data ?? [];
  const proposals = mayChange ? proposedFiles({ invoices, subsidyTypes, calculations, files }) : [];
  if (!mayChange && files.length === 0) return null;
  return (
    <Card as="section" aria-labelledby="premium-files">
      <CardHeader
        id="premium-files"
        title="Premiedossiers"
        text="Per werk: welke facturen nog tellen en tot wanneer, welke stukken er moeten zijn, en alles samen om aan te vragen."
      />
      <ul className="flex flex-col gap-2 empty:hidden">
        {files.map((file) => (
          <FileRow key={file.id} file={file} />
        ))}
      </ul>
      {mayChange && <Proposals proposals={proposals} onChoose={setStart} />}
      {start && (
        <NewFileDialog
          projectId={projectId}
          start={start}
          files={files}
          invoices={invoices}
          onMade={(id) => navigate(premiumFileHref(id))}
          onClose={() => setStart(undefined)}
        />
      )}
    </Card>
  );
}

function FileRow({ file }: { file: PremiumFile }) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-control border border-line px-3 py-2.5">
      <div className="min-w-0 flex-1 basis-60">
        <p className="font-semibold">{workNames[file.work]}</p>
        <p className="text-ink-soft text-sm">
          {tellPieces(file.pieces)} · {euro(file.total)} zonder btw
        </p>
        <div className="mt-1">
          <FileBadges file={file} />
        </div>
        <p className="mt-1.5 text-[0.9375rem]">{file.next}</p>
      </div>
      <Link href={premiumFileHref(file.id)} className={buttonClasses({ size: 'small' })}>
        Open dossier<span className="sr-only">: {workNames[file.work]}</span>
      </Link>
    </li>
  );
}

type ProposalsProps = { proposals: readonly Proposal[]; onChoose: (start: Start) => void };

function Proposals({ proposals, onChoose }: ProposalsProps) {
  return (
    <div className="mt-4 flex flex-col gap-2">
      {proposals.map(({ work, invoiceIds, isSimulated }) => (
        <div key={work} className="flex flex-wrap items-center justify-between gap-2">
          <p className="min-w-0 flex-1 basis-60 text-sm">
            <strong>{workNames[work]}</strong>: {whyProposed(invoiceIds.length, isSimulated)}
          </p>
          <Button size="small" onClick={() => onChoose({ work, invoiceIds })}>
            Dossier maken<span className="sr-only">: {workNames[work]}</span>
          </Button>
        </div>
      ))}
      <Button
        className="self-start"
        icon={<FolderPlus aria-hidden="true" />}
        onClick={() => onChoose({ work: '', invoiceIds: [] })}
      >
        Nieuw premiedossier
      </Button>
    </div>
  );
}

function whyProposed(invoices: number, isSimulated: boolean): string {
  const marked = invoices === 1 ? '1 factuur is gemarkeerd' : `${invoices} facturen zijn gemarkeerd`;
  if (invoices === 0) return 'u berekende er een premie voor.';
  return isSimulated ? `${marked} en u berekende er een premie voor.` : `${marked} voor deze premie.`;
}
