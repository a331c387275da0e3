import { FileText, ImageIcon, X } from 'lucide-react';
import { IconButton } from '#/ui/button';
import { formatBytes } from '#/ui/file-checks';
import { Progress } from '#/ui/progress';

export type FileListProps = {
  files: readonly File[];
  progress?: number | undefined;
  onRemove?: ((file: File) => void) | undefined;
};

export function FileList({ files, progress, onRemove }: FileListProps) {
  if (files.length === 0) return null;
  return (
    <div className="flex flex-col gap-2">
      <ul className="flex flex-col gap-2">
        {files.map((file) => {
          const Icon = file.type.startsWith('image/') ? ImageIcon : FileText;
          return (
            <li
              key={`${file.name}|${file.size}|${file.lastModified}`}
              className="flex min-h-12 items-center gap-3 rounded-control border border-line bg-surface py-0.5 pr-1 pl-3"
            >
              <Icon aria-hidden="true" className="size-5 shrink-0 text-brick" />
              <span className="min-w-0 flex-1 truncate font-medium" title={file.name}>
                {file.name}
              </span>
              <span className="shrink-0 text-ink-soft text-sm tabular-nums last:mr-2">
                {formatBytes(file.size)}
              </span>
              {onRemove && (
                <IconButton
                  label={`${file.name} verwijderen`}
                  icon={<X aria-hidden="true" />}
                  onClick={() => onRemove(file)}
                  className="text-ink-soft"
                />
              )}
            </li>
          );
        })}
      </ul>
      {progress !== undefined && (
        <div className="flex items-center gap-3">
          <Progress label="Voortgang van het versturen" value={progress} max={1} />
          <span aria-hidden="true" className="w-11 shrink-0 text-right text-ink-soft text-sm tabular-nums">
            {Math.round(Math.min(1, Math.max(0, progress)) * 100)}%
          </span>
        </div>
      )}
    </div>
  );
}
