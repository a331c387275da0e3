import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { openProjectMenu } from '../support/acting';
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

/** One of each kind: that every part is asked for the same way, the boundaries tell. */
test(
  'a part that arrives later is refused once, and nothing else goes with it',
  onceIsEnough,
  async ({ newcomer: page }) => {
    await createExample(page);
    await nowhere(page);
    const away = await takeAway(page, fetchedAhead);
    const links = page.getByRole('navigation', { name: 'Hoofdmenu' }).getByRole('link');
    const menu = (label: string) => () =>
      links.and(page.getByRole('link', { name: label, exact: true })).click();
    const button = (name: string | RegExp) => () => page.getByRole('button', { name }).first().click();
    const title = page.getByRole('heading', { level: 1 });
    const again = (reach: () => Promise<unknown>, wanted: Locator) => refusedOnce(page, away, reach, wanted);

    await test.step('a screen, and a dialog of its own', async () => {
      await again(menu('Offertes'), title.filter({ hasText: 'Offertes' }));
      await again(button('Nieuwe offerte'), dialog(page));
    });
    await test.step('a dialog over a dialog', async () => {
      await again(
        () => dialog(page).getByRole('button', { name: 'Nieuw contact' }).click(),
        page.getByLabel('Naam'),
      );
      await page.keyboard.press('Escape');
      await close(page);
    });
    await test.step('a part of a dialog', async () => {
      await again(menu('Meetstaat'), title.filter({ hasText: 'Meetstaat' }));
      await button(/^Bewerken: /)();
      const history = dialog(page).getByText(/voegde .* toe/);
      await refusedOnce(
        page,
        away,
        () => dialog(page).getByText('Geschiedenis').click(),
        history,
        /record-log/,
      );
      await close(page);
    });
    await test.step('a view behind a tab, and a card on it', async () => {
      await again(menu('Budget'), title.filter({ hasText: 'Budget' }));
      const cashPlan = page.getByRole('heading', { name: 'Kasplan' });
      const tab = () => page.getByRole('tab', { name: 'Kasplan' }).click();
      await refusedOnce(page, away, tab, cashPlan, /cash-plan-card/);
      await nowhere(page);
      const files = page.getByRole('heading', { name: 'Premiedossiers' });
      await refusedOnce(page, away, menu('Premies'), files, /premium-files/);
    });
    await test.step('the menus and what lies over every screen', async () => {
      await again(() => openProjectMenu(page), page.getByRole('menu'));
      await again(() => page.getByRole('menuitem', { name: 'Nieuw project' }).click(), dialog(page));
      await close(page);
      await again(button(/^Zoeken$/), dialog(page));
      await close(page);
      await again(() => page.keyboard.press('?'), dialog(page));
      await close(page);
    });
    await test.step('what a phone has', async () => {
      await page.setViewportSize({ width: 390, height: 844 });
      await again(button(/^Toevoegen$/), dialog(page));
      await close(page);
      await again(button('Menu openen'), page.getByRole('navigation', { name: 'Hoofdmenu' }));
    });
  },
);

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
