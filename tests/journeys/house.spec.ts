import type { Page } from '@playwright/test';
import { openProjectMenu } from '../support/acting';
import {
  createProject,
  expect,
  expectAccessible,
  isPhone,
  onceIsEnough,
  onlyOnPhone,
  signIn,
  test,
} from '../support/journey';

test('a visitor reads the landing page and signs in', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Beheer uw verbouwproject professioneel');
  await expect(
    page.getByRole('heading', { name: 'Alles wat u nodig heeft voor uw verbouwing' }),
  ).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Begin vandaag nog met uw verbouwproject' })).toBeVisible();
  await expect(page.getByRole('listitem')).toHaveCount(6);
  for (const name of ['Inloggen met Demo', 'Starten met Demo', 'Account aanmaken met Demo']) {
    await expect(page.getByRole('link', { name })).toHaveAttribute('href', '/api/auth/demo');
  }
  await expect(page.getByRole('link', { name: 'Beta Feedback' })).toHaveAttribute('href', /^mailto:/);
  await expect(page.getByText('Demo-modus')).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('link', { name: 'Starten met Demo' }).click();
  await expectAccessible(page);
  await page.getByLabel('Uw naam').fill('Katrien De Smet');
  await page.getByLabel('E-mailadres').fill('geen adres');
  await page.locator('form').evaluate((form: HTMLFormElement) => {
    form.noValidate = true;
  });
  await page.getByRole('button', { name: 'Aanmelden' }).click();
  await expect(page.getByRole('alert')).toHaveText('Ongeldig e-mailadres');
  await expect(page.getByLabel('Uw naam')).toHaveValue('Katrien De Smet');
  await page.getByLabel('E-mailadres').fill('Katrien@Voorbeeld.example');
  await page.getByRole('button', { name: 'Aanmelden' }).click();
  await expect(
    page.getByText('Katrien De Smet').or(page.getByRole('button', { name: 'Menu openen' })),
  ).toBeVisible();
});

async function projectIdOf(page: Page): Promise<number> {
  const [project] = await (await page.request.get('/api/projects')).json();
  return project.id;
}

test(
  'a newcomer makes a first project, renames it and deletes it by typing its name',
  onceIsEnough,
  async ({ newcomer: page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { name: 'Geen project geselecteerd' })).toBeVisible();
    await expect(page.getByText('Selecteer een project in de zijbalk, of begin hier.')).toBeVisible();
    await expectAccessible(page);
    // There is nothing to select: nobody is reproached with it.
    await expect(page.getByRole('alert')).toHaveCount(0);

    await page.getByRole('button', { name: 'Beginnen' }).click();
    await expect(page.getByText('Vul een adres of een naam in.')).toBeVisible();
    await page.getByLabel('Welke woning verbouwt u?').fill('Renovatie Kerkstraat 12');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Project aangemaakt')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Renovatie Kerkstraat 12');
    const steps = page.getByRole('region', { name: 'Zo begint u' });
    await expect(steps.getByRole('listitem')).toHaveCount(4);
    await expect(steps.getByText('Gedaan')).toHaveCount(0);
    await page.request.put(`/api/projects/${await projectIdOf(page)}/budget`, {
      data: { renovationBudget: '90000' },
    });
    await page.reload();
    await expect(steps.getByText('Gedaan')).toHaveCount(1);
    await steps.getByRole('button', { name: 'Beginlijst sluiten' }).click();
    await expect(steps).toBeHidden();

    await openProjectMenu(page);
    await page.getByRole('menuitem', { name: 'Project hernoemen' }).click();
    await page.getByLabel('Naam').fill('Dorpsstraat');
    await page.getByRole('button', { name: 'Opslaan' }).click();
    await expect(page.getByText('Project bijgewerkt')).toBeVisible();

    await page.reload();
    await openProjectMenu(page);
    await page.getByRole('menuitem', { name: 'Project verwijderen' }).click();
    const remove = page.getByRole('button', { name: 'Project verwijderen' });
    await expect(remove).toBeDisabled();
    await page.getByRole('textbox').fill('Dorpsstraat');
    await remove.click();
    await expect(page.getByText('Project verwijderd')).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Geen project geselecteerd' })).toBeVisible();
  },
);

test('an example project appears with one button', onceIsEnough, async ({ newcomer: page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Bekijk een ingevuld voorbeeld' }).click();
  await expect(page.getByText('Voorbeeldproject klaar')).toBeVisible();
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toContainText('Gentbrugge');

  // From a project of one's own the menu leads back to it; there is one.
  await createProject(page, 'Kerkstraat 12');
  await page.goto('/');
  await expect(title).toHaveText('Kerkstraat 12');
  await openProjectMenu(page);
  await page.getByRole('menuitem', { name: 'Voorbeeld' }).click();
  await expect(title).toContainText('Gentbrugge');
  await openProjectMenu(page);
  await expect(page.getByRole('menuitem', { name: 'Nieuw project' })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: 'Voorbeeld' })).toBeHidden();
});

test(
  'a link from a letter leads to its own project, whichever was open',
  onceIsEnough,
  async ({ newcomer: page }) => {
    const asked = await createProject(page, 'Kouter 7');
    await createProject(page, 'Kerkstraat 12');
    await page.goto('/planning');
    const current = page.getByRole('button', { name: /^Project (?!delen)/ });
    await expect(current).toContainText('Kerkstraat 12');
    await page.goto(`/termijnen?project=${asked}`);
    await expect(current).toContainText('Kouter 7');
    await expect(page).toHaveURL(/\/termijnen$/);
    await page.reload();
    await expect(current).toContainText('Kouter 7');
  },
);

test('every screen is one step away, in the drawer of a phone too', async ({ newcomer: page }) => {
  const labels = [
    'Dashboard',
    'Meetstaat',
    'Contacten',
    'Offertes',
    'Facturen',
    'Planning',
    'Budget',
    'Premies',
    'Documenten',
    'Truweel',
  ];
  await page.goto('/');
  for (const label of labels) {
    if (await isPhone(page)) await page.getByRole('button', { name: 'Menu openen' }).click();
    const place = page.getByRole((await isPhone(page)) ? 'dialog' : 'complementary');
    await place.getByRole('link', { name: label, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  await expect(page).toHaveTitle('Truweel');
});

test('the drawer holds the focus and closes with Escape', onlyOnPhone, async ({ newcomer: page }) => {
  await page.goto('/');
  const opener = page.getByRole('button', { name: 'Menu openen' });
  await opener.click();
  const drawer = page.getByRole('dialog');
  await expect(drawer).toBeVisible();
  await expectAccessible(page);
  for (let presses = 0; presses < 30; presses += 1) {
    await page.keyboard.press('Tab');
    expect(await drawer.evaluate((node) => node.contains(document.activeElement))).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(opener).toBeFocused();
});

test('an unknown page says so, to visitors and to owners', onceIsEnough, async ({ page }) => {
  expect((await page.goto('/bestaat-niet'))?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
  await expectAccessible(page);
  await signIn(page);
  expect((await page.goto('/bestaat-niet'))?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
});

test(
  'who leaves is signed out, and who comes back signs in again',
  onceIsEnough,
  async ({ newcomer: page }) => {
    await page.goto('/');
    await page.getByRole('link', { name: 'Uitloggen' }).click();
    await expect(page.getByRole('link', { name: 'Inloggen met Demo' })).toBeVisible();
    expect((await page.request.get('/api/auth/user')).status()).toBe(401);
    await page.goBack();
    await expect(page.getByRole('link', { name: 'Inloggen met Demo' })).toBeVisible();
  },
);

test(
  'a session that ends says so and leads to the sign-in and back',
  onceIsEnough,
  async ({ newcomer: page }) => {
    await page.goto('/about');
    await page.goto('/');
    await expect(page.getByRole('button', { name: 'Nieuw project' })).toBeVisible();
    await page.getByRole('button', { name: 'Nieuw project' }).click();
    await page.getByLabel('Naam').fill('Te laat');
    await page.context().clearCookies({ name: 'session' });
    await page.getByRole('button', { name: 'Project aanmaken' }).click();
    await expect(page.getByText('Je bent uitgelogd. Opnieuw inloggen...')).toBeVisible();
    await expect(page.getByLabel('Uw naam')).toBeVisible();
  },
);

test('the choice of light or dark is kept', onceIsEnough, async ({ newcomer: page }) => {
  const choose = async (label: string) => {
    await page.getByRole('button', { name: /^Uw account/ }).click();
    await page.getByRole('menuitemradio', { name: label }).click();
  };
  await page.goto('/');
  await choose('Donker');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test(
  'without a project every screen says what to do, and does it',
  onceIsEnough,
  async ({ newcomer: page }) => {
    const asks = {
      '/meetstaat': 'Selecteer een project om de meetstaat te bekijken.',
      '/quotes': 'Selecteer een project om offertes te bekijken.',
      '/invoices': 'Selecteer een project om facturen te bekijken.',
      '/planning': 'Selecteer een project om de planning te bekijken.',
      '/budget': 'Selecteer een project om het budget te beheren.',
      '/subsidies': 'Selecteer een project om premies te bekijken.',
      '/documents': 'Selecteer eerst een project om documenten te beheren.',
    };
    for (const [path, text] of Object.entries(asks)) {
      await page.goto(path);
      await expect(page.getByRole('heading', { name: 'Geen project geselecteerd' })).toBeVisible();
      await expect(page.getByText(text)).toBeVisible();
      await expect(page.getByRole('button', { name: 'Nieuw project' })).toBeVisible();
    }
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Bekijk een ingevuld voorbeeld' }).click();
    await expect(page.getByLabel('Zoek in documenten')).toBeVisible();
  },
);
