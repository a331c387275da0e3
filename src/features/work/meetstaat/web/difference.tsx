import { ArrowDown, ArrowUp, Equal } from 'lucide-react';
import { formatSignedEuro, type Total } from '#/core/money';
import { formatPercent } from '#/core/percent';
import { type Difference, type Direction, directionOf } from '#/features/work/meetstaat/rules/comparison';
import { cx } from '#/ui/class-names';
import { VisuallyHidden } from '#/ui/visually-hidden';

const looks: Record<Direction, { ink: string; Icon: typeof Equal; word: string }> = {
  higher: { ink: 'text-danger', Icon: ArrowUp, word: 'hoger' },
  lower: { ink: 'text-moss', Icon: ArrowDown, word: 'lager' },
  same: { ink: 'text-ink-soft', Icon: Equal, word: 'gelijk' },
};

/** Never by colour alone: an arrow and a sign say the same, and a word says it to who hears the page. */
export function DifferenceAmount({ euros }: { euros: Total }) {
  const { ink, Icon, word } = looks[directionOf(euros)];
  return (
    <span className={cx('inline-flex items-baseline gap-1 font-semibold tabular-nums', ink)}>
      <Icon aria-hidden="true" className="size-4 shrink-0 self-center" />
      {formatSignedEuro(euros)}
      <VisuallyHidden> ({word})</VisuallyHidden>
    </span>
  );
}

/** Beyond it a percentage is no measure any more. */
const mostTold = 900;

export function DifferencePercent({ percent, euros }: Pick<Difference, 'percent' | 'euros'>) {
  if (percent === undefined) return <span className="text-ink-soft">–</span>;
  if (percent > mostTold)
    return <span className="text-ink-soft">meer dan {mostTold / 100 + 1} keer zoveel</span>;
  const sign = percent > 0 ? '+' : '';
  return (
    <span className={cx('text-sm tabular-nums', looks[directionOf(euros)].ink)}>
      {sign}
      {formatPercent(percent)}
    </span>
  );
}
