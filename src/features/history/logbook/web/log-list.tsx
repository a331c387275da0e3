import { dayAt, formatDayLong } from '#/core/day';
import { LogEntry } from '#/features/history/logbook/web/log-entry';
import { useUndoLine } from '#/features/history/logbook/web/shared/use-undo-line';
import type { Change } from '#/features/history/shared/logbook/contract';
import { actsOf } from '#/features/history/shared/logbook/rules/acts';
import { Card } from '#/ui/card';

/** Day by day, the last first. */
export function LogList({ changes }: { changes: readonly Change[] }) {
  const { busy, undo, question } = useUndoLine('Ongedaan gemaakt');
  const acts = actsOf(changes);
  const dayOf = (act: readonly Change[]) => dayAt(new Date(act[0]?.at ?? 0));
  const days = [...new Set(acts.map(dayOf))];
  return (
    <>
      {days.map((day) => (
        <section key={day} className="mb-6" aria-label={formatDayLong(day)}>
          <h2 className="mb-2 font-semibold text-base text-ink-soft">{formatDayLong(day)}</h2>
          <Card padding="none">
            <ul className="divide-y divide-line">
              {acts
                .filter((act) => dayOf(act) === day)
                .map((act) => (
                  <LogEntry
                    key={act[0]?.id}
                    act={act}
                    busy={act.some(({ id }) => id === busy)}
                    onUndo={undo}
                  />
                ))}
            </ul>
          </Card>
        </section>
      ))}
      {question}
    </>
  );
}
