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
      className="relative grid size-6 shrink-0 place-items-center rounded-full font-semibold text-xs hover:bg-sunken hover:text-ink print:hidden"
    >
      <span className="grid size-4 place-items-center rounded-full border border-line-strong">i</span>
    </a>
  );
}
