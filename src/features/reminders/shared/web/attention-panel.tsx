import { BellRing } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'wouter';
import { addresses } from '#/core/addresses';
import { asksAttention, isAside, type ListedTodo, verdictKey } from '#/core/listed-todo';
import { SetAside } from '#/features/reminders/shared/todo/web/aside';
import { TodoRow } from '#/features/reminders/shared/todo/web/todo-row';
import { useTodos } from '#/features/reminders/shared/web/use-todos';
import { QueryStates } from '#/platform/web/query-states';
import { Button, buttonClasses } from '#/ui/button';
import { Card, CardHeader } from '#/ui/card';
import { phoneQuery, useMediaQuery } from '#/ui/use-media-query';

type AttentionPanelProps = {
  projectId: number;
  /** Nothing is called in order where there is nothing yet. */
  isEmpty: boolean;
};

/** So many that what stands below stays in reach. */
const mostFirst = { phone: 4, desk: 6 };

export function AttentionPanel({ projectId, isEmpty }: AttentionPanelProps) {
  const todos = useTodos(projectId);
  const [withAll, setWithAll] = useState(false);
  const first = useMediaQuery(phoneQuery) ? mostFirst.phone : mostFirst.desk;
  return (
    <Card as="section" aria-labelledby="attention-panel">
      <CardHeader id="attention-panel" title="Wat vraagt aandacht" icon={<BellRing aria-hidden="true" />} />
      <QueryStates query={todos} failed="Wat aandacht vraagt, kon niet geladen worden">
        {(all) => {
          const everything = all.filter(asksAttention);
          const asking = everything.filter(({ key }) => key !== verdictKey);
          const isAllAbove = everything.length > asking.length;
          return (
            <>
              {asking.length === 0 && (
                <p className="text-ink-soft">
                  {isAllAbove ? 'Verder niets dan wat hierboven staat.' : nothingText(all, isEmpty)}
                </p>
              )}
              <ul>
                {asking.slice(0, withAll ? undefined : first).map((todo) => (
                  <li key={todo.key} className="border-line border-t py-0.5">
                    <TodoRow projectId={projectId} todo={todo} />
                  </li>
                ))}
              </ul>
              <div className="mt-1 -ml-3 flex flex-wrap print:hidden">
                {asking.length > first && (
                  <Button
                    variant="quiet"
                    size="small"
                    aria-expanded={withAll}
                    onClick={() => setWithAll(!withAll)}
                  >
                    {withAll ? 'Minder tonen' : `Alle ${asking.length} tonen`}
                  </Button>
                )}
                <Link href={addresses.todo} className={buttonClasses({ variant: 'quiet', size: 'small' })}>
                  Alle termijnen
                </Link>
              </div>
              <SetAside projectId={projectId} todos={all} />
            </>
          );
        }}
      </QueryStates>
    </Card>
  );
}

/** What was only set aside is not in order. */
function nothingText(all: readonly ListedTodo[], isEmpty: boolean): string {
  if (all.some(isAside)) return 'Verder niets: de rest zette u opzij.';
  return isEmpty
    ? 'Nog niets: er is nog geen factuur, goedgekeurde offerte of geplande taak.'
    : 'Niets: geen late facturen, geen offertes die verlopen, geen taken die te laat zijn.';
}
