import { Scale, Trophy } from 'lucide-react';
import { Link } from 'wouter';
import { formatEuro, totalFromDecimal } from '#/core/money';
import type {
  ComparedCell,
  ComparedColumn,
  Comparison,
} from '#/features/outside/quote-requests/prices-contract';
import { quantityWords } from '#/features/outside/quote-requests/rules/price-list';
import { AskedItem } from '#/features/outside/quote-requests/web/asked-item';
import { Badge } from '#/ui/badge';
import { Button } from '#/ui/button';
import { Card, CardHeader } from '#/ui/card';
import { cx } from '#/ui/class-names';
import { ComparedTable } from '#/ui/compared-table';

const euro = (amount: string) => formatEuro(totalFromDecimal(amount));
const cellClasses = 'px-2 py-2 text-right align-top tabular-nums';

type ComparisonCardProps = {
  comparison: Comparison;
  /** Left out: who looks chooses nothing. */
  onChoose?: (quoteId: number) => void;
};

/** Columns by contractor, rows by item, beside what was expected. */
export function ComparisonCard({ comparison, onChoose }: ComparisonCardProps) {
  const { columns, rows, estimate } = comparison;
  return (
    <Card as="section" aria-labelledby="comparison">
      <CardHeader
        id="comparison"
        title="Prijzen naast elkaar"
        icon={<Scale aria-hidden="true" />}
        text="Zonder btw. De laagste prijs van elke post is gemarkeerd."
      />
      <ComparedTable label="Tabel met de prijzen" columns={columns.length + 1}>
        <thead>
          <tr>
            <th scope="col" className="p-2 text-left">
              Post
            </th>
            <th scope="col" className="p-2 text-right align-bottom">
              Raming
            </th>
            {columns.map((column) => (
              <Head key={column.contactId} column={column} />
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line border-line-strong border-y">
          {rows.map(({ item, estimate: expected, cells }) => (
            <tr key={item.itemId}>
              <th scope="row" className="wrap-anywhere p-2 text-left align-top font-normal">
                <AskedItem item={item} />
                <span className="block text-ink-soft text-sm">{quantityWords(item)}</span>
              </th>
              <td className={cellClasses}>{expected === null ? '–' : euro(expected)}</td>
              {cells.map((cell) => (
                <Cell key={cell.contactId} cell={cell} unit={item.unit} />
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot className="font-semibold">
          <tr>
            <th scope="row" className="p-2 text-left">
              Totaal zonder btw
            </th>
            <td className="p-2 text-right tabular-nums">{euro(estimate)}</td>
            {columns.map(({ contactId, net }) => (
              <td key={contactId} className="p-2 text-right tabular-nums">
                {euro(net)}
              </td>
            ))}
          </tr>
          <tr className="font-normal text-ink-soft">
            <th scope="row" className="p-2 text-left font-normal">
              Met btw
            </th>
            <td />
            {columns.map(({ contactId, total }) => (
              <td key={contactId} className="p-2 text-right tabular-nums">
                {euro(total)}
              </td>
            ))}
          </tr>
          {onChoose && !columns.some(({ isChosen }) => isChosen) && (
            <tr>
              <td />
              <td />
              {columns.map((column) => (
                <td key={column.contactId} className="p-2 text-right">
                  <Choose column={column} onChoose={onChoose} />
                </td>
              ))}
            </tr>
          )}
        </tfoot>
      </ComparedTable>
    </Card>
  );
}

type ChooseProps = { column: ComparedColumn; onChoose: (quoteId: number) => void };

function Choose({ column: { quoteId, name }, onChoose }: ChooseProps) {
  if (quoteId === null) return null;
  return (
    <Button size="small" aria-label={`Kiezen: ${name}`} onClick={() => onChoose(quoteId)}>
      Kiezen
    </Button>
  );
}

/** No wider than its price: below each other, a head has a third of a phone. */
const narrowBadge =
  '@max-2xl:whitespace-normal @max-2xl:rounded-control @max-2xl:px-1.5 @max-2xl:text-left @max-2xl:text-xs @max-2xl:leading-4';

function Head({ column }: { column: ComparedColumn }) {
  const { name, path, quoteStatus, isComplete, isLowestComplete, isBeforeAddendum } = column;
  return (
    <th scope="col" className="hyphens-auto p-2 text-right align-bottom @2xl:min-w-28">
      {path === null ? (
        name
      ) : (
        <Link href={path} className="underline hover:text-brick">
          {name}
        </Link>
      )}
      <span className="block font-normal text-ink-soft text-sm">{quoteStatus}</span>
      {isLowestComplete && (
        <Badge tone="moss" className={narrowBadge} icon={<Trophy aria-hidden="true" />}>
          Laagste volledige
        </Badge>
      )}
      {!isComplete && (
        <Badge tone="ochre" className={narrowBadge}>
          Niet volledig
        </Badge>
      )}
      {isBeforeAddendum && (
        <Badge tone="ochre" className={narrowBadge}>
          Van voor de aanvulling
        </Badge>
      )}
    </th>
  );
}

const absent = { no: 'niet inbegrepen', 'in-other': 'in andere post', open: 'geen prijs' } as const;

function Cell({ cell, unit }: { cell: ComparedCell; unit: string }) {
  const { kind, net, quantity, isOtherQuantity, note, isLowest } = cell;
  return (
    <td className={cx(cellClasses, isLowest && 'bg-moss-soft')}>
      {kind === 'priced' && net !== null ? (
        euro(net)
      ) : (
        <span className={cx('text-sm', kind === 'in-other' ? 'text-ink-soft' : 'text-ochre')}>
          {kind === 'priced' ? '' : absent[kind]}
        </span>
      )}
      {isOtherQuantity && quantity !== null && (
        <span className="block text-ochre text-sm">voor {quantityWords({ quantity, unit })}</span>
      )}
      {note && <span className="wrap-anywhere block text-ink-soft text-sm">{note}</span>}
    </td>
  );
}
