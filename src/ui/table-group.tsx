import { ChevronDown, ChevronRight } from 'lucide-react';
import { cx } from '#/ui/class-names';

type GroupNameProps = {
  line: { label: string };
  view: { folded: ReadonlySet<string> | undefined; onFold: ((label: string) => void) | undefined };
  className?: string;
};

/** Above the rows of a group; where groups fold, a press on it hides and shows them. */
export function GroupName({ line: { label }, view: { folded, onFold }, className }: GroupNameProps) {
  const text = cx('wrap-anywhere min-w-0 font-display font-semibold', className);
  if (!onFold) return <span className={text}>{label}</span>;
  const isFolded = folded?.has(label) ?? false;
  const Icon = isFolded ? ChevronRight : ChevronDown;
  return (
    <button
      type="button"
      aria-expanded={!isFolded}
      onClick={() => onFold(label)}
      className={cx(
        text,
        '-my-1.5 -ml-1.5 inline-flex min-h-11 items-center gap-1.5 rounded-control px-1.5 hover:text-brick md:min-h-9',
      )}
    >
      <Icon aria-hidden="true" className="size-[1.125rem] shrink-0 text-ink-soft" />
      {label}
    </button>
  );
}
