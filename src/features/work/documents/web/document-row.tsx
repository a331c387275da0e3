import { Download, EllipsisVertical, Eye, Pencil, Trash2 } from 'lucide-react';
import { type Day, dayAt, formatDay, formatDayLong } from '#/core/day';
import { isViewable } from '#/core/files';
import { Thumbnail } from '#/features/work/documents/web/thumbnail';
import type { ProjectDocument } from '#/features/work/shared/documents/contract';
import { buttonClasses, IconButton } from '#/ui/button';
import { Checkbox } from '#/ui/checkbox';
import { cx } from '#/ui/class-names';
import { formatBytes } from '#/ui/file-checks';
import { Menu, MenuItem } from '#/ui/menu';

type DocumentRowProps = {
  document: ProjectDocument;
  /** Then its name opens it, and the rest is behind one button: its two lines have no room for three. */
  onPhone: boolean;
  isChosen: boolean;
  onChoose: ((isChosen: boolean) => void) | undefined;
  onOpen: () => void;
  onEdit: () => void;
  onRemove: () => void;
};

export function DocumentRow(props: DocumentRowProps) {
  const { document, onPhone, isChosen, onChoose } = props;
  const { fileName, filePath, fileSize, mimeType, description, validUntil } = document;
  const uploaded = dayAt(new Date(document.uploadedAt));
  return (
    <li
      data-record={`documents:${document.id}`}
      className="flex items-center gap-x-3 border-line border-t px-3 py-2 first:border-t-0 md:px-5 md:py-3"
    >
      {onChoose && (
        <Checkbox
          aria-label={`${fileName} kiezen`}
          checked={isChosen}
          onChange={({ target }) => onChoose(target.checked)}
        />
      )}
      <Thumbnail path={filePath} mimeType={mimeType} />
      <div className="min-w-0 flex-1">
        {onPhone ? (
          <OpenByName {...props} />
        ) : (
          <p className="break-words font-semibold [overflow-wrap:anywhere]">{fileName}</p>
        )}
        {description && !onPhone && <p className="break-words text-[0.9375rem]">{description}</p>}
        <p className={cx('text-ink-soft text-sm', onPhone && 'line-clamp-2 [overflow-wrap:anywhere]')}>
          {onPhone ? formatDay(uploaded) : formatDayLong(uploaded)} · {formatBytes(fileSize)}
          {validUntil &&
            ` · ${isPast(validUntil) ? 'verlopen op' : 'geldig tot'} ${formatDayLong(validUntil)}`}
          {description && onPhone && ` · ${description}`}
        </p>
      </div>
      {onPhone ? <PhoneActions {...props} /> : <RowActions {...props} />}
    </li>
  );
}

function OpenByName({ document: { fileName, filePath, mimeType }, onOpen }: DocumentRowProps) {
  const className = 'line-clamp-2 text-left font-semibold [overflow-wrap:anywhere]';
  const label = `${fileName} openen`;
  return isViewable(mimeType) ? (
    <button type="button" aria-label={label} className={className} onClick={onOpen}>
      {fileName}
    </button>
  ) : (
    <a href={filePath} download={fileName} aria-label={label} className={className}>
      {fileName}
    </a>
  );
}

function PhoneActions({ document: { fileName, filePath, mayChange }, onEdit, onRemove }: DocumentRowProps) {
  return (
    <Menu
      align="end"
      trigger={
        <IconButton
          label={`Acties voor ${fileName}`}
          icon={<EllipsisVertical aria-hidden="true" />}
          className="-mr-2 shrink-0"
        />
      }
    >
      {mayChange && (
        <MenuItem icon={<Pencil aria-hidden="true" />} onSelect={onEdit}>
          Bewerken
        </MenuItem>
      )}
      <MenuItem asChild>
        <a href={filePath} download={fileName}>
          <Download aria-hidden="true" className="size-[1.125rem] shrink-0 opacity-80" />
          Downloaden
        </a>
      </MenuItem>
      {mayChange && (
        <MenuItem icon={<Trash2 aria-hidden="true" />} danger onSelect={onRemove}>
          Verwijderen
        </MenuItem>
      )}
    </Menu>
  );
}

function RowActions({ document, onOpen, onEdit, onRemove }: DocumentRowProps) {
  const { fileName, filePath, mimeType, mayChange } = document;
  return (
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
          <IconButton label={`${fileName} bewerken`} icon={<Pencil aria-hidden="true" />} onClick={onEdit} />
          <IconButton
            label={`${fileName} verwijderen`}
            icon={<Trash2 aria-hidden="true" />}
            className="text-danger"
            onClick={onRemove}
          />
        </>
      )}
    </div>
  );
}

function isPast(validUntil: Day): boolean {
  return validUntil < dayAt(new Date());
}
