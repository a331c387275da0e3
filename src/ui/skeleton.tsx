import { cx } from '#/ui/class-names';

/** Give it the size of what is coming, so that nothing jumps. */
export function Skeleton({ className = 'h-4 w-full' }: { className?: string }) {
  return <div aria-hidden="true" className={cx('animate-pulse rounded-control bg-line/70', className)} />;
}

export type SkeletonListProps = { rows?: number; rowClassName?: string; label?: string };

export function SkeletonList({
  rows = 4,
  rowClassName = 'h-14',
  label = 'Bezig met laden',
}: SkeletonListProps) {
  return (
    <div role="status" className="flex flex-col gap-3">
      <span className="sr-only">{label}</span>
      {Array.from({ length: rows }, (_, index) => index).map((index) => (
        <Skeleton key={index} className={cx('w-full', rowClassName)} />
      ))}
    </div>
  );
}
