import { CircleCheck, CircleDashed, CircleHelp } from 'lucide-react';
import type { ReactNode } from 'react';
import { centsFromDecimal, formatEuro } from '#/core/money';
import { formatQuantity, quantityFromDecimal } from '#/core/quantity';
import {
  type ComparedLine,
  type ComparisonItem,
  isSameOffer,
} from '#/features/work/meetstaat/rules/comparison';
import type { Item } from '#/features/work/shared/meetstaat/contract';
import { hasPrice } from '#/features/work/shared/meetstaat/rules/priced';
import { totalInWords } from '#/features/work/shared/meetstaat/rules/sums';
import type { Sureness } from '#/features/work/shared/rules/pair-lines';
import { Badge, type BadgeTone } from '#/ui/badge';
import { Button } from '#/ui/button';

export type ComparisonActions = {
  onAdd: (row: ComparisonItem) => void;
  onReplace: (item: Item, row: ComparisonItem) => void;
  isBusy: boolean;
};

type Side = Item | ComparisonItem;

function Amounts({ row }: { row: Side }) {
  return (
    <span className="text-ink-soft text-sm tabular-nums">
      {formatQuantity(quantityFromDecimal(row.quantity))} {row.unit}
      {hasPrice(row) && <> × {formatEuro(centsFromDecimal(row.unitPrice))}</>}
    </span>
  );
}

export function RowTotal({ row }: { row: Side }) {
  return <>{totalInWords([row])}</>;
}

type WorkProps = { side: string; row: Side | undefined; without: string };

/** On a phone, where no column says it, with the side that it is on. */
export function Work({ side, row, without }: WorkProps) {
  const name = <span className="block font-semibold text-ink-soft text-sm md:hidden">{side}</span>;
  if (!row) {
    return (
      <>
        {name}
        <NoMatch>{without}</NoMatch>
      </>
    );
  }
  return (
    <span className="block">
      {name}
      <span className="line-clamp-3 font-normal">{row.description}</span>
      <span className="flex flex-wrap items-baseline justify-between gap-x-3">
        <Amounts row={row} />
        <span className="font-semibold tabular-nums">
          <RowTotal row={row} />
        </span>
      </span>
    </span>
  );
}

export function NoMatch({ children }: { children: ReactNode }) {
  return <span className="text-ink-soft italic">{children}</span>;
}

const looks: Record<Sureness, { tone: BadgeTone; Icon: typeof CircleCheck }> = {
  zeker: { tone: 'moss', Icon: CircleCheck },
  waarschijnlijk: { tone: 'ochre', Icon: CircleDashed },
  onzeker: { tone: 'danger', Icon: CircleHelp },
};

export function SurenessBadge({ sureness }: { sureness: Sureness }) {
  const { tone, Icon } = looks[sureness];
  return (
    <Badge tone={tone} icon={<Icon aria-hidden="true" />}>
      {sureness}
    </Badge>
  );
}

type LineActionProps = { line: ComparedLine; other: ComparisonItem; actions: ComparisonActions };

export function LineAction({ line, other, actions }: LineActionProps) {
  const { current } = line;
  if (!current) {
    return (
      <Button
        size="small"
        disabled={actions.isBusy}
        aria-label={`Toevoegen: ${other.description}`}
        onClick={() => actions.onAdd(other)}
      >
        Toevoegen
      </Button>
    );
  }
  if (isSameOffer(line)) return <span className="text-ink-soft text-sm">Al gelijk</span>;
  return (
    <Button
      size="small"
      disabled={actions.isBusy}
      aria-label={`Vervang: ${current.description}`}
      onClick={() => actions.onReplace(current, other)}
    >
      Vervang
    </Button>
  );
}
