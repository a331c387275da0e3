import { screens } from '#/app/web/features';
import { finds } from '#/app/web/finds';
import type { FoundEntry } from '#/core/found-entry';
import type { Project } from '#/core/project';
import { may } from '#/core/rights';

const screen = (path: string, title: string, text = ''): FoundEntry => ({
  ...{ kind: 'Scherm', path, title, detail: '', text },
});

const pages: readonly FoundEntry[] = screens.map(({ page: { path, title } }) =>
  screen(path, title, finds.find((find) => find.screen?.page.path === path)?.screen?.words),
);

const views: readonly FoundEntry[] = finds.flatMap((find) =>
  (find.views ?? []).map(({ path, title, words }) => screen(path, title, words)),
);

const act = (name: string, title: string, text = ''): FoundEntry => ({
  ...{ kind: 'Actie', path: `#${name}`, title, detail: '', text, act: name },
});

export const actsOfAnyone = ['create', 'invitations', 'keys', 'light', 'dark', 'system', 'sign-out'] as const;
export const actsOfOwner = ['share', 'rename', 'rest'] as const;
export type ShellAct = (typeof actsOfAnyone)[number] | (typeof actsOfOwner)[number];

const acts: Record<ShellAct, FoundEntry> = {
  create: act('create', 'Nieuw project'),
  share: act('share', 'Project delen', 'uitnodigen partner architect medewerker'),
  rename: act('rename', 'Project hernoemen'),
  rest: act('rest', 'Project laten rusten', 'afsluiten klaar archiveren rust'),
  invitations: act('invitations', 'Meldingen en uitnodigingen', 'bel'),
  keys: act('keys', 'Sneltoetsen', 'toetsenbord'),
  light: act('light', 'Lichte weergave', 'thema'),
  dark: act('dark', 'Donkere weergave', 'thema nacht'),
  system: act('system', 'Weergave zoals uw toestel', 'thema licht donker'),
  'sign-out': act('sign-out', 'Uitloggen', 'afmelden'),
};

export type Always = {
  /** Shown before anything is typed. */
  first: readonly FoundEntry[];
  all: readonly FoundEntry[];
};

const known = new Map<string, Always>();

/** The screens, and what one makes in a project by one's rights there. The same list as long as those are the same. */
export function alwaysFound(project: Project | undefined): Always {
  const key = `${project?.role} ${project?.status}`;
  const before = known.get(key);
  if (before) return before;
  const creating = screens.flatMap(({ page: { path, create } }): FoundEntry[] =>
    create && project && may(project.role, create.needs)
      ? [{ kind: 'Actie', path: `${path}?nieuw=1`, title: create.label, detail: '', text: '' }]
      : [],
  );
  const first = [...creating, ...pages];
  const ofOwner = actsOfOwner.filter((name) => name !== 'rest' || project?.status === 'active');
  const own = project?.role === 'owner' ? [...actsOfAnyone, ...ofOwner] : actsOfAnyone;
  const always = { first, all: [...first, ...(project ? views : []), ...own.map((name) => acts[name])] };
  known.set(key, always);
  return always;
}
