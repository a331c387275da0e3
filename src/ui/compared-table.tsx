import type { CSSProperties, ReactNode } from 'react';
import { cx } from '#/ui/class-names';

type ComparedTableProps = {
  label: string;
  /** How many stand beside each other, after what each row is about. */
  columns: number;
  className?: string;
  children: ReactNode;
};

/**
 * What a row is about, and beside it what each says of it. Where there is no width for both, what it is about stands
 * above, and all who say something beside each other below it.
 */
export function ComparedTable({ label, columns, className, children }: ComparedTableProps) {
  return (
    <section
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable for who has no mouse
      tabIndex={0}
      style={{ '--compared': columns } as CSSProperties}
      className={cx('@container overflow-x-auto', className)}
    >
      <table
        className={cx(
          'w-full border-collapse text-left text-[0.9375rem]',
          '@max-2xl:block @max-2xl:[&>*]:block @max-2xl:[&_tr]:grid @max-2xl:[&_tr]:grid-cols-[repeat(var(--compared),minmax(5.75rem,1fr))]',
          '@max-[18rem]:[&_tr]:grid-cols-[repeat(var(--compared),minmax(5.125rem,1fr))] @max-[18rem]:[&_td]:px-0.5 @max-[18rem]:[&_td]:text-[0.8125rem]',
          '@max-2xl:[&_tr>:first-child]:col-span-full @max-2xl:[&_tr>:first-child]:pb-0 @max-2xl:[&_td]:px-1.5 @max-2xl:[&_td]:text-sm',
          '@max-2xl:[&_thead_th:not(:first-child)]:px-1.5 @max-2xl:[&_thead_th:not(:first-child)]:text-xs @max-[18rem]:[&_thead_th:not(:first-child)]:text-[0.6875rem]',
        )}
      >
        {children}
      </table>
    </section>
  );
}
