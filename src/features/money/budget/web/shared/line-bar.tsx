import { barParts } from '#/features/money/budget/rules/bar-parts';
import type { MoneyLine } from '#/features/money/budget/rules/line';
import { cx } from '#/ui/class-names';

export const stageFills = {
  paid: 'bg-fill-normal',
  open: 'bg-fill-normal/60',
  agreed: 'bg-fill-normal/30',
  free: 'bg-sunken inset-ring inset-ring-line-strong/40',
} as const;

const exact = 'print:[print-color-adjust:exact]';

/** From what was paid to what is free; what goes beyond the budget is red. Its figures stand beside it in words. */
export function LineBar({ line, className }: { line: MoneyLine; className?: string }) {
  const parts = barParts(line);
  const end = parts.paid + parts.open + parts.agreed;
  return (
    <div
      aria-hidden="true"
      className={cx('relative flex h-4 overflow-hidden rounded-full', stageFills.free, exact, className)}
    >
      {(['paid', 'open', 'agreed'] as const).map((part) => (
        <span key={part} className={cx(stageFills[part], exact)} style={{ width: `${parts[part]}%` }} />
      ))}
      {end > parts.budget && (
        <span
          className={cx('absolute inset-y-0 border-surface border-l-2 bg-fill-alarm', exact)}
          style={{ left: `${parts.budget}%`, width: `${end - parts.budget}%` }}
        />
      )}
    </div>
  );
}
