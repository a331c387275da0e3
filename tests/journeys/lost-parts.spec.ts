import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { act, openProjectMenu } from '../support/acting';
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
const fetchedAhead = /project-menu|phone-drawer/;

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

async function close(page: Page) {
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
}

test(
  'every part that arrives later is refused once, and nothing else goes with it',
  onceIsEnough,
  async ({ newcomer: page }) => {
    test.setTimeout(240_000);
    await createExample(page);
    await page.goto('/bestaat-niet');
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
    const card = page.getByRole('heading', { name: 'Intake Gegevens' });
    await expect(card).toBeVisible();
    await page.goto('/bestaat-niet');
    await refusedOnce(page, away, menu('Dashboard'), card, /intake-card/);
    const home = page.getByRole('heading', { name: 'Uw woning' });
    await expect(home).toBeVisible();
    await page.goto('/bestaat-niet');
    await refusedOnce(page, away, menu('Dashboard'), home, /home-card/);
    await again(button('Woning bewerken'), dialog(page));
    await close(page);
    await again(button('Intake openen'), dialog(page));
    await close(page);
    await again(button(/uitnodiging/i), dialog(page));
    await close(page);
    await page.goto('/bestaat-niet');
    const news = page.getByRole('heading', { name: 'Meldingen', exact: true });
    await refusedOnce(page, away, button(/uitnodiging/i), news, /news-list/);
    await close(page);
    await menu('Dashboard')();
    await refusedOnce(page, away, button('Project delen'), dialog(page), /share-dialog/);
    await close(page);
    await again(() => openProjectMenu(page), page.getByRole('menu'));
    await again(() => page.getByRole('menuitem', { name: 'Nieuw project' }).click(), dialog(page));
    await close(page);

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
    await again(button(/^Blad$/), page.getByRole('grid'));

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
    await again(button('Vergelijken'), dialog(page));
    await close(page);
    await again(button(/% Betaald|Onbetaald/), dialog(page));
    await close(page);

    const extraWork = page.getByRole('region', { name: 'Meerwerk' });
    await refusedOnce(page, away, button('TS-0846'), extraWork, /contract-section/);
    await again(button('Betaalafspraken bewerken'), dialog(page));
    await close(page);

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

    await again(menu('Planning'), title.filter({ hasText: 'Planning' }));
    await again(button('Nieuwe taak'), dialog(page));
    await close(page);
    await again(menu('Budget'), title.filter({ hasText: 'Budget' }));
    await again(button('Budget Bewerken'), page.getByLabel('Notariskosten'));
    await page.getByRole('button', { name: 'Annuleren' }).first().click();
    await again(menu('Premies'), title.filter({ hasText: 'Premies' }));
    await again(menu('Documenten'), title.filter({ hasText: 'Documenten' }));
    await again(menu('Truweel'), page.getByText('Beta Status'));
    for (const label of await links.allTextContents()) {
      if (!visited.has(label)) await again(menu(label), title.filter({ hasText: label }));
    }
    await again(
      () =>
        page
          .getByRole('link', { name: /account/i })
          .first()
          .click(),
      title.filter({ hasText: /account/i }),
    );

    await again(button(/^Zoeken$/), dialog(page));
    await close(page);
    await again(() => page.keyboard.press('?'), dialog(page));
    await close(page);
    const privacy = page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' });
    await again(() => privacy.click(), title.filter({ hasText: 'Privacy' }));

    await page.setViewportSize({ width: 390, height: 844 });
    await again(button(/^Toevoegen$/), dialog(page));
    await close(page);
    await again(button('Menu openen'), page.getByRole('navigation', { name: 'Hoofdmenu' }));

    const unseen = [...away.parts.values()].filter((part) => !away.refused.has(part) && !elsewhere.has(part));
    expect(unseen, 'parts that arrive later and that this journey did not refuse').toEqual([]);
  },
);

/** Not a button away: seen below, or nothing that somebody asked for. */
const elsewhere = new Set([
  '../../ui/toast-area.tsx',
  '../../features/work/intake/web/intake-offer.tsx',
  '../../features/work/intake/web/fill-in-question.tsx',
  '../../features/people/projects/web/welcome.tsx',
  '../../features/history/live/web/live-project.tsx',
  '../../platform/web/offline/reads.ts',
  'shell/unsent-drafts.tsx',
  'shell/sign-out-dialog.tsx',
  '../../features/reading/inbox/web/hand-in.tsx',
  '../../features/people/sharing/web/leave-dialog.tsx',
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
    await guest.reload();
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
  await page.getByRole('button', { name: 'Intake openen' }).click();
  const chat = page.getByRole('dialog');
  await page.route('**/chatbot/submit', (route) => route.fulfill({ json: { error: 'Onbekend' } }));
  await chat.getByRole('radio').first().click();
  await chat.getByRole('button', { name: 'Volgende' }).click();
  await expect(chat.getByRole('alert')).toContainText('anders dan verwacht');
  await expect(chat.getByText('Vraag 1 van 7')).toBeVisible();
});
