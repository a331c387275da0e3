import { Link } from 'wouter';
import { formatDay } from '#/core/day';
import type { SalePiece, SaleState } from '#/features/folder/folder/contract';
import { saleWords } from '#/features/folder/folder/rules/sale-words';
import { AskPiece } from '#/features/folder/folder/web/ask-piece';
import { FoldedCard } from '#/features/folder/folder/web/folded-card';
import { Badge, type BadgeTone } from '#/ui/badge';
import { Card, CardHeader } from '#/ui/card';

type Props = { projectId: number; sale: readonly SalePiece[]; mayChange: boolean };

const tones: Record<SaleState, BadgeTone> = {
  valid: 'moss',
  undated: 'sky',
  expired: 'ochre',
  missing: 'ochre',
  'not-needed': 'neutral',
};

const stateTitles: Record<SaleState, string> = {
  valid: 'In orde',
  undated: 'Zonder dag',
  expired: 'Verlopen',
  missing: 'Ontbreekt',
  'not-needed': 'Niet nodig',
};

const text =
  'Wat u nodig heeft om te verkopen, herkend aan de naam van uw documenten. Uw notaris kijkt het na.';

/** What a sale needs, with the days until which it holds; on a phone a line that says how much is missing. */
export function SaleCard({ isPhone, ...props }: Props & { isPhone: boolean }) {
  if (isPhone) {
    return (
      <FoldedCard id="sale" title="Verkoop" count={countWords(props.sale)}>
        <p className="mb-2 text-[0.9375rem] text-ink-soft">{text}</p>
        <Pieces {...props} />
      </FoldedCard>
    );
  }
  return (
    <Card as="section" aria-labelledby="sale">
      <CardHeader id="sale" title="Verkoop" text={text} />
      <Pieces {...props} />
    </Card>
  );
}

function isToGet({ state }: SalePiece): boolean {
  return state === 'missing' || state === 'expired';
}

function countWords(sale: readonly SalePiece[]): string {
  const lacking = sale.filter(isToGet).length;
  return lacking === 0 ? 'In orde' : `${lacking} van ${sale.length} te regelen`;
}

function Pieces({ projectId, sale, mayChange }: Props) {
  return (
    <ul>
      {sale.map((piece) => (
        <li key={piece.key} className="border-line border-t py-2 first:border-t-0">
          <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
            {piece.documentId === null ? (
              <span>{piece.title}</span>
            ) : (
              <Link href={`/documents?id=${piece.documentId}`} className="text-brick underline">
                {piece.title}
              </Link>
            )}
            <Badge tone={tones[piece.state]}>{stateTitles[piece.state]}</Badge>
          </div>
          <p className="text-ink-soft text-sm">{[saleWords(piece), piece.note].filter(Boolean).join('. ')}</p>
          {piece.askedOn && isToGet(piece) && (
            <p className="text-ink-soft text-sm">Gevraagd op {formatDay(piece.askedOn)}</p>
          )}
          {mayChange && !piece.askedOn && isToGet(piece) && (
            <AskPiece projectId={projectId} piece={{ what: piece.title, contactId: null }} />
          )}
        </li>
      ))}
    </ul>
  );
}
