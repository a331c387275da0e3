import { HistoryList } from '#/features/work/contacts/web/history-list';
import type { HistoryEntry } from '#/features/work/shared/contacts/contract';
import { Card, CardHeader } from '#/ui/card';

const order = ['quote', 'invoice', 'task'];

/** What one did together, a card for each kind. */
export function ContactPapers({ entries }: { entries: readonly HistoryEntry[] }) {
  const kinds = [...order, ...new Set(entries.map(({ kind }) => kind))];
  return [...new Set(kinds)].map((kind) => {
    const own = entries.filter((entry) => entry.kind === kind);
    const [first] = own;
    if (!first) return null;
    const id = `contact-${kind}`;
    return (
      <Card key={kind} as="section" aria-labelledby={id}>
        <CardHeader id={id} title={`${first.many.slice(0, 1).toUpperCase()}${first.many.slice(1)}`} />
        <HistoryList entries={own} />
      </Card>
    );
  });
}
