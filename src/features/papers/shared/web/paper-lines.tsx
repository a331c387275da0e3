import { Link2, TriangleAlert } from 'lucide-react';
import { useMemo } from 'react';
import { Link } from 'wouter';
import { addresses } from '#/core/addresses';
import { formatEuro, totalFromDecimal } from '#/core/money';
import type { Paper, PaperLine } from '#/features/papers/shared/contract';
import { proposeItems } from '#/features/papers/shared/rules/propose-items';
import { paperSums } from '#/features/papers/shared/rules/sums';
import { describeLine } from '#/features/papers/shared/web/line-form-values';
import { type Item, listItems } from '#/features/work/shared/meetstaat/contract';
import { useRead } from '#/platform/web/queries';
import { Badge } from '#/ui/badge';
import { Button } from '#/ui/button';
import { Card, CardHeader } from '#/ui/card';
import { VisuallyHidden } from '#/ui/visually-hidden';

type PaperLinesProps = {
  paper: Paper;
  flagged?: ReadonlySet<number> | undefined;
  onEdit?: (() => void) | undefined;
};

/** Line by line with the item of the meetstaat that each belongs to, and what they make by VAT rate. */
export function PaperLines({ paper, flagged, onEdit }: PaperLinesProps) {
  const { lines } = paper;
  const { data: items } = useRead(
    listItems,
    { params: { projectId: paper.projectId } },
    { enabled: lines.length > 0 },
  );
  if (lines.length === 0 && paper.vatLines.length === 0 && paper.netAmount === null) return null;
  return (
    <Card as="section" aria-labelledby="paper-lines">
      <CardHeader id="paper-lines" title={lines.length > 0 ? 'Lijnen' : 'Btw'} />
      {lines.length > 0 && (
        <ul className="flex flex-col divide-y divide-line border-line-strong border-b pb-1">
          {lines.map((line, at) => (
            <PaperLineRow
              // biome-ignore lint/suspicious/noArrayIndexKey: lines have nothing else that tells one from another, and never move
              key={at}
              line={line}
              item={items?.find(({ id }) => id === line.itemId)}
              isFlagged={flagged?.has(at) ?? false}
            />
          ))}
        </ul>
      )}
      {onEdit && items && <Proposals lines={lines} items={items} onEdit={onEdit} />}
      <Sums paper={paper} />
    </Card>
  );
}

type ProposalsProps = { lines: readonly PaperLine[]; items: readonly Item[]; onEdit: () => void };

/** However a paper came in: that its lines are about the meetstaat is proposed until somebody says so. */
function Proposals({ lines, items, onEdit }: ProposalsProps) {
  const count = useMemo(
    () => [...proposeItems(lines, items).values()].filter(({ sureness }) => sureness !== 'onzeker').length,
    [lines, items],
  );
  if (count === 0) return null;
  return (
    <p className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-line border-b py-2 text-[0.9375rem] print:hidden">
      <span className="min-w-0">
        {count === 1 ? 'Bij 1 lijn' : `Bij ${count} lijnen`} past wellicht een post van de meetstaat.
      </span>
      <Button size="small" icon={<Link2 aria-hidden="true" />} onClick={onEdit}>
        Koppelen
      </Button>
    </p>
  );
}

type LineProps = {
  line: PaperLine;
  item: { id: number; category: string; description: string } | undefined;
  isFlagged: boolean;
};

function PaperLineRow({ line, item, isFlagged }: LineProps) {
  if (line.kind === 'heading') {
    return <li className="pt-3 pb-1.5 font-semibold">{line.description}</li>;
  }
  return (
    <li className="flex items-baseline justify-between gap-4 py-2">
      <span className="min-w-0">
        <span className="wrap-anywhere">
          {isFlagged && (
            <>
              <TriangleAlert
                aria-hidden="true"
                className="mr-1.5 inline-block size-4 align-[-0.15em] text-danger"
              />
              <VisuallyHidden>Na te kijken: </VisuallyHidden>
            </>
          )}
          {line.description}
        </span>
        {line.kind === 'option' && <Badge className="ml-2">Optie</Badge>}
        <span className="block text-ink-soft text-sm tabular-nums">
          {describeLine({ ...line, kind: 'line' })}
        </span>
        {item && (
          <Link
            className="wrap-anywhere block text-brick text-sm hover:underline"
            href={`${addresses.meetstaat}?id=${item.id}`}
          >
            <VisuallyHidden>In de meetstaat: </VisuallyHidden>
            {item.category}: {item.description}
          </Link>
        )}
      </span>
      <span className="shrink-0 whitespace-nowrap tabular-nums">
        {line.net === null ? (
          <span className="text-ink-soft">geen prijs</span>
        ) : (
          formatEuro(totalFromDecimal(line.net))
        )}
      </span>
    </li>
  );
}

function Sums({ paper }: { paper: Paper }) {
  const { net, vat } = paperSums(paper);
  const parts = [
    ...(net === null ? [] : [{ label: 'Zonder btw', value: net }]),
    ...vat.map(({ rate, base, amount }) => ({
      label: [
        rate === null ? 'Btw' : `Btw ${String(rate).replace('.', ',')}%`,
        base !== null && vat.length > 1 ? `op ${formatEuro(base)}` : '',
      ]
        .filter(Boolean)
        .join(' '),
      value: amount,
    })),
  ];
  return (
    <dl className="flex flex-col gap-1 pt-2 tabular-nums">
      {parts.map(({ label, value }) => (
        <Sum key={label} label={label} value={formatEuro(value)} />
      ))}
      <Sum label="Totaal" value={formatEuro(totalFromDecimal(paper.amount))} isTotal />
    </dl>
  );
}

function Sum({ label, value, isTotal = false }: { label: string; value: string; isTotal?: boolean }) {
  return (
    <div className={isTotal ? 'flex justify-between gap-4 font-semibold' : 'flex justify-between gap-4'}>
      <dt className="min-w-0">{label}</dt>
      <dd className="whitespace-nowrap">{value}</dd>
    </div>
  );
}
