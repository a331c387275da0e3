import { History } from 'lucide-react';
import { Suspense, useState } from 'react';
import { lazyComponent } from '#/platform/web/lazy-component';
import { Card, CardHeader } from '#/ui/card';
import { SkeletonList } from '#/ui/skeleton';

const RecordLog = lazyComponent(
  async () => (await import('#/features/history/logbook/web/record-log')).RecordLog,
);

/** What happened to a record; asked for when somebody wants to know. */
export function RecordHistory({ kind, record }: { kind: string; record: number | string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details
      className="mt-5 border-line border-t pt-1 print:hidden"
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary className="flex min-h-11 cursor-pointer items-center gap-2 font-semibold text-ink-soft hover:text-ink">
        <History aria-hidden="true" className="size-4" />
        Geschiedenis
      </summary>
      <Suspense>{isOpen && <RecordLog kind={kind} record={String(record)} />}</Suspense>
    </details>
  );
}

/** The same on a page of the record's own, where there is room for it. */
export function HistoryCard({ kind, record }: { kind: string; record: number }) {
  return (
    <Card as="section" aria-labelledby="record-history" className="print:hidden">
      <CardHeader id="record-history" title="Geschiedenis" />
      <Suspense fallback={<SkeletonList rows={2} />}>
        <RecordLog kind={kind} record={String(record)} />
      </Suspense>
    </Card>
  );
}
