import { cx } from '#/ui/class-names';

type MenuCountProps = {
  /** By which its link is described with it. */
  id: string;
  count: number;
  /** What it counts, after the number: 'ding vraagt aandacht', 'dingen vragen aandacht'. */
  words: { one: string; many: string };
  className: string;
};

/** How much waits behind a link, over its end. */
export function MenuCount({ id, count, words, className }: MenuCountProps) {
  return (
    <span id={id} className={cx('pointer-events-none absolute', className)}>
      {count > 0 && (
        <span className="grid h-5 min-w-5 place-items-center rounded-full bg-brick px-1.5 font-bold text-on-brick text-xs leading-none">
          {count}
          <span className="sr-only"> {count === 1 ? words.one : words.many}</span>
        </span>
      )}
    </span>
  );
}
