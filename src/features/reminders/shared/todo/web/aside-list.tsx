import { formatDayLong } from '#/core/day';
import type { ListedTodo } from '#/core/listed-todo';
import { backOn } from '#/features/reminders/shared/todo/rules/aside';
import { useBringBack } from '#/features/reminders/shared/todo/web/queries';
import { Button } from '#/ui/button';
import { Fold } from '#/ui/fold';
import { VisuallyHidden } from '#/ui/visually-hidden';
import { WholeDays } from '#/ui/whole-days';

type AsideListProps = { projectId: number; aside: readonly ListedTodo[] };

/** What one set aside, with the way back. */
export function AsideList({ projectId, aside }: AsideListProps) {
  const bringBack = useBringBack();
  return (
    <Fold title={`Opzij gezet (${aside.length})`} className="border-line border-t">
      <ul>
        {aside.map(({ key, title, text, until }) => (
          <li key={key} className="flex flex-wrap items-center gap-x-3 border-line border-t py-2">
            <span className="min-w-48 flex-1">
              <span className="line-clamp-2 font-semibold max-md:line-clamp-4 [overflow-wrap:anywhere]">
                {title}
              </span>
              <span className="block text-ink-soft text-sm">
                <WholeDays text={until ? `${text}, terug op ${formatDayLong(backOn(until))}` : text} />
              </span>
            </span>
            <Button
              size="small"
              onClick={() => bringBack.mutate({ params: { projectId }, body: { key, until: null } })}
            >
              Terughalen
              <VisuallyHidden>: {title}</VisuallyHidden>
            </Button>
          </li>
        ))}
      </ul>
    </Fold>
  );
}
