import { formatEuro, totalFromDecimal } from '#/core/money';
import { listEntries } from '#/features/work/new-thing/contract';
import { newThingPage } from '#/features/work/new-thing/page';
import { defineFound, type Find, joinDetail, joinText } from '#/platform/web/find';

export const newThingFind: Find = {
  name: 'new-thing',
  records: defineFound(listEntries, ({ id, title, contact, amount, notes }) => ({
    kind: 'New thing',
    path: `${newThingPage.path}?id=${id}`,
    title,
    detail: joinDetail(contact?.company ?? contact?.name, formatEuro(totalFromDecimal(amount))),
    text: joinText(contact?.name, notes),
  })),
};
