import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { act, openProjectMenu } from '../support/acting';
import {
  createExample,
  createProject,
  expect,
  expectAccessible,
  onceIsEnough,
  signIn,
  test,
} from '../support/journey';

const restored = 'Wat u aan het invullen was, staat er weer.';

const signedOut = 'UnauthorizedJe bent uitgelogd. Opnieuw inloggen...';

/**
 * The sentence stands there for half a second: the sign-in doesn't answer before it was seen. It is looked for in the
 * page itself, for a locator waits until a page that is on its way has come.
 */
async function expectSignedOut(page: Page, ask: () => Promise<unknown>) {
  let goOn = () => {};
  const seen = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  await page.route(/\/api\/login/, (route) => seen.then(() => route.continue()), { times: 1 });
  const told = page.evaluate(
    (sentence) =>
      new Promise<void>((resolve) => {
        const look = () => {
          const alerts = [...document.querySelectorAll('[role=alert]')];
          const isSeen = alerts.some(
            (each) => each.textContent?.includes(sentence) && each.checkVisibility(),
          );
          if (isSeen) resolve();
          else setTimeout(look, 20);
        };
        look();
      }),
    signedOut,
  );
  const asked = ask();
  await told;
  goOn();
  await asked;
}

/** The session ends while the form is open; one saves, signs in again as the same person, and is back in it. */
async function endSession(page: Page, email: string, save: Locator, name = 'Katrien De Smet') {
  await page.context().clearCookies();
  // At once: what else the page asks for may find out first, and a click waits for what then goes away.
  await expectSignedOut(page, () => save.dispatchEvent('click'));
  await page.getByLabel('Uw naam').fill(name);
  await page.getByLabel('E-mailadres').fill(email);
  await page.getByRole('button', { name: 'Aanmelden' }).click();
  await expect(page.locator('#main')).toBeVisible();
}

type Form = {
  name: string;
  path: string;
  open: (page: Page) => Promise<unknown>;
  field: string;
  typed: string;
  save: string;
  saved: string;
  /** What a new record needs besides, so that saving it reaches the server. */
  fill?: (page: Page) => Promise<unknown>;
};

async function chooseFirst(page: Page, label: string) {
  await page.getByRole('dialog').getByRole('combobox', { name: label }).click();
  await page.getByRole('option').first().click();
}

const first = (page: Page, name: RegExp | string) => page.getByRole('button', { name }).first().click();

/** One of each kind: a paper, a record that is there already, and a page. That every form is of one, the boundaries tell. */
const forms: Form[] = [
  {
    name: 'a new quote',
    path: '/quotes',
    open: (page) => first(page, 'Nieuwe offerte'),
    field: 'Omschrijving',
    typed: 'Ramen achteraan',
    save: 'Offerte toevoegen',
    saved: 'Offerte toegevoegd',
    fill: async (page) => {
      await chooseFirst(page, 'Contact');
      await page.getByRole('textbox', { name: 'Bedrag', exact: true }).fill('1.200');
    },
  },
  {
    name: 'a contact',
    path: '/contacts',
    open: (page) => first(page, 'Yassin Haddouchi bewerken'),
    field: 'Notities',
    typed: 'Komt altijd op tijd',
    save: 'Opslaan',
    saved: 'Contact bijgewerkt',
  },
  {
    name: 'the budget',
    path: '/budget',
    open: (page) => first(page, 'Budget Bewerken'),
    field: 'Notariskosten',
    typed: '4.321,00',
    save: 'Budget Opslaan',
    saved: 'Budget bijgewerkt',
  },
];

test.describe('a session that ends while saving', onceIsEnough, () => {
  test('loses nothing of what was typed in a form', async ({ page }) => {
    const email = await signIn(page);
    await createExample(page);
    for (const form of forms) {
      await test.step(form.name, async () => {
        await page.goto(form.path);
        await form.open(page);
        const field = page.getByRole('textbox', { name: form.field });
        await field.fill(form.typed);
        const save = page.getByRole('button', { name: form.save });
        await form.fill?.(page);
        await endSession(page, email, save);
        await expect(page.getByText(restored)).toBeVisible();
        await expect(field).toHaveValue(form.typed);
        await save.click();
        await expect(page.getByText(form.saved)).toBeVisible();
      });
    }
  });

  test('says which file has to be chosen again', async ({ page }) => {
    const email = await signIn(page);
    await createExample(page);
    await page.goto('/quotes');
    await act(page, 'RZ-0671', 'Bewerken');
    await page
      .getByRole('dialog')
      .locator('input[type=file]')
      .first()
      .setInputFiles({
        name: 'nieuwe offerte.pdf',
        mimeType: 'application/pdf',
        buffer: Buffer.from('%PDF-1.4'),
      });
    await endSession(page, email, page.getByRole('button', { name: 'Opslaan' }));
    await expect(page.getByText('Kies alleen nog opnieuw: ‘nieuwe offerte.pdf’.')).toBeVisible();
    await expectAccessible(page);
  });

  test('shows nothing of it to another person who signs in there', async ({ page }) => {
    const email = await signIn(page);
    await createExample(page);
    await page.goto('/contacts?nieuw=1');
    await page.getByRole('textbox', { name: 'Naam' }).fill('Geheime loodgieter');
    await endSession(
      page,
      `ander-${email}`,
      page.getByRole('button', { name: 'Contact toevoegen' }),
      'Iemand anders',
    );
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Naam' })).toHaveValue('');
    await expect(page.getByText(restored)).toBeHidden();
    expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('Geheime');
  });

  test('is said of a scan as of anything else', async ({ page }) => {
    await signIn(page);
    await createProject(page);
    await page.goto('/quotes');
    await page.getByRole('button', { name: 'OCR Scan' }).click();
    const input = page.locator('input[type=file]:not([capture])').first();
    await input.waitFor({ state: 'attached' });
    await page.context().clearCookies();
    const pdf = { name: 'offerte.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4') };
    await expectSignedOut(page, () => input.setInputFiles(pdf));
    await expect(page.getByLabel('Uw naam')).toBeVisible();
  });
});

test(
  'a new project begun from the menu is there again at once, on the screen where one was',
  onceIsEnough,
  async ({ page }) => {
    const email = await signIn(page);
    await createProject(page, 'Dorpsstraat 3');
    await page.goto('/planning');
    await openProjectMenu(page);
    await page.getByRole('menuitem', { name: 'Nieuw project' }).click();
    const dialog = page.getByRole('dialog', { name: 'Nieuw project' });
    await dialog.getByLabel('Naam').fill('Kerkstraat 12');
    await endSession(page, email, dialog.getByRole('button', { name: 'Project aanmaken' }));
    await expect(dialog.getByText(restored)).toBeVisible();
    await expect(dialog.getByLabel('Naam')).toHaveValue('Kerkstraat 12');
    expect(new URL(page.url()).pathname).toBe('/planning');
    await dialog.getByRole('button', { name: 'Project aanmaken' }).click();
    await expect(dialog).toBeHidden();
  },
);

test(
  'an invitation begun from the menu is there again at once, on the screen where one was',
  onceIsEnough,
  async ({ page }) => {
    const email = await signIn(page);
    await createProject(page, 'Dorpsstraat 3');
    await page.goto('/planning');
    await openProjectMenu(page);
    await page.getByRole('menuitem', { name: 'Project delen' }).click();
    const dialog = page.getByRole('dialog', { name: 'Project delen' });
    await dialog.getByLabel('E-mailadres').fill('jef@voorbeeld.be');
    await endSession(page, email, dialog.getByRole('button', { name: 'Uitnodiging verzenden' }));
    await expect(dialog.getByText(restored)).toBeVisible();
    await expect(dialog.getByLabel('E-mailadres')).toHaveValue('jef@voorbeeld.be');
  },
);

const question = (page: Page) => page.getByRole('alertdialog', { name: 'Niet opgeslagen' });

const newQuote = (page: Page) => page.getByRole('dialog', { name: 'Nieuwe offerte' });

const waysOut: Record<string, (page: Page) => Promise<unknown>> = {
  Escape: (page) => page.keyboard.press('Escape'),
  'the cross': (page) => newQuote(page).getByRole('button', { name: 'Sluiten' }).click(),
  Annuleren: (page) => newQuote(page).getByRole('button', { name: 'Annuleren' }).click(),
  'a click beside it': (page) => page.mouse.click(4, 4),
};

test('an untouched form closes, a touched one asks first', onceIsEnough, async ({ newcomer: page }) => {
  await createExample(page);
  await page.goto('/quotes');
  const dialog = newQuote(page);
  for (const [way, close] of Object.entries(waysOut)) {
    await test.step(way, async () => {
      await page.getByRole('button', { name: 'Nieuwe offerte' }).click();
      await expect(dialog).toBeVisible();
      // A dialog begins to listen for clicks beside it a moment after it is drawn.
      await expect(async () => {
        await close(page);
        await expect(dialog).toBeHidden({ timeout: 1_000 });
      }).toPass();
      await page.getByRole('button', { name: 'Nieuwe offerte' }).click();
      await dialog.getByLabel('Omschrijving').fill('Dakgoot');
      await close(page);
      await expect(question(page)).toBeVisible();
      await page.getByRole('button', { name: 'Verder invullen' }).click();
      await expect(dialog.getByLabel('Omschrijving')).toHaveValue('Dakgoot');
      await close(page);
      await page.getByRole('button', { name: 'Weggooien' }).click();
      await expect(dialog).toBeHidden();
    });
  }
});

test('the back button asks before it takes a touched form away', onceIsEnough, async ({ newcomer: page }) => {
  await createExample(page);
  await page.goto('/quotes');
  await page.getByRole('button', { name: 'Nieuwe offerte' }).click();
  const dialog = page.getByRole('dialog', { name: 'Nieuwe offerte' });
  await dialog.getByLabel('Omschrijving').fill('Dakgoot');
  const head = page.locator('[role="dialog"] h2');
  const brightness = async () => (await sharp(await head.screenshot()).stats()).channels[0]?.mean ?? 0;
  const before = await brightness();
  await page.goBack();
  await expect(question(page)).toBeVisible();
  await expectAccessible(page);
  expect(await brightness(), 'the form is dimmed behind the question').toBeLessThan(before * 0.8);
  await page.getByRole('button', { name: 'Verder invullen' }).click();
  await expect(dialog.getByLabel('Omschrijving')).toHaveValue('Dakgoot');
  expect(page.url()).toContain('nieuw=1');
  await page.goBack();
  await page.getByRole('button', { name: 'Weggooien' }).click();
  await expect(dialog).toBeHidden();
  expect(page.url()).not.toContain('nieuw=1');
});

test(
  'leaving a touched page by the menu asks, and staying keeps it',
  onceIsEnough,
  async ({ newcomer: page }) => {
    await createExample(page);
    await page.goto('/budget');
    await page.getByRole('button', { name: 'Budget Bewerken' }).click();
    const planning = page.getByRole('link', { name: 'Planning' });
    await planning.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Planning');
    await page.goBack();
    await page.getByRole('button', { name: 'Budget Bewerken' }).click();
    await page.getByLabel('Notariskosten').fill('4.000');
    await planning.click();
    await expect(question(page)).toBeVisible();
    await page.getByRole('button', { name: 'Verder invullen' }).click();
    await expect(page.getByLabel('Notariskosten')).toHaveValue('4.000,00');
    await planning.click();
    await page.getByRole('button', { name: 'Weggooien' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Planning');
  },
);

test('closing the window asks as well', onceIsEnough, async ({ newcomer: page }) => {
  await createExample(page);
  await page.goto('/contacts?nieuw=1');
  await page.getByRole('textbox', { name: 'Naam' }).fill('Jan');
  let asked = 0;
  page.on('dialog', (box) => {
    asked += 1;
    return box.accept();
  });
  await page.reload();
  expect(asked).toBe(1);
  await page.reload();
  expect(asked).toBe(1);
});

test(
  'a project that is deleted elsewhere is said to be, before another appears',
  onceIsEnough,
  async ({ newcomer: page }) => {
    await createProject(page, 'Dorpsstraat 3');
    const projectId = await createProject(page, 'Kerkstraat 12');
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kerkstraat 12');
    await page.request.delete(`/api/projects/${projectId}`);
    await page.goto('/budget');
    await expect(page.getByRole('heading', { name: '‘Kerkstraat 12’ is verwijderd' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Budget Overzicht' })).toBeHidden();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Verder in ‘Dorpsstraat 3’' }).click();
    await expect(page.getByRole('heading', { name: 'Budget Overzicht' })).toBeVisible();
  },
);

test(
  'a project that is deleted while one works in it is said to be',
  onceIsEnough,
  async ({ newcomer: page }) => {
    await createProject(page, 'Dorpsstraat 3');
    const projectId = await createProject(page, 'Kerkstraat 12');
    await page.goto('/contacts');
    await expect(page.getByRole('button', { name: 'Project Kerkstraat 12' })).toBeVisible();
    await page.request.delete(`/api/projects/${projectId}`);
    await page.getByRole('link', { name: 'Planning' }).click();
    await expect(page.getByRole('heading', { name: '‘Kerkstraat 12’ is verwijderd' })).toBeVisible();
  },
);

test(
  'what is typed in a dialog of the menu stays when the screen is turned',
  onceIsEnough,
  async ({ newcomer: page }) => {
    const upright = { width: 700, height: 1_000 };
    const lying = { width: 1_000, height: 700 };
    const turn = async (to: typeof upright) => {
      await page.setViewportSize(to);
      await expect(page.locator('aside')).toHaveCount(to === lying ? 1 : 0);
    };
    await createProject(page);
    await page.setViewportSize(lying);
    await page.goto('/');

    await test.step('from the sidebar', async () => {
      await openProjectMenu(page);
      await page.getByRole('menuitem', { name: 'Project hernoemen' }).click();
      const dialog = page.getByRole('dialog', { name: 'Project hernoemen' });
      await dialog.getByLabel('Naam').fill('Kerkstraat 12');
      await turn(upright);
      await expect(dialog.getByLabel('Naam')).toHaveValue('Kerkstraat 12');
      await turn(lying);
      await expect(dialog.getByLabel('Naam')).toHaveValue('Kerkstraat 12');
      await dialog.getByRole('button', { name: 'Opslaan' }).click();
      await expect(page.getByText('Project bijgewerkt')).toBeVisible();
      await expect(dialog).toBeHidden();
    });

    await test.step('from the drawer', async () => {
      await turn(upright);
      await openProjectMenu(page);
      await page.getByRole('menuitem', { name: 'Nieuw project' }).click();
      const dialog = page.getByRole('dialog', { name: 'Nieuw project' });
      await dialog.getByLabel('Naam').fill('Dorpsplein 3');
      await turn(lying);
      await expect(dialog.getByLabel('Naam')).toHaveValue('Dorpsplein 3');
      await dialog.getByRole('button', { name: 'Project aanmaken' }).click();
      await expect(page.getByText('Project aangemaakt')).toBeVisible();
      await expect(dialog).toBeHidden();
    });

    await test.step('and what the bell opens', async () => {
      await page.getByRole('button', { name: 'Uitnodigingen' }).click();
      const dialog = page.getByRole('dialog', { name: 'Uitnodigingen' });
      await expect(dialog).toBeVisible();
      await turn(upright);
      await expect(dialog).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
    });

    await test.step('and what one adds', async () => {
      await page.getByRole('button', { name: 'Toevoegen' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Bonnetje' }).click();
      const dialog = page.getByRole('dialog', { name: 'Bonnetje' });
      await dialog.getByLabel('Betaald').fill('12,50');
      await turn(lying);
      await expect(dialog.getByLabel('Betaald')).toHaveValue('12,50');
    });
  },
);
