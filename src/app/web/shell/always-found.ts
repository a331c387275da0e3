import { screens } from '#/app/web/features';
import { may } from '#/core/rights';
import type { Project } from '#/features/projects/contract';
import type { Entry } from '#/features/search/rules/find';

const pages: readonly Entry[] = screens.map(({ page }) => ({
  ...{ kind: 'Scherm', path: page.path, title: page.title, detail: '', text: '' },
}));

const known = new Map<string, readonly Entry[]>();

/** The screens, and what one makes in a project by one's rights there. The same list as long as those are the same. */
export function alwaysFound(project: Project | undefined): readonly Entry[] {
  const key = project?.role ?? '';
  const before = known.get(key);
  if (before) return before;
  const actions = screens.flatMap(({ page: { path, create } }): Entry[] =>
    create && project && may(project.role, create.needs)
      ? [{ kind: 'Actie', path: `${path}?nieuw=1`, title: create.label, detail: '', text: '' }]
      : [],
  );
  const entries = [...pages, ...actions];
  known.set(key, entries);
  return entries;
}
