import type { FoundEntry } from '#/core/found-entry';
import { formatEuro, totalFromDecimal } from '#/core/money';
import type { PaperData } from '#/features/papers/shared/reading/paper-data';
import { type InboxEntry, listInbox } from '#/features/reading/inbox/contract';
import { inboxPage } from '#/features/reading/inbox/page';
import { defineFound, type Find, joinDetail, joinText } from '#/platform/web/find';

type Read = Pick<
  PaperData,
  | 'number'
  | 'companyName'
  | 'contactPerson'
  | 'description'
  | 'totalAmount'
  | 'paymentReference'
  | 'iban'
  | 'enterpriseNumber'
> & { items: readonly { description: string }[] };

/** What came in and waits: by its file, and by what was read from it. */
export function entryOfPaper({
  id,
  file,
  data,
}: Pick<InboxEntry, 'id' | 'file'> & { data: Read | null }): FoundEntry {
  const entry = { kind: 'Postvak', path: `${inboxPage.path}?id=${id}` };
  if (!data) return { ...entry, title: file.name, detail: '', text: '' };
  const { number, companyName, description, totalAmount } = data;
  return {
    ...entry,
    title: number ?? file.name,
    detail: joinDetail(companyName, description, totalAmount && formatEuro(totalFromDecimal(totalAmount))),
    text: joinText(
      file.name,
      data.contactPerson,
      data.paymentReference,
      data.iban,
      data.enterpriseNumber,
      ...data.items.map((item) => item.description),
    ),
  };
}

export const inboxFind: Find = {
  name: 'inbox',
  screen: { page: inboxPage, words: 'papieren foto scannen inlezen uploaden brievenbus' },
  records: defineFound(listInbox, entryOfPaper),
};
