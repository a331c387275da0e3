import { FileDown } from 'lucide-react';
import { useCallback, useState } from 'react';
import { useLocation } from 'wouter';
import type { Project } from '#/core/project';
import { may } from '#/core/rights';
import { HandInPapers } from '#/features/reading/inbox/web/shared/hand-in-papers';
import { usePageDrop } from '#/ui/use-page-drop';

/** These screens take what is dropped on them themselves. */
const ownTargets = ['/documents', '/postvak'];

function hasDialog(): boolean {
  return document.querySelector('[role="dialog"]:not([data-corner]), [role="alertdialog"]') !== null;
}

/** The whole window takes papers, on every screen of a project. */
export function DropAnywhere({ project }: { project: Project }) {
  const [location] = useLocation();
  const [files, setFiles] = useState<readonly File[]>([]);
  const isOpen = may(project.role, 'add') && !ownTargets.includes(location) && files.length === 0;
  const isOver = usePageDrop(isOpen, (dropped) => {
    // A dialog with a place of its own for files, or a form that would be left behind.
    if (!hasDialog()) setFiles([...dropped]);
  });
  const done = useCallback(() => setFiles([]), []);
  return (
    <>
      {isOver && !hasDialog() && (
        <div className="pointer-events-none fixed inset-3 z-50 grid place-items-center rounded-card border-2 border-brick border-dashed bg-surface/90 print:hidden">
          <p className="flex items-center gap-3 font-semibold text-xl">
            <FileDown aria-hidden="true" className="size-7 text-brick" />
            Laat los: het papier gaat naar het postvak
          </p>
        </div>
      )}
      <HandInPapers projectId={project.id} files={files} onDone={done} />
    </>
  );
}
