import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { act, addLumpSum, openProjectMenu } from '../support/acting';
import {
  createExample,
  createProject,
  expect,
  test as journey,
  onceIsEnough,
  signIn,
} from '../support/journey';

/** Whoever takes files away gets errors in the console; uncaught ones still count. */
const test = journey.extend({
  noConsoleErrors: async ({ page }, use) => {
    const uncaught: string[] = [];
    page.on('pageerror', (error) => uncaught.push(error.message));
    await use(undefined);
    expect(uncaught).toEqual([]);
  },
});

type Chunk = { file: string; isDynamicEntry?: boolean };

function lazyParts(): Map<string, string> {
  const file = join(import.meta.dirname, '../../dist/web/.vite/manifest.json');
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as Record<string, Chunk>;
  const lazy = Object.entries(manifest).filter(([, chunk]) => chunk.isDynamicEntry);
  return new Map(lazy.map(([source, chunk]) => [`/${chunk.file}`, source]));
}

/** Fetched when a pointer or the focus passes by, before anybody asks: taken away until it was missed. */
const fetchedAhead = /project-menu|person-menu|phone-drawer/;

/** Takes the app's files away while it is on, and remembers which parts that hit. */
async function takeAway(page: Page, early?: RegExp) {
  const parts = lazyParts();
  const refused = new Set<string>();
  const given = new Set<string>();
  const state = { refuse: undefined as RegExp | undefined, given, parts, refused };
  await page.route('**/assets/*.js', (route) => {
    const { pathname } = new URL(route.request().url());
    const part = parts.get(pathname);
    const isTooEarly = part !== undefined && early?.test(part) && !given.has(part);
    if (!isTooEarly && !state.refuse?.test(pathname)) return route.continue();
    if (part) refused.add(part);
    return route.abort();
  });
  return state;
}

type Away = Awaited<ReturnType<typeof takeAway>>;

const gone = 'Dit onderdeel kon niet geladen worden';

/** Refused, said, and had after all with the button; the rest of the page is there all the while. */
async function refusedOnce(
  page: Page,
  away: Away,
  reach: () => Promise<unknown>,
  wanted: Locator,
  only = /./,
) {
  away.refuse = only;
  await reach();
  await expect(page.getByText(gone)).toBeVisible();
  await expect(page.locator('#main')).toBeAttached();
  // Behind a dialog the page is hidden from assistive technology, and is there all the same.
  const chat = page.getByRole('button', { name: 'Intake openen', includeHidden: true });
  await expect(chat).toBeAttached();
  away.refuse = undefined;
  for (const part of away.refused) away.given.add(part);
  await page.getByRole('button', { name: 'Opnieuw proberen' }).click();
  await expect(wanted.first()).toBeVisible();
  await expect(page.getByText(gone)).toBeHidden();
}

const dialog = (page: Page) => page.getByRole('dialog');

/** Where no screen is, once it says so: nothing is on its way any more. */
async function nowhere(page: Page) {
  await page.goto('/bestaat-niet');
  await expect(page.getByRole('link', { name: 'Naar het dashboard' })).toBeVisible();
}

async function close(page: Page) {
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
}

// Some sixty parts one after the other: on a busy machine that takes longer than most.
journey.describe.configure({ timeout: 900_000 });

test(
  'every part that arrives later is refused once, and nothing else goes with it',
  onceIsEnough,
  async ({ newcomer: page }) => {
    await addLumpSum(page, await createExample(page), 'DV-1', '4200.00');
    await nowhere(page);
    const away = await takeAway(page, fetchedAhead);
    const links = page.getByRole('navigation', { name: 'Hoofdmenu' }).getByRole('link');
    const visited = new Set<string>();
    const menu = (label: string) => () => {
      visited.add(label);
      return links.and(page.getByRole('link', { name: label, exact: true })).click();
    };
    const button = (name: string | RegExp) => () => page.getByRole('button', { name }).first().click();
    const title = page.getByRole('heading', { level: 1 });
    const again = (reach: () => Promise<unknown>, wanted: Locator) => refusedOnce(page, away, reach, wanted);

    await again(menu('Dashboard'), title.filter({ hasText: 'Gentbrugge' }));
    const setAside = button(/opzij zetten$/);
    await refusedOnce(page, away, setAside, page.getByRole('menuitem'), /aside-menu/);
    away.refuse = /aside-list/;
    await page.getByRole('menuitem', { name: /^Een week/ }).click();
    await refusedOnce(page, away, async () => undefined, page.getByText('Opzij gezet (1)'), /aside-list/);
    await again(button('Intake openen'), dialog(page));
    await close(page);
    await again(button(/uitnodiging/i), dialog(page));
    await close(page);
    await nowhere(page);
    const news = page.getByRole('heading', { name: 'Meldingen', exact: true });
    await refusedOnce(page, away, button(/uitnodiging/i), news, /news-list/);
    await close(page);
    await menu('Dashboard')();
    await refusedOnce(page, away, button('Project delen'), dialog(page), /share-dialog/);
    await close(page);
    await nowhere(page);
    await again(() => openProjectMenu(page), page.getByRole('menu'));
    await again(() => page.getByRole('menuitem', { name: 'Nieuw project' }).click(), dialog(page));
    await close(page);
    const ofProject = (label: string) => async () => {
      await openProjectMenu(page);
      await page.getByRole('menuitem', { name: label, exact: true }).click();
    };
    for (const label of [
      ...['Uw woning', 'Woningmap', 'Waarborg en onderhoud', 'Rechten en plichten'],
      ...['Rapporten', 'Logboek', 'Prullenmand'],
    ]) {
      await again(ofProject(label), title.filter({ hasText: label }));
    }
    await ofProject('Uw woning')();
    await again(button('Woning bewerken'), dialog(page));
    await close(page);
    await nowhere(page);
    const intake = page.getByRole('heading', { name: 'Intake Gegevens' });
    await refusedOnce(page, away, ofProject('Uw woning'), intake, /intake-card/);

    await again(menu('Meetstaat'), title.filter({ hasText: 'Meetstaat' }));
    await again(button('Nieuw item'), dialog(page));
    await close(page);
    await button(/^Bewerken: /)();
    await again(
      () => dialog(page).getByText('Geschiedenis').click(),
      dialog(page).getByText(/voegde .* toe/),
    );
    await close(page);
    await again(button(/Excel/), dialog(page));
    await close(page);

    await again(menu('Offertes'), title.filter({ hasText: 'Offertes' }));
    await again(button('Nieuwe offerte'), dialog(page));
    await again(
      () => dialog(page).getByRole('button', { name: 'Nieuw contact' }).click(),
      page.getByLabel('Naam'),
    );
    await page.keyboard.press('Escape');
    await close(page);
    await again(button('AI Controle'), dialog(page));
    await close(page);
    await again(button('OCR Scan'), dialog(page));
    await close(page);
    const compare = () => page.getByRole('link', { name: 'Vergelijken' }).click();
    await again(compare, title.filter({ hasText: 'Offertes vergelijken' }));
    await page.getByRole('link', { name: 'Alle offertes' }).click();
    await again(button(/% Betaald|Onbetaald/), dialog(page));
    await close(page);

    const extraWork = page.getByRole('region', { name: 'Meerwerk' });
    await refusedOnce(page, away, button('TS-0846'), extraWork, /extras-card/);
    await again(button('Betaalafspraken bewerken'), dialog(page));
    await close(page);
    await menu('Offertes')();
    const asking = page.getByRole('link', { name: 'Prijsvragen' });
    await again(() => asking.click(), title.filter({ hasText: 'Prijsvragen' }));
    await again(button('Nieuwe prijsvraag'), dialog(page));
    await close(page);
    await page.getByRole('link', { name: 'Nieuw dak met isolatie' }).click();
    await again(button('Aanvulling'), dialog(page));
    await close(page);
    await menu('Offertes')();
    await button('BA-0417')();
    // The record's history is on its way as well.
    await refusedOnce(page, away, button('Vraag het de aannemer'), dialog(page), /ask-firm/);
    await close(page);
    await nowhere(page);
    await menu('Offertes')();
    const signing = page.getByRole('region', { name: 'Waar en wanneer tekende u?' });
    await refusedOnce(page, away, button('TS-0846'), signing, /signing-card/);
    await menu('Offertes')();
    await button('DK-7718')();
    await again(button('Accepteren'), dialog(page));
    await close(page);
    await nowhere(page);
    const entrance = page.getByRole('button', { name: 'Papier toevoegen' });
    await refusedOnce(page, away, menu('Offertes'), entrance, /add-paper/);

    // After the quotes: their form brings the contact's along, and the other way round there is nothing left to refuse.
    await again(menu('Contacten'), title.filter({ hasText: 'Contacten' }));
    await button('Importeren en exporteren')();
    await again(() => page.getByRole('menuitem', { name: /vCard of csv halen/ }).click(), dialog(page));
    await close(page);

    await again(menu('Facturen'), title.filter({ hasText: 'Facturen' }));
    await again(button('Nieuwe factuur'), dialog(page));
    await close(page);
    await again(button('Betalen: DV-F2156'), dialog(page));
    await close(page);
    await again(() => act(page, 'DV-F2156', 'Betalingen'), dialog(page));
    await close(page);
    await again(() => act(page, 'RZ-F0440', 'Markeren als betaald'), dialog(page));
    await close(page);
    await page
      .getByRole('button', { name: /, RZ-F0440$/ })
      .first()
      .click();
    // The record's history is on its way as well.
    await refusedOnce(page, away, button('Vraag het de aannemer'), dialog(page), /ask-firm/);
    await close(page);
    await menu('Facturen')();
    await page
      .getByRole('button', { name: /, DV-F2156$/ })
      .first()
      .click();
    await button('Meer acties')();
    await again(
      () => page.getByRole('menuitem', { name: 'Waarover gaat deze factuur?' }).click(),
      dialog(page),
    );
    await close(page);

    await again(menu('Planning'), title.filter({ hasText: 'Planning' }));
    await again(button('Nieuwe taak'), dialog(page));
    await close(page);
    const deadlines = page.getByRole('link', { name: 'Termijnen' });
    await again(() => deadlines.click(), title.filter({ hasText: 'Termijnen' }));
    await nowhere(page);
    const calendar = page.getByRole('heading', { name: 'In uw agenda' });
    const openDeadlines = async () => {
      await menu('Planning')();
      await deadlines.click();
    };
    await refusedOnce(page, away, openDeadlines, calendar, /calendar-card/);
    await again(menu('Werf'), title.filter({ hasText: 'Werf' }));
    await again(button('Ruimtes'), dialog(page));
    await close(page);
    const tab = (name: string) => page.getByRole('tab', { name }).click();
    const onPaper = page.getByRole('button', { name: 'Op papier' });
    await refusedOnce(page, away, () => tab('Dagboek'), onPaper, /diary-view/);
    await again(button(/^Schrijven: /), dialog(page));
    await close(page);
    await again(() => onPaper.click(), dialog(page));
    await close(page);
    const newPoint = page.getByRole('button', { name: 'Nieuw punt' });
    await refusedOnce(page, away, () => tab('Punten'), newPoint, /points-view/);
    await again(() => newPoint.click(), dialog(page));
    await close(page);
    const newPlan = page.getByRole('button', { name: 'Nieuw plan' });
    await refusedOnce(page, away, () => tab('Plannen'), newPlan, /plan-view/);
    await again(() => newPlan.click(), dialog(page));
    await close(page);
    const accept = page.getByRole('button', { name: 'Opleveren' }).first();
    await refusedOnce(page, away, () => tab('Oplevering'), accept, /acceptances-view/);
    await again(() => accept.click(), dialog(page));
    await close(page);
    for (const name of ['Rondgang', 'Proces-verbaal versturen', 'Tekenen']) {
      await again(() => page.getByRole('button', { name }).first().click(), dialog(page));
      await close(page);
    }
    await again(menu('Budget'), title.filter({ hasText: 'Budget' }));
    await again(button('Budget Bewerken'), page.getByLabel('Notariskosten'));
    await page.getByRole('button', { name: 'Annuleren' }).first().click();
    await again(button('Waarover gaat deze offerte?'), dialog(page));
    await close(page);
    const cashPlan = page.getByRole('heading', { name: 'Kasplan' });
    await refusedOnce(page, away, () => tab('Kasplan'), cashPlan, /cash-plan-card/);
    await tab('Per werk');
    const roof = button('Dakisolatie en dakwerken');
    await refusedOnce(page, away, roof, page.getByRole('link', { name: /^DV-1184 van / }), /quotes-of-work/);
    await nowhere(page);
    await menu('Budget')();
    await tab('Per werk');
    await refusedOnce(
      page,
      away,
      roof,
      page.getByRole('link', { name: /^DV-F2156 van / }),
      /invoices-of-work/,
    );
    await again(menu('Premies'), title.filter({ hasText: 'Premies' }));
    await nowhere(page);
    const files = page.getByRole('heading', { name: 'Premiedossiers' });
    await refusedOnce(page, away, menu('Premies'), files, /premium-files/);
    await again(menu('Documenten'), title.filter({ hasText: 'Documenten' }));
    const about = page.getByRole('link', { name: 'Truweel', exact: true });
    await again(() => about.click(), page.getByText('Beta Status'));
    for (const label of await links.allTextContents()) {
      if (!visited.has(label)) await again(menu(label), title.filter({ hasText: label }));
    }
    const openPerson = button(/^Uw account/);
    const account = page.getByRole('menuitem', { name: 'Uw account' });
    await again(openPerson, account);
    await again(() => account.click(), title.filter({ hasText: /account/i }));
    await nowhere(page);
    const letters = page.getByRole('heading', { name: 'Herinneringen per e-mail' });
    const openAccount = async () => {
      await openPerson();
      await account.click();
    };
    await refusedOnce(page, away, openAccount, letters, /mail-card/);
    await nowhere(page);
    const programs = page.getByRole('heading', { name: 'Programma’s' });
    await refusedOnce(page, away, openAccount, programs, /programs-card/);

    await again(button(/^Zoeken$/), dialog(page));
    await close(page);
    await again(() => page.keyboard.press('?'), dialog(page));
    await close(page);
    await again(button('Hulp bij dit scherm'), dialog(page));
    await close(page);
    const help = page.getByRole('contentinfo').getByRole('link', { name: 'Hulp' });
    await again(() => help.click(), title.filter({ hasText: 'Hulp' }));
    await nowhere(page);
    const onInvoices = page.getByRole('heading', { name: 'Facturen', level: 2 });
    await refusedOnce(page, away, () => help.click(), onInvoices, /all-help/);
    const privacy = page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' });
    await again(() => privacy.click(), title.filter({ hasText: 'Privacy' }));

    await page.setViewportSize({ width: 390, height: 844 });
    await again(button(/^Toevoegen$/), dialog(page));
    await again(button('Bonnetje'), dialog(page).filter({ hasText: 'Winkel' }));
    await close(page);
    await again(button('Menu openen'), page.getByRole('navigation', { name: 'Hoofdmenu' }));

    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto('/about');
    await ofProject('Project laten rusten')();
    const rest = button('Laten rusten');
    await refusedOnce(page, away, rest, links.filter({ hasText: 'Punten' }), /at-rest/);

    const unseen = [...away.parts.values()].filter((part) => !away.refused.has(part) && !elsewhere.has(part));
    expect(unseen, 'parts that arrive later and that this journey did not refuse').toEqual([]);
  },
);

/** Not a button away: seen below, or nothing that somebody asked for. */
const elsewhere = new Set([
  '../../ui/toast-area.tsx',
  'not-found.tsx',
  '../../features/work/intake/web/intake-offer.tsx',
  '../../features/money/budget/web/fill-in-offer.tsx',
  '../../features/people/projects/web/no-project.tsx',
  '../../features/people/projects/web/lost-project.tsx',
  'shell/in-the-background.tsx',
  'shell/waiting-here.ts',
  'shell/outboxes.tsx',
  '../../features/site/photos/web/shared/photo-outbox.ts',
  '../../features/reading/inbox/web/shared/paper-outbox.ts',
  '../../features/site/photos/web/contact-photos.tsx',
  '../../features/site/photos/web/shared/take-photos.tsx',
  '../../features/site/points/web/record-points.tsx',
  '../../features/site/planning/web/paper-tasks.tsx',
  '../../features/site/contracts/web/contract-track-card.tsx',
  '../../features/site/contracts/web/agreement-card.tsx',
  '../../features/site/acceptances/web/acceptance-card.tsx',
  '../../features/site/acceptances/web/rest-note.tsx',
  // Behind a button of an acceptance that was signed, of which the example has none.
  '../../features/site/acceptances/web/addendum-dialog.tsx',
  '../../features/site/acceptances/web/pay-kept-dialog.tsx',
  '../../features/site/acceptances/web/days-dialog.tsx',
  '../../features/site/points/web/read-point-dialog.tsx',
  '../../features/site/plans/web/photo-pin.tsx',
  '../../features/site/closing/web/site-notice.tsx',
  '../../features/site/closing/web/task-notice.tsx',
  '../../features/site/photos/web/record-photos.tsx',
  '../../features/site/photos/web/make-photos.tsx',
  '../../features/outside/guests/web/outside-cards.tsx',
  '../../features/outside/paper-requests/web/ask-proof.tsx',
  // A small link, that is only missed.
  '../../features/outside/quote-requests/web/ask-prices.tsx',
  // Behind a button of a price that waits for a choice, of which the example has none.
  '../../features/papers/quotes/web/choose-quote.tsx',
  '../../platform/web/send-with-progress.ts',
  '../../platform/web/offline/reads.ts',
  'shell/unsent-drafts.tsx',
  'shell/sign-out-dialog.tsx',
  '../../features/reading/inbox/web/hand-in.tsx',
  // The import says of a paper that doesn't come that one chooses the file oneself.
  '../../features/reading/inbox/web/fetch-entry-file.ts',
  '../../features/people/sharing/web/leave-dialog.tsx',
  '../../features/money/bank/web/bank-page.tsx',
  // Only above a task of demolition that is still to come, of which the example has none.
  '../../features/duties/duties/web/demolition-note.tsx',
  '../../features/duties/duties/web/deed-note.tsx',
]);

test(
  'a guest can leave though that dialog came late',
  onceIsEnough,
  async ({ newcomer: owner, browser, server }) => {
    const projectId = await createProject(owner);
    const context = await browser.newContext({ baseURL: server.url });
    const guest = await context.newPage();
    const email = await signIn(guest, 'Jef');
    await owner.request.post(`/api/projects/${projectId}/collaborators/invite`, { data: { email } });
    const [invitation] = await (await guest.request.get('/api/user/invitations')).json();
    await guest.request.post(`/api/collaborators/${invitation.id}/accept`);
    await guest.goto('/');
    const away = await takeAway(guest);
    await openProjectMenu(guest);
    const leave = guest.getByRole('menuitem', { name: 'Project verlaten' });
    await refusedOnce(guest, away, () => leave.click(), guest.getByRole('alertdialog'), /leave-dialog/);
    await context.close();
  },
);

test('a message that can not be drawn yet comes later', onceIsEnough, async ({ newcomer: page }) => {
  // More often than it is asked for by itself and for the message together.
  await page.route('**/toast-area*.js', (route) => route.abort(), { times: 5 });
  await createExample(page);
  await page.goto('/contacts');
  await page.getByRole('button', { name: 'Nieuw contact' }).first().click();
  const form = page.getByRole('dialog');
  await form.getByLabel('Naam').fill('Loodgieter Peeters');
  await form.getByRole('button', { name: 'Contact toevoegen' }).click();
  await expect(page.getByText('Contact toegevoegd')).toBeVisible();
});

test('after an update one sentence offers to load anew', onceIsEnough, async ({ newcomer: page }) => {
  await page.goto('/about');
  await expect(page.getByText('Beta Status')).toBeVisible();
  await page.route('**/assets/*.js', (route) => route.fulfill({ status: 404, body: '{}' }));
  await page.getByRole('button', { name: 'Intake openen' }).click();
  await expect(page.getByText('Er is een nieuwe versie van Truweel')).toBeVisible();
  await expect(page.getByText('Beta Status')).toBeVisible();
  await page.unroute('**/assets/*.js');
  await page.getByRole('button', { name: 'Opnieuw laden' }).click();
  await expect(page.getByText('Er is een nieuwe versie van Truweel')).toBeHidden();
  await page.getByRole('button', { name: 'Intake openen' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test(
  'without a connection a bar says so, what was there stays, and all goes on by itself',
  onceIsEnough,
  async ({ newcomer: page }) => {
    await createExample(page);
    await page.goto('/quotes');
    await expect(page.getByText('RZ-0671').first()).toBeVisible();
    await page.context().setOffline(true);
    await expect(page.getByText('Geen verbinding.')).toBeVisible();
    await expect(page.getByText('RZ-0671').first()).toBeVisible();
    await page.getByRole('button', { name: 'Intake openen' }).click();
    await expect(page.getByText(gone)).toBeVisible();
    await page.context().setOffline(false);
    await expect(page.getByText('Geen verbinding.')).toBeHidden();
    await expect(page.getByRole('dialog')).toBeVisible();
  },
);

test(
  'without a connection the budget stays on screen, and its form comes once there is one',
  onceIsEnough,
  async ({ newcomer: page }) => {
    await createExample(page);
    await page.goto('/budget');
    const figures = page.getByRole('heading', { name: 'Budget Overzicht' });
    const cost = page.getByText('Notariskosten').first();
    await expect(cost).toBeVisible();
    await page.context().setOffline(true);
    await page.getByRole('button', { name: 'Budget Bewerken' }).click();
    await expect(page.getByText(gone)).toBeVisible();
    await expect(figures).toBeVisible();
    await expect(cost).toBeVisible();
    // Changed one's mind and back again, still without a connection.
    await page.getByRole('button', { name: 'Annuleren' }).click();
    await expect(page.getByText(gone)).toBeHidden();
    await page.getByRole('button', { name: 'Budget Bewerken' }).click();
    await expect(page.getByText(gone)).toBeVisible();
    await page.context().setOffline(false);
    await expect(page.getByLabel('Notariskosten')).toBeVisible();
    await expect(page.getByText(gone)).toBeHidden();
  },
);

test('a server that is away for a while is waited for', onceIsEnough, async ({ newcomer: page }) => {
  await createExample(page);
  await page.goto('/quotes');
  await expect(page.getByText('RZ-0671').first()).toBeVisible();
  await page.route('**/api/**', (route) => route.abort());
  await page.getByRole('link', { name: 'Planning' }).click();
  await expect(page.getByText('Geen verbinding.')).toBeVisible();
  await page.unroute('**/api/**');
  await expect(page.getByText('Geen verbinding.')).toBeHidden({ timeout: 30_000 });
  await expect(page.getByRole('button', { name: 'Schilderwerk', exact: true })).toBeVisible();
});

test('an answer of another shape is said, and the page stays', onceIsEnough, async ({ newcomer: page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Intake openen' }).click();
  const chat = page.getByRole('dialog');
  await page.route('**/chatbot/submit', (route) => route.fulfill({ json: { error: 'Onbekend' } }));
  await chat.getByRole('radio').first().click();
  await chat.getByRole('button', { name: 'Volgende' }).click();
  await expect(chat.getByRole('alert')).toContainText('anders dan verwacht');
  await expect(chat.getByText('Vraag 1 van 7')).toBeVisible();
});
