import { ListChecks } from 'lucide-react';
import { centsFromDecimal, formatEuro } from '#/core/money';
import { formatQuantity, quantityFromDecimal } from '#/core/quantity';
import type { ImportResult } from '#/features/work/meetstaat/import-contract';
import { Alert } from '#/ui/alert';
import { Badge } from '#/ui/badge';
import { Card, CardHeader } from '#/ui/card';
import { Progress } from '#/ui/progress';

const shown = 5;
const count = (value: number) => value.toLocaleString('nl-NL');

export function ResultCard({ result }: { result: ImportResult }) {
  const { validRows, invalidRows, totalRows } = result.summary;
  return (
    <Card as="section" aria-labelledby="import-result">
      <CardHeader id="import-result" level={3} icon={<ListChecks aria-hidden="true" />} title="Resultaat" />
      <div className="mt-4 flex flex-col gap-4">
        <dl className="grid grid-cols-3 gap-3 text-center">
          <Figure label="Geldige rijen" value={validRows} />
          <Figure label="Ongeldige rijen" value={invalidRows} />
          <Figure label="Totaal rijen" value={totalRows} />
        </dl>
        <Progress
          label="Aandeel geldige rijen"
          value={validRows}
          max={totalRows}
          tone={invalidRows > 0 || totalRows === 0 ? 'ochre' : 'moss'}
          valueText={`${count(validRows)} van ${count(totalRows)} rijen`}
        />
        <Messages tone="danger" title="Fouten" texts={result.errors} more="fouten" />
        <Messages tone="warning" title="Goed om te weten" texts={result.warnings} more="opmerkingen" />
        <Preview items={result.items} />
      </div>
    </Card>
  );
}

function Figure({ label, value }: { label: string; value: number }) {
  return (
    <div className="flex flex-col-reverse justify-end rounded-control bg-sunken px-2 py-3">
      <dt className="text-ink-soft text-sm">{label}</dt>
      <dd className="font-display font-semibold text-2xl tabular-nums">{count(value)}</dd>
    </div>
  );
}

type MessagesProps = { tone: 'danger' | 'warning'; title: string; texts: readonly string[]; more: string };

function Messages({ tone, title, texts, more }: MessagesProps) {
  if (texts.length === 0) return null;
  return (
    <Alert tone={tone} title={title} announce>
      <ul className="space-y-1 text-sm">
        {texts.slice(0, shown).map((text) => (
          <li key={text}>{text}</li>
        ))}
        {texts.length > shown && <li>{`... en ${texts.length - shown} meer ${more}`}</li>}
      </ul>
    </Alert>
  );
}

function Preview({ items }: { items: ImportResult['items'] }) {
  if (items.length === 0) return null;
  // Two rows may be the same, so their place is what tells them apart.
  const preview = items.slice(0, shown).map((item, position) => ({ position, ...item }));
  return (
    <div>
      <h4 className="mb-2 font-semibold text-sm">
        {items.length > shown ? `De eerste ${shown} van ${count(items.length)} items` : 'De items'}
      </h4>
      <ul className="divide-y divide-line rounded-control border border-line">
        {preview.map(
          ({ position, category, articleNumber, description, quantity, unit, unitPrice, notes }) => (
            <li
              key={position}
              className="flex flex-col gap-1 px-3 py-2 text-sm sm:flex-row sm:items-baseline sm:gap-3"
            >
              <Badge className="shrink-0 self-start">{category}</Badge>
              <span className="min-w-0 flex-1">
                {articleNumber && <span className="mr-1.5 text-ink-soft">{articleNumber}</span>}
                {description}
                {notes && <span className="block text-ink-soft">{notes}</span>}
              </span>
              <span className="shrink-0 tabular-nums">
                {quantity === null ? '?' : formatQuantity(quantityFromDecimal(quantity))} {unit} ×{' '}
                {formatEuro(centsFromDecimal(unitPrice))}
              </span>
            </li>
          ),
        )}
      </ul>
    </div>
  );
}
