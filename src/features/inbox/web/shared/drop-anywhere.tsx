import { Camera, FileDown } from 'lucide-react';
import { Suspense, useCallback, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { may } from '#/core/rights';
import type { Project } from '#/features/projects/contract';
import { lazyPart } from '#/platform/web/lazy-component';
import { usePageDrop } from '#/ui/use-page-drop';

const HandIn = lazyPart(
  async () => (await import('#/features/inbox/web/hand-in')).HandIn,
  () => null,
);

/** These screens take what is dropped on them themselves. */
const ownTargets = ['/documents', '/postvak'];

function hasDialog(): boolean {
  return document.querySelector('[role="dialog"], [role="alertdialog"]') !== null;
}

/** The whole window takes papers, on every screen of a project; on a phone they are photographed. */
export function DropAnywhere({ project, isPhone }: { project: Project; isPhone: boolean }) {
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
      {isPhone && isOpen && <CameraButton onPhoto={setFiles} />}
      <Suspense>{files.length > 0 && <HandIn projectId={project.id} files={files} onDone={done} />}</Suspense>
    </>
  );
}

function CameraButton({ onPhoto }: { onPhoto: (files: readonly File[]) => void }) {
  const camera = useRef<HTMLInputElement>(null);
  return (
    <>
      <button
        type="button"
        aria-label="Papier fotograferen voor het postvak"
        onClick={() => camera.current?.click()}
        className="fixed bottom-[max(1rem,env(safe-area-inset-bottom))] left-4 z-20 grid size-12 place-items-center rounded-full border border-line bg-surface text-brick shadow-raised print:hidden"
      >
        <Camera aria-hidden="true" className="size-6" />
      </button>
      <input
        ref={camera}
        type="file"
        accept="image/*"
        capture="environment"
        tabIndex={-1}
        aria-hidden="true"
        className="sr-only"
        onChange={({ target }) => {
          onPhoto([...(target.files ?? [])]);
          target.value = '';
        }}
      />
    </>
  );
}
