import type { Severity } from '#/core/finding';
import { checkedOf } from '#/features/papers/invoices/rules/findings/checked';
import { findFindings } from '#/features/papers/invoices/rules/findings/find-findings';
import { othersAmong } from '#/features/papers/invoices/rules/findings/others';
import type { CheckedQuote } from '#/features/papers/invoices/rules/findings/types';
import { isAnyAsked, listChecked } from '#/features/papers/invoices/server/checked-store';
import { type On, sayBeforePaying } from '#/features/papers/invoices/server/findings-store';
import { listAllQuoted } from '#/features/papers/invoices/server/quoted-store';
import type { Checked } from '#/features/papers/shared/checked';
import { isOpen, toFinding } from '#/features/papers/shared/rules/looked-into';
import { getHome } from '#/features/work/shared/home/server/store';
import { derived } from '#/platform/server/database/engine/ask-once';
import type { Database } from '#/platform/server/database/engine/database';

type OpenFindings = { invoiceId: number; count: number; severity: Severity };

/** What one knows of an invoice that is not paid: what is open of it, and what it could be held against. */
type OpenLooked = { invoiceId: number; open: OpenFindings | null; checked: Checked };

/** Of the newest that are not paid: who has hundreds open looks at those first. */
const mostChecked = 200;

/** All of them in one go. */
export function lookAtOpen(db: Database, projectId: number, on: On): Promise<readonly OpenLooked[]> {
  const name = `open invoices on ${on.today}${on.beforePaying ? ', with what stands in the way' : ''}`;
  return derived(projectId, name, () => workOut(db, projectId, on));
}

async function workOut(db: Database, projectId: number, on: On): Promise<OpenLooked[]> {
  const { today } = on;
  if (!(await isAnyAsked(db, projectId))) return [];
  const all = await listChecked(db, projectId);
  const unpaid = all.filter(({ isSettled }) => !isSettled).slice(0, mostChecked);
  if (unpaid.length === 0) return [];
  const quoted = unpaid.some(({ invoice }) => invoice.quoteId !== null)
    ? await listAllQuoted(db, projectId)
    : new Map<number, CheckedQuote>();
  const home = await getHome(db, projectId);
  const others = othersAmong(all.map(({ invoice }) => invoice));
  const say = await sayBeforePaying(db, projectId, unpaid, on);
  return unpaid.map(({ invoice, contact, looked }): OpenLooked => {
    const { id: invoiceId, quoteId } = invoice;
    const quote = (quoteId !== null && quoted.get(quoteId)) || null;
    const found = findFindings(invoice, quote, others, contact, home, today, say)
      .map((each) => toFinding(each, looked))
      .filter((each) => isOpen(each, today));
    const [worst] = found;
    const open = worst ? { invoiceId, count: found.length, severity: worst.severity } : null;
    return { invoiceId, open, checked: checkedOf(invoice, quote, contact, home) };
  });
}

export async function listOpenFindings(db: Database, projectId: number, on: On): Promise<OpenFindings[]> {
  return (await lookAtOpen(db, projectId, on)).flatMap(({ open }) => open ?? []);
}
