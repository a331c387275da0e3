import { dayAt } from '#/core/day';
import { AppError } from '#/core/errors';
import * as calls from '#/features/reminders/calendar/contract';
import { gatherEvents } from '#/features/reminders/calendar/server/events';
import * as store from '#/features/reminders/calendar/server/store';
import { writeCalendar } from '#/features/reminders/calendar/server/write-calendar';
import { hashToken, newToken } from '#/platform/server/identity/sessions';
import type { Services } from '#/platform/server/services';

const ended = 'Deze agenda bestaat niet, of de link is vernieuwd of beëindigd.';

export function calendarRoutes(services: Services): void {
  const { route, browserRoute, db, now, publicUrl } = services;
  route(calls.makeCalendarLink, async ({ user, project: { projectId } }) => {
    const token = newToken();
    await db.transaction((tx) => store.replaceLink(tx, { userId: user.id, projectId }, hashToken(token)));
    return { url: `${publicUrl}${calls.calendarRoute.path.replace(':token', token)}` };
  });

  route(calls.endCalendarLink, ({ user, project: { projectId } }) =>
    db.transaction((tx) => store.removeLink(tx, { userId: user.id, projectId })),
  );

  route(calls.listCalendarLinks, ({ user }) => store.listLinks(db, user.id));

  browserRoute(calls.calendarRoute, async (request, reply) => {
    const { token } = request.params as { token: string };
    const calendar = await store.findCalendar(db, hashToken(token));
    if (!calendar) throw new AppError('not_found', ended);
    const { projectId, projectName } = calendar;
    const today = dayAt(now());
    const events = await gatherEvents(services, projectId, today);
    return reply
      .type('text/calendar; charset=utf-8')
      .header('cache-control', 'private, no-store')
      .header('content-disposition', 'inline; filename="agenda.ics"')
      .send(await writeCalendar({ name: projectName, projectId, events, publicUrl, today }));
  });
}
