import { Camera, FileInput, NotebookPen, ReceiptText, ScanText } from 'lucide-react';
import { type ReactNode, Suspense, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { screens } from '#/app/web/features';
import type { Project } from '#/core/project';
import { may } from '#/core/rights';
import { ReceiptDialog } from '#/features/papers/invoices/web/shared/lazy-dialogs';
import { HandInPapers } from '#/features/reading/inbox/web/shared/hand-in-papers';
import { notePath } from '#/features/site/diary/rules/path';
import { TakePhotos } from '#/features/site/photos/web/shared/take-photos';
import { Dialog } from '#/ui/dialog';

const forms = screens.flatMap(({ page, Icon }) =>
  page.create ? [{ path: page.path, Icon, ...page.create }] : [],
);

const rowClasses =
  'flex min-h-12 w-full items-center gap-3 rounded-control px-3 text-left font-semibold hover:bg-sunken';

/** What one adds on a building site: a photo first, then a paper, then the forms. */
export function AddSheet({ project, onClose }: { project: Project; onClose: () => void }) {
  const [, navigate] = useLocation();
  const [files, setFiles] = useState<readonly File[]>([]);
  const [photos, setPhotos] = useState<readonly File[]>([]);
  const [isReceipt, setReceipt] = useState(false);
  if (isReceipt)
    return (
      <Suspense>
        <ReceiptDialog projectId={project.id} onClose={onClose} />
      </Suspense>
    );
  if (photos.length > 0) return <TakePhotos projectId={project.id} files={photos} onClose={onClose} />;
  if (files.length > 0) return <HandInPapers projectId={project.id} files={files} onDone={onClose} />;
  return (
    <Dialog title="Toevoegen" size="small" place="top-left" onClose={onClose}>
      <ul className="-mx-2 flex flex-col gap-1">
        <FileRow icon={<Camera aria-hidden="true" />} camera onFiles={setPhotos}>
          Foto van de werf
        </FileRow>
        <li>
          <button
            type="button"
            className={rowClasses}
            onClick={() => {
              onClose();
              navigate(notePath);
            }}
          >
            <NotebookPen aria-hidden="true" className="size-5 text-brick" />
            Notitie
          </button>
        </li>
        <FileRow icon={<ScanText aria-hidden="true" />} camera onFiles={setFiles}>
          Papier fotograferen
        </FileRow>
        <FileRow icon={<FileInput aria-hidden="true" />} onFiles={setFiles}>
          Papieren kiezen
        </FileRow>
        <li>
          <button type="button" className={rowClasses} onClick={() => setReceipt(true)}>
            <ReceiptText aria-hidden="true" className="size-5 text-brick" />
            Bonnetje
          </button>
        </li>
        {forms
          .filter(({ needs }) => may(project.role, needs))
          .map(({ path, label, Icon }) => (
            <li key={path}>
              <button
                type="button"
                className={rowClasses}
                onClick={() => {
                  onClose();
                  navigate(`${path}?nieuw=1`);
                }}
              >
                {Icon && <Icon aria-hidden="true" className="size-5 text-brick" />}
                {label}
              </button>
            </li>
          ))}
      </ul>
    </Dialog>
  );
}

type FileRowProps = {
  icon: ReactNode;
  camera?: boolean;
  onFiles: (files: readonly File[]) => void;
  children: ReactNode;
};

function FileRow({ icon, camera = false, onFiles, children }: FileRowProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <li>
      <button type="button" className={rowClasses} onClick={() => input.current?.click()}>
        <span className="text-brick *:size-5">{icon}</span>
        {children}
      </button>
      <input
        ref={input}
        type="file"
        {...(camera ? { accept: 'image/*', capture: 'environment' } : { multiple: true })}
        tabIndex={-1}
        aria-hidden="true"
        className="sr-only"
        onChange={({ target }) => onFiles([...(target.files ?? [])])}
      />
    </li>
  );
}
