import { invoicesPage } from '#/features/papers/invoices/page';
import { quotesPage } from '#/features/papers/quotes/page';
import { premiesPage, premiumFileParam } from '#/features/premiums/premies/page';
import type { Deadline } from '#/features/reminders/deadlines/rules/deadlines';
import type { DeadlineKind } from '#/features/reminders/deadlines/rules/kinds';
import { planningPage } from '#/features/site/planning/page';
import { documentsPage } from '#/features/work/documents/page';

/** What is due: one line before the name. */
export const deadlineLabels: Record<DeadlineKind, string> = {
  invoice: 'Factuur betalen',
  quote: 'Offerte verloopt',
  task: 'Taak begint',
  'task-end': 'Taak klaar',
  premium: 'Premie aanvragen',
  vat: 'Btw-tarief nakijken',
  document: 'Document verloopt',
  decision: 'Beslissen of bestellen',
  reminder: 'Herinnering',
};

/** The kinds as one chooses among them. */
export const deadlineKindNames: Record<DeadlineKind, string> = {
  invoice: 'Facturen die vervallen',
  quote: 'Offertes die verlopen',
  task: 'Taken die beginnen',
  'task-end': 'Taken die klaar moeten zijn',
  premium: 'Premies die aangevraagd moeten worden',
  vat: 'Het btw-tarief op facturen nakijken',
  document: 'Documenten die verlopen',
  decision: 'Beslissingen en bestellingen',
  reminder: 'Eigen herinneringen',
};

/** Where one does something about it. */
export function deadlinePath({ kind, id }: Pick<Deadline, 'kind' | 'id'>): string {
  switch (kind) {
    case 'invoice':
    case 'vat':
      return `${invoicesPage.path}?id=${id}`;
    case 'quote':
      return `${quotesPage.path}?id=${id}`;
    case 'task':
    case 'task-end':
    case 'decision':
      return `${planningPage.path}?id=${id}`;
    case 'premium':
      return `${premiesPage.path}?${premiumFileParam}=${id}`;
    case 'document':
      return `${documentsPage.path}?id=${id}`;
    case 'reminder':
      return `${planningPage.path}?weergave=termijnen`;
  }
}

export function countDays(days: number): string {
  return days === 1 ? '1 dag' : `${days} dagen`;
}

/** 'vandaag', 'morgen', 'over 5 dagen', '3 dagen geleden'. */
export function whenText(days: number | null): string {
  if (days === null) return 'al te laat';
  if (days === 0) return 'vandaag';
  if (days === 1) return 'morgen';
  if (days === -1) return 'gisteren';
  return days > 0 ? `over ${days} dagen` : `${-days} dagen geleden`;
}
