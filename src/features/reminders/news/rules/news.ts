import { whenText } from '#/core/day-words';
import type { Deadline } from '#/core/deadline';
import { groupBy } from '#/core/group-by';
import type { NewsKind } from '#/features/reminders/news/rules/kinds';

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
