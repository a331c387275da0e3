import { groupBy } from '#/core/group-by';

export type News = { key: string; title: string; text: string; step: string; path: string };

export type ToldChange = { act: number; sentence: string; when: string; step: string; path: string };

/** What was done at once is told once. */
export function newsOfChanges(changes: readonly ToldChange[]): News[] {
  return [...groupBy(changes, ({ act }) => act).values()].flatMap(([first, ...others]): News[] => {
    if (!first) return [];
    const { act, sentence, when, step, path } = first;
    const more = others.length === 1 ? ', en nog iets' : others.length > 1 ? `, en nog ${others.length}` : '';
    const title = `${sentence}${more}`;
    return [{ key: `change ${act}`, title, text: when, step, path }];
  });
}
