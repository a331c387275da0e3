import { Info } from 'lucide-react';
import { helpPath } from '#/core/help';

type FigureInfoProps = {
  /** The key of its words. */
  about: string;
  label: string;
};

/** How a figure is calculated: whoever has the words opens them (`data-help`), and where nobody does, it is a link. */
export function FigureInfo({ about, label }: FigureInfoProps) {
  return (
    <a
      href={`${helpPath}#${about}`}
      data-help={about}
      aria-label={`${label}: hoe is dit berekend?`}
      className="relative -my-1 inline-grid size-6 shrink-0 place-items-center rounded-full align-middle text-ink-soft hover:bg-sunken hover:text-ink print:hidden"
    >
      <Info aria-hidden="true" className="size-4" />
    </a>
  );
}
