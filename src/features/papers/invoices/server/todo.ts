import { findingTodosOf, invoiceTodosOf, unseenTodosOf } from '#/features/papers/invoices/rules/todo';
import { listOpenFindings, listOpenFound } from '#/features/papers/invoices/server/findings-store';
import { listPaidUnseen, nameInvoices } from '#/features/papers/invoices/server/store';
import type { TodoSource } from '#/platform/server/ports/todo';

export const invoiceTodos: TodoSource = async ({ db, projectId, today, beforePaying, deadlines }) => {
  const found = await listOpenFindings(db, projectId, { today, beforePaying });
  const paid = await listPaidUnseen(db, projectId);
  const names = await nameInvoices(db, projectId);
  const unseen = [];
  for (const id of paid) {
    const bad = (await listOpenFound(db, projectId, id, { today })).find(
      ({ severity }) => severity === 'danger',
    );
    if (bad) unseen.push({ id, name: names.get(id) ?? 'Factuur', sentence: bad.sentence });
  }
  const isUnseen = new Set(unseen.map(({ id }) => id));
  const others = found.filter(({ invoiceId }) => !isUnseen.has(invoiceId));
  return [...invoiceTodosOf(deadlines), ...unseenTodosOf(unseen), ...findingTodosOf(others, names)];
};
