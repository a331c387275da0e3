import { whenText } from '#/core/day-words';
import type { Deadline } from '#/core/deadline';
import type { LogAction } from '#/core/log';
import { logbookPage } from '#/features/history/logbook/page';
import { invoicesPage } from '#/features/papers/invoices/page';
import { quotesPage } from '#/features/papers/quotes/page';
import { inboxPage } from '#/features/reading/inbox/page';
import type { NewsKind } from '#/features/reminders/news/rules/kinds';
import { planningPage } from '#/features/site/planning/page';
import { documentsPage } from '#/features/work/documents/page';

export type News = {
  key: string;
  kind: NewsKind;
  title: string;
  text: string;
  step: string;
  path: string;
  isUrgent: boolean;
};

/** Nearer than this it is told, whatever it is. */
const nearDays = 7;

/** What is near or late; once as near, and once more when it has become late. */
export function newsOfDeadlines(deadlines: readonly Deadline[]): News[] {
  return deadlines
    .filter(({ isPressing, days }) => isPressing || (days !== null && days <= nearDays))
    .map(({ key, name, day, days, label, step, path }) => {
      const isUrgent = days === null || days < 0;
      return {
        key: `deadline ${key} ${day ?? ''}${isUrgent ? ' late' : ''}`,
        kind: 'deadline',
        title: name,
        text: `${label}: ${whenText(days)}`,
        step,
        path,
        isUrgent,
      };
    });
}

const pages: Readonly<Record<string, { path: string; step: string }>> = {
  quotes: { path: quotesPage.path, step: 'Offerte openen' },
  invoices: { path: invoicesPage.path, step: 'Factuur openen' },
  tasks: { path: planningPage.path, step: 'Taak openen' },
  documents: { path: documentsPage.path, step: 'Document openen' },
};

export type ToldChange = {
  act: number;
  kind: string;
  recordId: number | string;
  action: LogAction;
  /** 'Tom voegde offerte O-7 toe'. */
  sentence: string;
  when: string;
};

/** What was done at once is told once. */
export function newsOfChanges(changes: readonly ToldChange[]): News[] {
  const acts = new Map<number, ToldChange[]>();
  for (const each of changes) acts.set(each.act, [...(acts.get(each.act) ?? []), each]);
  return [...acts.values()].flatMap(([first, ...others]): News[] => {
    if (!first) return [];
    const { act, kind, recordId, action, sentence, when } = first;
    const page = action === 'remove' ? undefined : pages[kind];
    const more = others.length === 1 ? ', en nog iets' : others.length > 1 ? `, en nog ${others.length}` : '';
    const toInbox = kind === 'inbox' && action !== 'remove';
    return [
      {
        ...{ key: `change ${act}`, kind: 'change', title: `${sentence}${more}`, text: when, isUrgent: false },
        step: page?.step ?? (toInbox ? 'Postvak openen' : 'Logboek openen'),
        path: page ? `${page.path}?id=${recordId}` : toInbox ? inboxPage.path : logbookPage.path,
      },
    ];
  });
}

export function newsOfFindings(invoices: readonly { id: number; name: string; count: number }[]): News[] {
  return invoices.map(({ id, name, count }) => ({
    key: `finding ${id} ${count}`,
    kind: 'finding',
    title: name,
    text:
      count === 1
        ? 'Er klopt iets niet aan deze factuur'
        : `Er kloppen ${count} dingen niet aan deze factuur`,
    step: 'Factuur nakijken',
    path: `${invoicesPage.path}?id=${id}`,
    isUrgent: true,
  }));
}
