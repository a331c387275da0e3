import { Download, Eye, Pencil, Trash2 } from 'lucide-react';
import { type Day, dayAt, formatDayLong } from '#/core/day';
import { isViewable } from '#/core/files';
import type { ProjectDocument } from '#/features/documents/contract';
import { Thumbnail } from '#/features/documents/web/thumbnail';
import { buttonClasses, IconButton } from '#/ui/button';
import { Checkbox } from '#/ui/checkbox';
import { formatBytes } from '#/ui/file-checks';

type DocumentRowProps = {
  document: ProjectDocument;
  isChosen: boolean;
  onChoose: ((isChosen: boolean) => void) | undefined;
  onOpen: () => void;
  onEdit: () => void;
  onRemove: () => void;
};

export function DocumentRow({ document, isChosen, onChoose, onOpen, onEdit, onRemove }: DocumentRowProps) {
  const { fileName, filePath, fileSize, mimeType, description, validUntil, uploadedAt, mayChange } = document;
  return (
    <li
      data-record={`documents:${document.id}`}
      className="flex flex-wrap items-center gap-x-3 gap-y-1 border-line border-t px-4 py-3 first:border-t-0 md:flex-nowrap md:px-5"
    >
      {onChoose && (
        <Checkbox
          aria-label={`${fileName} kiezen`}
          checked={isChosen}
          onChange={({ target }) => onChoose(target.checked)}
        />
      )}
      <Thumbnail path={filePath} mimeType={mimeType} />
      <div className="min-w-0 flex-1 basis-36">
        <p className="break-words font-semibold [overflow-wrap:anywhere]">{fileName}</p>
        {description && <p className="break-words text-[0.9375rem]">{description}</p>}
        <p className="text-ink-soft text-sm">
          {formatDayLong(dayAt(new Date(uploadedAt)))} · {formatBytes(fileSize)}
          {validUntil &&
            ` · ${isPast(validUntil) ? 'verlopen op' : 'geldig tot'} ${formatDayLong(validUntil)}`}
        </p>
      </div>
      <div className="ml-auto flex shrink-0">
        {isViewable(mimeType) ? (
          <IconButton label={`${fileName} openen`} icon={<Eye aria-hidden="true" />} onClick={onOpen} />
        ) : (
          <a
            href={filePath}
            download={fileName}
            aria-label={`${fileName} openen`}
            title={`${fileName} openen`}
            className={buttonClasses({ variant: 'quiet', size: 'icon' })}
          >
            <Download aria-hidden="true" className="size-[1.125rem]" />
          </a>
        )}
        {mayChange && (
          <>
            <IconButton
              label={`${fileName} bewerken`}
              icon={<Pencil aria-hidden="true" />}
              onClick={onEdit}
            />
            <IconButton
              label={`${fileName} verwijderen`}
              icon={<Trash2 aria-hidden="true" />}
              className="text-danger"
              onClick={onRemove}
            />
          </>
        )}
      </div>
    </li>
  );
}

function isPast(validUntil: Day): boolean {
  return validUntil < dayAt(new Date());
}
