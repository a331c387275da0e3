import { contactPath } from '#/core/addresses';
import { day, formatDay } from '#/core/day';
import { listPaperRequests, requestStatusLabels } from '#/features/outside/shared/paper-requests/contract';
import { defineFound, type Find, joinDetail } from '#/platform/web/find';

export const paperRequestsFind: Find = {
  name: 'paper-requests',
  records: defineFound(listPaperRequests, ({ contactId, what, note, status, dueDate }) => ({
    kind: 'Gevraagd papier',
    path: contactPath(contactId),
    title: what,
    detail: joinDetail(requestStatusLabels[status], dueDate && `tegen ${formatDay(day(dueDate))}`),
    text: note ?? '',
  })),
};
