import { groupBy } from '#/core/group-by';
import { type Deadline, type DeadlineKind, isPressing } from '#/features/reminders/deadlines/rules/deadlines';
import { deadlineLabels, deadlinePath, whenText } from '#/features/reminders/deadlines/rules/words';

export const newsKinds = ['deadline', 'change', 'finding'] as const;
export type NewsKind = (typeof newsKinds)[number];

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

const steps: Record<DeadlineKind, string> = {
  invoice: 'Factuur openen',
  quote: 'Offerte openen',
  task: 'Taak openen',
  'task-end': 'Taak openen',
  premium: 'Premies openen',
  vat: 'Factuur nakijken',
  document: 'Document openen',
  decision: 'Taak openen',
  reminder: 'Termijnen openen',
};

/** What is near or late; once as near, and once more when it has become late. */
export function newsOfDeadlines(deadlines: readonly Deadline[]): News[] {
  return deadlines
    .filter((each) => isPressing(each) || (each.days !== null && each.days <= nearDays))
    .map((deadline) => {
      const { key, kind, name, day, days } = deadline;
      const isUrgent = days === null || days < 0;
      return {
        key: `deadline ${key} ${day ?? ''}${isUrgent ? ' late' : ''}`,
        kind: 'deadline',
        title: name,
        text: `${deadlineLabels[kind]}: ${whenText(days)}`,
        step: steps[kind],
        path: deadlinePath(deadline),
        isUrgent,
      };
    });
}

export type ToldChange = { act: number; sentence: string; when: string; step: string; path: string };

/** What was done at once is told once. */
export function newsOfChanges(changes: readonly ToldChange[]): News[] {
  return [...groupBy(changes, ({ act }) => act).values()].flatMap(([first, ...others]): News[] => {
    if (!first) return [];
    const { act, sentence, when, step, path } = first;
    const more = others.length === 1 ? ', en nog iets' : others.length > 1 ? `, en nog ${others.length}` : '';
    const title = `${sentence}${more}`;
    return [{ key: `change ${act}`, kind: 'change', title, text: when, step, path, isUrgent: false }];
  });
}

export function newsOfFindings(
  findings: readonly Pick<News, 'key' | 'title' | 'text' | 'step' | 'path'>[],
): News[] {
  return findings.map(({ key, title, text, step, path }) => ({
    ...{ key: `finding ${key}`, kind: 'finding', title, text, step, path, isUrgent: true },
  }));
}
