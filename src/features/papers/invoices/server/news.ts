import type { Day } from '#/core/day';
import { invoicesPage } from '#/features/papers/invoices/page';
import { listOpenFindings } from '#/features/papers/invoices/server/findings-store';
import { nameInvoices } from '#/features/papers/invoices/server/store';
import type { Database } from '#/platform/server/database/engine/database';
import type { NewsOfFeature, NewsOfFinding } from '#/platform/server/ports/news';

const pathTo = (id: number | string) => `${invoicesPage.path}?id=${id}`;

/** Invoices that are not paid and of which something is not right, with how much. */
async function listDoubtful(db: Database, projectId: number, today: Day): Promise<NewsOfFinding[]> {
  const found = (await listOpenFindings(db, projectId, today)).filter(({ severity }) => severity !== 'info');
  const names = await nameInvoices(
    db,
    projectId,
    found.map(({ invoiceId }) => invoiceId),
  );
  return found.map(({ invoiceId, count }) => ({
    key: `${invoiceId} ${count}`,
    title: names.get(invoiceId) ?? 'Factuur',
    text:
      count === 1
        ? 'Er klopt iets niet aan deze factuur'
        : `Er kloppen ${count} dingen niet aan deze factuur`,
    step: 'Factuur nakijken',
    path: pathTo(invoiceId),
  }));
}

export const invoiceNews: NewsOfFeature = {
  changes: {
    invoices: { stepTo: (id) => ({ step: 'Factuur openen', path: pathTo(id) }), isOfOwner: true },
  },
  findings: listDoubtful,
};
