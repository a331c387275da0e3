import { contactPath } from '#/core/addresses';
import { dayAt, formatDay } from '#/core/day';
import { listMessages } from '#/features/outside/messages/contract';
import { defineFound, type Find, joinDetail } from '#/platform/web/find';

const titleLength = 80;

/** A message leads to the thread that it is in: the page of its contact. */
export const messagesFind: Find = {
  name: 'messages',
  records: defineFound(listMessages, ({ contactId, text, sentBy, createdAt }) => ({
    kind: 'Bericht',
    path: contactPath(contactId),
    title: text.trim().split('\n')[0]?.slice(0, titleLength) ?? '',
    detail: joinDetail(sentBy, formatDay(dayAt(new Date(createdAt)))),
    text,
  })),
};
