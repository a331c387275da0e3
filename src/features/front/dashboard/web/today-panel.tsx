import { asksAttention } from '#/core/listed-todo';
import { useTodos } from '#/features/reminders/shared/web/use-todos';
import { type DashboardPart, dashboardToday } from '#/platform/web/ports/dashboard';
import { SlotParts } from '#/platform/web/slots';
import { Card } from '#/ui/card';

/** For who stands on the site with a phone: who is here, what comes, what to photograph and to pay. Else nothing. */
export function TodayPanel(given: DashboardPart) {
  const { data = [] } = useTodos(given.project.id);
  return (
    <Card as="section" aria-labelledby="today-panel" className="hidden max-md:has-[li]:block print:hidden">
      <h2 id="today-panel" className="mb-1 text-lg">
        Vandaag
      </h2>
      <ul>
        <SlotParts of={dashboardToday} given={{ ...given, todos: data.filter(asksAttention) }} />
      </ul>
    </Card>
  );
}
