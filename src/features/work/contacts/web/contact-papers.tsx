import type { HistoryEntry } from '#/features/work/contacts/contract';
import { HistoryList } from '#/features/work/contacts/web/history-list';
import { Card, CardHeader } from '#/ui/card';

const titles: Readonly<Record<string, string>> = { quote: 'Offertes', invoice: 'Facturen', task: 'Taken' };
const order = Object.keys(titles);

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
        <CardHeader id={id} title={titles[kind] ?? first.label} />
        <HistoryList entries={own} />
      </Card>
    );
  });
}
