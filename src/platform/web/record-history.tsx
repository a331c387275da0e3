import { History } from 'lucide-react';
import { useState } from 'react';
import { recordLog } from '#/platform/web/ports/history';
import { SlotParts } from '#/platform/web/slots';
import { Card, CardHeader } from '#/ui/card';
import { SkeletonList } from '#/ui/skeleton';

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
      {isOpen && <SlotParts of={recordLog} given={{ kind, record: String(record) }} />}
    </details>
  );
}

/** The same on a page of the record's own, where there is room for it. */
export function HistoryCard({ kind, record }: { kind: string; record: number }) {
  return (
    <Card as="section" aria-labelledby="record-history" className="print:hidden">
      <CardHeader id="record-history" title="Geschiedenis" />
      <SlotParts
        of={recordLog}
        given={{ kind, record: String(record) }}
        loading={<SkeletonList rows={2} />}
      />
    </Card>
  );
}
