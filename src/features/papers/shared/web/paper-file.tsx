import { Eye, FileText, Paperclip, X } from 'lucide-react';
import { useState } from 'react';
import { acceptOf, type FileKind, isViewable, maxUploadBytes, storageFullText } from '#/core/files';
import type { Paper } from '#/features/papers/shared/contract';
import { getStorage } from '#/features/work/shared/documents/contract';
import { useProject } from '#/platform/web/project/current-project';
import { useRead } from '#/platform/web/queries';
import { Button, buttonClasses, IconButton } from '#/ui/button';
import { FileDrop } from '#/ui/file-drop';
import { FilePreview } from '#/ui/file-preview';

type StoredFileProps = { file: NonNullable<Paper['file']>; path: string };

/** Shows a PDF or picture in the app, and downloads what a browser can't show. `look` is how much room there is. */
export function StoredFileLink({ file, path, look }: StoredFileProps & { look: 'icon' | 'button' }) {
  const [showing, setShowing] = useState(false);
  const label = `Bestand bekijken: ${file.name}`;
  if (!isViewable(file.mimeType)) {
    return (
      <a
        href={path}
        download={file.name}
        aria-label={`Bestand downloaden: ${file.name}`}
        title={`Bestand downloaden: ${file.name}`}
        className={buttonClasses({ variant: 'quiet', size: look === 'icon' ? 'icon' : 'small' })}
      >
        <Paperclip aria-hidden="true" className="size-[1.125rem]" />
      </a>
    );
  }
  return (
    <>
      {look === 'icon' ? (
        <IconButton label={label} icon={<Paperclip aria-hidden="true" />} onClick={() => setShowing(true)} />
      ) : (
        <Button
          size="small"
          icon={<Eye aria-hidden="true" />}
          aria-label={label}
          onClick={() => setShowing(true)}
        >
          Bekijken
        </Button>
      )}
      {showing && (
        <FilePreview
          file={{ name: file.name, path, mimeType: file.mimeType }}
          onClose={() => setShowing(false)}
        />
      )}
    </>
  );
}

/** What the user wants of a paper's file: nothing (it stays), another one, or none at all. */
export type FileChoice = { added: File | undefined; removed: boolean };

type PaperFileFieldProps = {
  label: string;
  kinds: readonly FileKind[];
  stored: StoredFileProps | undefined;
  choice: FileChoice;
  onChange: (choice: FileChoice) => void;
  progress: number | undefined;
};

export function PaperFileField({ label, kinds, stored, choice, onChange, progress }: PaperFileFieldProps) {
  const { project } = useProject();
  const { data: storage } = useRead(
    getStorage,
    { params: { projectId: project?.id ?? 0 } },
    { enabled: project !== undefined && choice.added !== undefined },
  );
  const room = storage ? storage.limit - storage.used + (stored?.file.size ?? 0) : undefined;
  const hasRoom = room === undefined || choice.added === undefined || choice.added.size <= room;
  const shown = stored && !choice.added && !choice.removed ? stored : undefined;
  return (
    <div className="flex flex-col gap-2">
      <FileDrop
        label={label}
        accept={acceptOf(kinds)}
        maxBytes={maxUploadBytes}
        camera
        files={choice.added ? [choice.added] : []}
        onChange={([added]) => onChange({ ...choice, added })}
        progress={progress}
        error={storage && !hasRoom ? storageFullText(storage) : undefined}
      />
      {shown && (
        <div className="flex min-h-12 items-center gap-2 rounded-control border border-line bg-surface py-0.5 pr-1 pl-3">
          <FileText aria-hidden="true" className="size-5 shrink-0 text-brick" />
          <span className="min-w-0 flex-1 truncate font-medium" title={shown.file.name}>
            {shown.file.name}
          </span>
          <StoredFileLink {...shown} look="button" />
          <IconButton
            label={`${shown.file.name} verwijderen`}
            icon={<X aria-hidden="true" />}
            className="text-ink-soft"
            onClick={() => onChange({ ...choice, removed: true })}
          />
        </div>
      )}
      {stored && choice.removed && !choice.added && (
        <p className="flex flex-wrap items-center gap-2 text-ink-soft text-sm">
          ‘{stored.file.name}’ wordt verwijderd wanneer u opslaat.
          <Button size="small" onClick={() => onChange({ ...choice, removed: false })}>
            Toch bewaren
          </Button>
        </p>
      )}
    </div>
  );
}
