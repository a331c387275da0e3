import { ChevronRight, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { FieldChanges } from '#/features/history/logbook/web/field-changes';
import type { Change } from '#/features/history/shared/logbook/contract';
import { othersText } from '#/features/history/shared/logbook/rules/acts';
import { Button } from '#/ui/button';

const time = new Intl.DateTimeFormat('nl-BE', {
  ...{ hour: '2-digit', minute: '2-digit', timeZone: 'Europe/Brussels' },
});

type LogEntryProps = {
  /** What was done at once, the last first. */
  act: readonly Change[];
  busy: boolean;
  onUndo: (id: number) => void;
};

/** One thing that somebody did, with what it changed behind it. */
export function LogEntry({ act, busy, onUndo }: LogEntryProps) {
  const [isOpen, setOpen] = useState(false);
  const [first, ...others] = act;
  if (!first) return null;
  const seen = [...new Set(act.flatMap((each) => each.seen ?? []))];
  const hasMore = others.length > 0 || first.fields.length > 0 || first.whyNot !== null || seen.length > 0;
  const heading = (
    <>
      <span className="shrink-0 text-ink-soft text-sm tabular-nums">{time.format(new Date(first.at))}</span>
      <span className="wrap-anywhere min-w-0">
        {first.title}
        {first.via && <span className="text-ink-soft"> via {first.via}</span>}
        {others.length > 0 && <span className="text-ink-soft">{othersText(others.length)}</span>}
      </span>
    </>
  );
  return (
    <li className="flex flex-wrap items-start gap-x-3 px-3 py-1 md:px-4">
      {hasMore ? (
        <details
          className="group min-w-0 flex-1 basis-60"
          onToggle={(event) => setOpen(event.currentTarget.open)}
        >
          <summary className="flex min-h-11 cursor-pointer list-none items-baseline gap-3 py-2.5 [&::-webkit-details-marker]:hidden">
            <ChevronRight
              aria-hidden="true"
              className="size-4 shrink-0 self-center text-ink-soft transition-transform group-open:rotate-90"
            />
            {heading}
          </summary>
          {isOpen && (
            <div className="pb-3 pl-7">
              <FieldChanges change={first} />
              {seen.length > 0 && (
                <div className="mt-2 text-[0.9375rem]">
                  <p className="font-semibold">Wist toen:</p>
                  <ul className="wrap-anywhere list-disc pl-5">
                    {seen.map((sentence) => (
                      <li key={sentence}>{sentence}</li>
                    ))}
                  </ul>
                </div>
              )}
              {first.whyNot && <p className="mt-2 text-ink-soft text-sm">{first.whyNot}</p>}
              {others.map((each) => (
                <div key={each.id} className="mt-3">
                  <p className="wrap-anywhere text-[0.9375rem]">{each.title}</p>
                  <FieldChanges change={each} />
                </div>
              ))}
            </div>
          )}
        </details>
      ) : (
        <p className="flex min-h-11 min-w-0 flex-1 basis-60 items-baseline gap-3 py-2.5 pl-7">{heading}</p>
      )}
      {first.mayUndo && (
        <Button
          size="small"
          variant="quiet"
          className="ml-auto print:hidden"
          icon={<Undo2 aria-hidden="true" />}
          busy={busy}
          aria-label={`Ongedaan maken: ${first.title}`}
          onClick={() => onUndo(first.id)}
        >
          Ongedaan maken
        </Button>
      )}
    </li>
  );
}
