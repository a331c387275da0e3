import type { Day } from '#/core/day';
import type { Words } from '#/features/account/server/export/workbook';
import type { Row } from '#/features/account/server/store';
import { type InvoiceStatus, invoiceStatuses } from '#/features/invoices/contract';
import { effectiveInvoiceStatus, invoiceStatusLabels } from '#/features/invoices/rules';
import { type TaskStatus, taskStatuses } from '#/features/planning/contract';
import { statusLabels as taskStatusLabels } from '#/features/planning/rules';
import { type QuoteStatus, quoteStatuses } from '#/features/quotes/contract';
import { effectiveQuoteStatus, quoteStatusLabels } from '#/features/quotes/rules';

/** A status in the tables reads as on the screens of that day. */
export function statusWords(today: Day): Words {
  return (table, column, row) => {
    if (column !== 'status') return undefined;
    if (table === 'quotes') return quoteWord(row, today);
    if (table === 'invoices') return invoiceWord(row, today);
    const task = oneOf<TaskStatus>(taskStatuses, row.status);
    return table === 'tasks' && task ? taskStatusLabels[task] : undefined;
  };
}

function quoteWord(row: Row, today: Day): string | undefined {
  const status = oneOf<QuoteStatus>(quoteStatuses, row.status);
  return (
    status && quoteStatusLabels[effectiveQuoteStatus({ status, validUntil: text(row.validUntil) }, today)]
  );
}

function invoiceWord(row: Row, today: Day): string | undefined {
  const status = oneOf<InvoiceStatus>(invoiceStatuses, row.status);
  return status && invoiceStatusLabels[effectiveInvoiceStatus({ status, dueDate: text(row.dueDate) }, today)];
}

function oneOf<Word extends string>(words: readonly Word[], value: unknown): Word | undefined {
  return words.find((word) => word === value);
}

function text(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}
