import { screens } from '#/app/web/features';
import type { Project } from '#/core/project';
import { may } from '#/core/rights';
import { dashboardPage } from '#/features/front/dashboard/page';
import type { Entry } from '#/features/front/search/rules/find';
import { logbookPage } from '#/features/history/logbook/page';
import { trashPage } from '#/features/history/trash/page';
import { budgetPage } from '#/features/money/budget/page';
import { invoicesPage } from '#/features/papers/invoices/page';
import { quotesPage } from '#/features/papers/quotes/page';
import { accountPage } from '#/features/people/account/page';
import { premiesPage } from '#/features/premiums/premies/page';
import { inboxPage } from '#/features/reading/inbox/page';
import { planningPage } from '#/features/site/planning/page';
import { contactsPage } from '#/features/work/contacts/page';
import { documentsPage } from '#/features/work/documents/page';
import { meetstaatPage } from '#/features/work/meetstaat/page';

/** What people call a screen besides its title. */
const otherWords: Record<string, string> = {
  [dashboardPage.path]: 'overzicht start',
  [meetstaatPage.path]: 'posten items hoeveelheden raming excel importeren',
  [contactsPage.path]: 'aannemers leveranciers architect adresboek importeren vcard',
  [inboxPage.path]: 'papieren foto scannen inlezen uploaden brievenbus',
  [quotesPage.path]: 'prijsvraag scannen controleren meerwerk',
  [invoicesPage.path]: 'rekeningen betalen betalingen openstaand',
  [planningPage.path]: 'taken agenda afspraken',
  [budgetPage.path]: 'geld kasplan lening financiering kosten',
  [premiesPage.path]: 'subsidies verbouwpremie premiedossiers simulator',
  [documentsPage.path]: 'bestanden vergunning plannen foto',
  [logbookPage.path]: 'geschiedenis wijzigingen ongedaan maken',
  [trashPage.path]: 'verwijderd terugzetten',
  [accountPage.path]: 'instellingen profiel herinneringen mail toestellen gegevens downloaden exporteren',
};

const pages: readonly Entry[] = screens.map(({ page }) => ({
  ...{ kind: 'Scherm', path: page.path, title: page.title, detail: '', text: otherWords[page.path] ?? '' },
}));

const view = (path: string, title: string, text = ''): Entry => ({
  ...{ kind: 'Scherm', path, title, detail: '', text },
});

/** Found when they are sought, and not in the way before. */
const views: readonly Entry[] = [
  view(`${planningPage.path}?weergave=tijdslijn`, 'Planning als tijdslijn'),
  view(`${planningPage.path}?weergave=kalender`, 'Planning als kalender', 'gantt'),
  view(`${planningPage.path}?weergave=week`, 'Planning van deze week', 'wie komt er'),
  view(`${planningPage.path}?weergave=termijnen`, 'Termijnen', 'herinneringen vervaldagen'),
  view(`${meetstaatPage.path}?weergave=blad`, 'Meetstaat als blad', 'rekenblad spreadsheet'),
  view(`${meetstaatPage.path}?toon=dekking`, 'Dekking van de meetstaat', 'posten zonder offerte'),
  view(`${quotesPage.path}?vergelijk=kies`, 'Offertes vergelijken', 'naast elkaar'),
  view(`${invoicesPage.path}?status=overdue`, 'Facturen die te laat zijn', 'vervallen achterstallig'),
];

const act = (name: string, title: string, text = ''): Entry => ({
  ...{ kind: 'Actie', path: `#${name}`, title, detail: '', text, act: name },
});

export const actsOfAnyone = ['create', 'invitations', 'keys', 'light', 'dark', 'system', 'sign-out'] as const;
export const actsOfOwner = ['share', 'rename'] as const;
export type ShellAct = (typeof actsOfAnyone)[number] | (typeof actsOfOwner)[number];

const acts: Record<ShellAct, Entry> = {
  create: act('create', 'Nieuw project'),
  share: act('share', 'Project delen', 'uitnodigen partner architect medewerker'),
  rename: act('rename', 'Project hernoemen'),
  invitations: act('invitations', 'Meldingen en uitnodigingen', 'bel'),
  keys: act('keys', 'Sneltoetsen', 'toetsenbord'),
  light: act('light', 'Lichte weergave', 'thema'),
  dark: act('dark', 'Donkere weergave', 'thema nacht'),
  system: act('system', 'Weergave zoals uw toestel', 'thema licht donker'),
  'sign-out': act('sign-out', 'Uitloggen', 'afmelden'),
};

export type Always = {
  /** Shown before anything is typed. */
  first: readonly Entry[];
  all: readonly Entry[];
};

const known = new Map<string, Always>();

/** The screens, and what one makes in a project by one's rights there. The same list as long as those are the same. */
export function alwaysFound(project: Project | undefined): Always {
  const key = project?.role ?? '';
  const before = known.get(key);
  if (before) return before;
  const creating = screens.flatMap(({ page: { path, create } }): Entry[] =>
    create && project && may(project.role, create.needs)
      ? [{ kind: 'Actie', path: `${path}?nieuw=1`, title: create.label, detail: '', text: '' }]
      : [],
  );
  const first = [...creating, ...pages];
  const own = project?.role === 'owner' ? [...actsOfAnyone, ...actsOfOwner] : actsOfAnyone;
  const always = { first, all: [...first, ...(project ? views : []), ...own.map((name) => acts[name])] };
  known.set(key, always);
  return always;
}
