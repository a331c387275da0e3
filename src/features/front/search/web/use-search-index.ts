import { useMemo } from 'react';
import { dayAt } from '#/core/day';
import {
  entryOfContact,
  entryOfDocument,
  entryOfInvoice,
  entryOfItem,
  entryOfPaper,
  entryOfPremiumFile,
  entryOfQuote,
  entryOfTask,
} from '#/features/front/search/rules/entries';
import { type Entry, indexEntries } from '#/features/front/search/rules/find';
import { listInvoices } from '#/features/papers/invoices/contract';
import { listQuotes } from '#/features/papers/quotes/contract';
import { listPremiumFiles } from '#/features/premiums/premium-files/contract';
import { listInbox } from '#/features/reading/inbox/contract';
import { listTasks } from '#/features/site/planning/contract';
import { listContacts } from '#/features/work/contacts/contract';
import { listDocuments } from '#/features/work/documents/contract';
import { listItems } from '#/features/work/meetstaat/contract';
import { useRead } from '#/platform/web/queries';

/** All that can be found in a project, from the same reads as the screens: nothing here is older than there. */
export function useSearchIndex(projectId: number | undefined, always: readonly Entry[]) {
  const place = { params: { projectId: projectId ?? 0 } };
  const options = { enabled: projectId !== undefined };
  const quotes = useRead(listQuotes, place, options).data;
  const invoices = useRead(listInvoices, place, options).data;
  const items = useRead(listItems, place, options).data;
  const papers = useRead(listInbox, place, options).data;
  const tasks = useRead(listTasks, place, options).data;
  const documents = useRead(listDocuments, place, options).data;
  const premiums = useRead(listPremiumFiles, place, options).data;
  const contacts = useRead(listContacts, {}).data;
  const today = dayAt(new Date());
  const index = useMemo(
    () =>
      indexEntries([
        ...always,
        ...(quotes ?? []).map((quote) => entryOfQuote(quote, today)),
        ...(invoices ?? []).map((invoice) => entryOfInvoice(invoice, today)),
        ...(papers ?? []).map(entryOfPaper),
        ...(contacts ?? []).map(entryOfContact),
        ...(tasks ?? []).map(entryOfTask),
        ...(documents ?? []).map(entryOfDocument),
        ...(premiums ?? []).map(entryOfPremiumFile),
        ...(items ?? []).map(entryOfItem),
      ]),
    [always, today, quotes, invoices, papers, contacts, tasks, documents, premiums, items],
  );
  const isComplete =
    contacts !== undefined &&
    (projectId === undefined || [quotes, invoices, papers, items, tasks, documents, premiums].every(Boolean));
  return { index, isComplete };
}
