import { formatEuro, zeroTotal } from '#/core/money';
import { type ComparedRow, sideBySide } from '#/features/papers/quotes/rules/side-by-side';
import type { Quote } from '#/features/papers/shared/quotes/contract';
import { ContactLink } from '#/features/work/shared/contacts/web/contact-link';
import { Badge } from '#/ui/badge';
import { ComparedTable } from '#/ui/compared-table';

/** Line by line: what each asks, what one leaves out and what one adds. Only where at least two have lines. */
export function QuoteLinesTable({ quotes }: { quotes: readonly Quote[] }) {
  const { rows, likeForLike, complete } = sideBySide(quotes);
  const detailed = quotes.filter(({ id }) => likeForLike.has(id));
  if (detailed.length < 2) return null;
  return (
    <ComparedTable
      label="Lijn per lijn"
      columns={detailed.length}
      className="rounded-card border border-line"
    >
      <thead className="bg-sunken">
        <tr>
          <th scope="col" className="px-2 py-2 text-sm @2xl:min-w-32 lg:px-3">
            Zonder btw
          </th>
          {detailed.map((quote) => (
            <th
              key={quote.id}
              scope="col"
              className="hyphens-auto px-2 py-2 text-right text-sm @2xl:min-w-28 lg:px-3"
            >
              <ContactLink contact={quote.contact} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="divide-y divide-line">
        {rows.map((row) => (
          <tr key={row.key}>
            <th scope="row" className="px-2 py-2 lg:px-3 font-normal wrap-anywhere">
              {row.description || 'Zonder omschrijving'}
            </th>
            {detailed.map(({ id }) => (
              <td key={id} className="px-2 py-2 lg:px-3 text-right tabular-nums">
                <CellText row={row} quoteId={id} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot className="border-line border-t-2 font-semibold">
        <tr>
          <th scope="row" className="px-2 py-2 lg:px-3">
            Gelijk voor gelijk
          </th>
          {detailed.map(({ id }) => (
            <td key={id} className="px-2 py-2 lg:px-3 whitespace-nowrap text-right tabular-nums">
              {formatEuro(likeForLike.get(id) ?? zeroTotal)}
              {!complete.has(id) && (
                <span className="block font-normal text-danger text-sm">niet volledig</span>
              )}
            </td>
          ))}
        </tr>
      </tfoot>
    </ComparedTable>
  );
}

function CellText({ row, quoteId }: { row: ComparedRow; quoteId: number }) {
  const cell = row.cells.get(quoteId);
  if (!cell)
    return row.isExpected ? <Badge tone="danger">Ontbreekt</Badge> : <span className="text-ink-soft">–</span>;
  return (
    <>
      <span className="block">{cell.net === null ? 'geen prijs' : formatEuro(cell.net)}</span>
      {!row.isExpected && <Badge tone="sky">Extra</Badge>}
    </>
  );
}
