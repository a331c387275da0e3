import { findingTodosOf, invoiceTodosOf, unseenTodosOf } from '#/features/papers/invoices/rules/todo';
import { listOpenFound } from '#/features/papers/invoices/server/findings-store';
import { lookAtOpen } from '#/features/papers/invoices/server/open-findings-store';
import { listPaidUnseen, nameInvoices } from '#/features/papers/shared/invoices/server/store';
import type { TodoSource } from '#/platform/server/ports/todo';

export const invoiceTodos: TodoSource = async ({ db, projectId, today, beforePaying, listDeadlines }) => {
  const looked = await lookAtOpen(db, projectId, { today, beforePaying });
  const found = looked.flatMap(({ open }) => open ?? []);
  const paid = await listPaidUnseen(db, projectId);
  const names = await nameInvoices(db, projectId);
  const stillOpen = await listOpenFound(db, projectId, paid, today);
  const unseen = [];
  for (const id of paid) {
    const bad = stillOpen.get(id)?.find(({ severity }) => severity === 'danger');
    if (bad) unseen.push({ id, name: names.get(id) ?? 'Factuur', sentence: bad.sentence });
  }
  const isUnseen = new Set(unseen.map(({ id }) => id));
  const others = found.filter(({ invoiceId }) => !isUnseen.has(invoiceId));
  return [
    ...invoiceTodosOf(await listDeadlines(), looked),
    ...unseenTodosOf(unseen),
    ...findingTodosOf(others, names),
  ];
};
