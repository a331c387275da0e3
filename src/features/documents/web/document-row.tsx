import { Download, Eye, FileSpreadsheet, FileText, ImageIcon, Pencil, Trash2 } from 'lucide-react';
import { type Day, dayAt, formatDayLong } from '#/core/day';
import { isImage, isViewable } from '#/core/files';
import type { ProjectDocument } from '#/features/documents/contract';
import { buttonClasses, IconButton } from '#/ui/button';
import { formatBytes } from '#/ui/file-checks';

type DocumentRowProps = {
  document: ProjectDocument;
  onOpen: () => void;
  onEdit: () => void;
  onRemove: () => void;
};

export function DocumentRow({ document, onOpen, onEdit, onRemove }: DocumentRowProps) {
  const { fileName, filePath, fileSize, mimeType, description, validUntil, uploadedAt, mayChange } = document;
  return (
    <li
      data-record={`documents:${document.id}`}
      className="flex flex-wrap items-center gap-x-3 gap-y-1 border-line border-t px-4 py-3 first:border-t-0 md:flex-nowrap md:px-5"
    >
      <KindIcon mimeType={mimeType} />
      <div className="min-w-0 flex-1 basis-48">
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

function KindIcon({ mimeType }: { mimeType: string }) {
  const classes = 'size-6 shrink-0 text-brick';
  if (isImage(mimeType)) return <ImageIcon aria-hidden="true" className={classes} />;
  if (/excel|spreadsheet/.test(mimeType)) return <FileSpreadsheet aria-hidden="true" className={classes} />;
  return <FileText aria-hidden="true" className={classes} />;
}
