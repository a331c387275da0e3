import { Camera, Upload } from 'lucide-react';
import { type DragEvent, useId, useRef, useState } from 'react';
import { Button } from '#/ui/button';
import { cx } from '#/ui/class-names';
import { FieldError } from '#/ui/field';
import { acceptedKinds, addFiles, checkFiles, formatBytes } from '#/ui/file-checks';
import { FileList } from '#/ui/file-list';
import { hideErrorToast } from '#/ui/toast';
import { usePageDrop } from '#/ui/use-page-drop';

export type FileDropProps = {
  label: string;
  /** '.pdf', 'image/*', … */
  accept: readonly string[];
  maxBytes: number;
  files: readonly File[];
  onChange: (files: File[]) => void;
  multiple?: boolean;
  /** Offers the camera on a phone. */
  camera?: boolean;
  hint?: string;
  error?: string | undefined;
  /** 0 to 1 while sending. */
  progress?: number | undefined;
  disabled?: boolean;
  /** Takes what is dropped anywhere on the page too. */
  wholePage?: boolean;
  /** The files that were not taken; true where it tells of them itself, and nothing has to be said below. */
  onRefused?: (files: readonly File[]) => boolean;
  className?: string;
};

export function FileDrop(props: FileDropProps) {
  const { label, accept, maxBytes, files, onChange, multiple = false, camera = false } = props;
  const { hint, error, progress, disabled = false, wholePage = false, onRefused, className } = props;
  const id = useId();
  const picker = useRef<HTMLInputElement>(null);
  const photo = useRef<HTMLInputElement>(null);
  const [problems, setProblems] = useState<readonly string[]>([]);
  const [over, setOver] = useState(false);
  const locked = disabled || progress !== undefined;
  // What was chosen matters now: the place to choose steps back.
  const isFilled = !multiple && files.length > 0;

  const take = (list: Iterable<File> | null) => {
    const chosen = [...(list ?? [])].slice(0, multiple ? undefined : 1);
    if (chosen.length === 0 || locked) return;
    const checked = checkFiles(chosen, { accept, maxBytes });
    const refused = chosen.filter((file) => !checked.accepted.includes(file));
    if (refused.length === 0) hideErrorToast();
    const isTold = refused.length > 0 && onRefused?.(refused);
    setProblems(isTold ? [] : checked.problems);
    if (checked.accepted.length > 0) onChange(addFiles(multiple ? files : [], checked.accepted));
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files);
  };
  const isAbovePage = usePageDrop(wholePage && !locked, take);
  const shownProblems = error ? [...problems, error] : problems;

  return (
    <div className={cx('flex min-w-0 flex-col gap-2', className)}>
      <span id={`${id}-label`} className="font-semibold text-[0.9375rem]">
        {label}
      </span>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is an extra for the mouse; the buttons inside do the same */}
      <div
        onDragOver={(event) => {
          event.preventDefault();
          if (!locked) setOver(true);
        }}
        onDragLeave={(event) => {
          if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false);
        }}
        onDrop={drop}
        className={cx(
          'flex flex-col items-center gap-3 rounded-card border-2 border-dashed px-4 text-center transition-colors',
          isFilled ? 'py-2' : 'py-3 md:py-6',
          over || isAbovePage ? 'border-brick bg-brick-soft' : 'border-line-strong/60 bg-paper',
        )}
      >
        {!isFilled && (
          <>
            <Upload aria-hidden="true" className="size-7 text-brick max-md:hidden" />
            <p className="text-ink-soft text-sm max-md:hidden">
              {multiple ? 'Sleep uw bestanden hierheen, of' : 'Sleep uw bestand hierheen, of'}
            </p>
          </>
        )}
        <div className="flex flex-wrap justify-center gap-2">
          <Button
            size={isFilled ? 'small' : 'normal'}
            aria-describedby={`${id}-label ${id}-rules`}
            disabled={locked}
            onClick={() => picker.current?.click()}
          >
            {chooseText(multiple, isFilled)}
          </Button>
          {camera && (
            <Button
              className="md:hidden"
              size={isFilled ? 'small' : 'normal'}
              icon={<Camera aria-hidden="true" />}
              disabled={locked}
              onClick={() => photo.current?.click()}
            >
              Maak een foto
            </Button>
          )}
        </div>
        <p id={`${id}-rules`} className={cx('text-ink-soft text-sm', isFilled && 'sr-only')}>
          {hint ?? `${acceptedKinds(accept)}, hoogstens ${formatBytes(maxBytes)}`}
        </p>
        <HiddenInput input={picker} accept={accept.join(',')} multiple={multiple} label={label} take={take} />
        {camera && <HiddenInput input={photo} accept="image/*" camera label={`${label}: foto`} take={take} />}
      </div>
      {shownProblems.length > 0 && (
        <FieldError id={`${id}-error`}>
          {shownProblems.map((problem) => (
            <span key={problem} className="block">
              {problem}
            </span>
          ))}
        </FieldError>
      )}
      {isAbovePage && (
        <div className="pointer-events-none fixed inset-0 z-40 grid place-items-center border-4 border-brick border-dashed bg-brick-soft/80">
          <p className="rounded-card bg-surface px-6 py-4 font-semibold text-lg shadow-raised">
            Laat los om toe te voegen
          </p>
        </div>
      )}
      <FileList
        files={files}
        progress={progress}
        onRemove={locked ? undefined : (gone) => onChange(files.filter((file) => file !== gone))}
      />
    </div>
  );
}

function chooseText(multiple: boolean, isFilled: boolean): string {
  if (multiple) return 'Kies bestanden';
  return isFilled ? 'Kies een ander bestand' : 'Kies een bestand';
}

type HiddenInputProps = {
  input: React.RefObject<HTMLInputElement | null>;
  accept: string;
  label: string;
  multiple?: boolean;
  camera?: boolean;
  take: (files: Iterable<File> | null) => void;
};

function HiddenInput({ input, accept, label, multiple, camera, take }: HiddenInputProps) {
  return (
    <input
      ref={input}
      type="file"
      hidden
      aria-label={label}
      accept={accept}
      multiple={multiple}
      capture={camera ? 'environment' : undefined}
      onChange={({ target }) => {
        take(target.files);
        // Otherwise choosing the same file again, after removing it, is no change.
        target.value = '';
      }}
    />
  );
}
