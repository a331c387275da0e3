import { Download, Trash2, X } from 'lucide-react';
import type { DocumentCategory } from '#/features/work/shared/documents/contract';
import { categoryOptions } from '#/features/work/shared/documents/web/document-fields';
import { Button, buttonClasses } from '#/ui/button';
import { Select } from '#/ui/select';

type SelectionBarProps = {
  count: number;
  /** All of them in one file. */
  archive: string;
  busy: boolean;
  onMove: (category: DocumentCategory) => void;
  onRemove: () => void;
  onClear: () => void;
};

/** What can be done with several at once. */
export function SelectionBar({ count, archive, busy, onMove, onRemove, onClear }: SelectionBarProps) {
  return (
    <section
      aria-label="Gekozen documenten"
      className="sticky top-[calc(var(--bar)+4rem)] z-10 mb-4 flex flex-wrap items-center gap-2 rounded-card border border-line bg-surface p-3 shadow-raised md:top-[calc(var(--bar)+0.5rem)]"
    >
      <p role="status" className="mr-auto font-semibold">
        {count === 1 ? '1 document gekozen' : `${count} documenten gekozen`}
      </p>
      <Select<DocumentCategory | ''>
        aria-label="Verplaatsen naar"
        className="min-w-0 basis-56 max-sm:basis-full"
        placeholder="Verplaatsen naar…"
        value=""
        disabled={busy}
        onChange={(category) => category !== '' && onMove(category)}
        options={categoryOptions}
      />
      <a href={archive} download className={buttonClasses()}>
        <Download aria-hidden="true" className="size-[1.125rem]" />
        Downloaden
      </a>
      <Button icon={<Trash2 aria-hidden="true" />} disabled={busy} onClick={onRemove}>
        Verwijderen
      </Button>
      <Button variant="quiet" icon={<X aria-hidden="true" />} onClick={onClear}>
        Niets kiezen
      </Button>
    </section>
  );
}
