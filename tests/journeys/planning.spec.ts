import type { Page } from '@playwright/test';
import { onlyRead, showFilters } from '../support/acting';
import {
  createExample,
  createProject,
  expect,
  expectAccessible,
  onceIsEnough,
  test,
} from '../support/journey';

async function scrollsWithinItself(page: Page): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
}

test('an owner plans a first task, changes it on the timeline and removes it', async ({ newcomer: page }) => {
  await page.goto('/planning');
  await expect(page.getByRole('heading', { name: 'Geen project geselecteerd' })).toBeVisible();
  await expect(page.getByText('Selecteer een project om de planning te bekijken.')).toBeVisible();

  await createProject(page);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Nog geen taken toegevoegd' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Eerste taak toevoegen' }).click();
  const dialog = page.getByRole('dialog', { name: 'Nieuwe taak' });
  await dialog.getByRole('button', { name: 'Taak toevoegen' }).click();
  await expect(page.getByText('Titel vereist')).toBeVisible();
  await expect(dialog.getByText('Vul een titel in voor de taak.')).toBeVisible();
  await dialog.getByLabel('Titel').fill('Dak vernieuwen');
  await dialog.getByLabel('Startdatum', { exact: true }).fill('10/3/2027');
  await dialog.getByLabel('Einddatum', { exact: true }).fill('1-3-2027');
  await dialog.getByRole('button', { name: 'Taak toevoegen' }).click();
  await expect(dialog.getByText('De einddatum kan niet vóór de startdatum liggen.')).toBeVisible();
  await dialog.getByLabel('Einddatum', { exact: true }).fill('20-3-2027');
  await dialog.getByRole('button', { name: 'Taak toevoegen' }).click();
  await expect(page.getByText('Taak toegevoegd')).toBeVisible();
  await expect(page).toHaveURL(/\/planning$/);

  await page.getByRole('tab', { name: 'Tijdslijn weergave' }).click();
  const bar = page.getByRole('button', {
    name: 'Dak vernieuwen: 10 maart 2027 tot en met 20 maart 2027, gepland',
  });
  await bar.focus();
  await page.keyboard.press('Enter');
  const edit = page.getByRole('dialog', { name: 'Taak bewerken' });
  await edit.getByRole('combobox', { name: 'Status' }).click();
  await page.getByRole('option', { name: 'In uitvoering' }).click();
  await edit.getByRole('button', { name: 'Opslaan' }).click();
  await expect(page.getByText('Taak bijgewerkt')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Dak vernieuwen: .*in uitvoering/ })).toBeVisible();

  await page.getByRole('tab', { name: 'Tabel weergave' }).click();
  await page.getByRole('button', { name: '‘Dak vernieuwen’ verwijderen' }).click();
  await expect(page.getByText('Taak verwijderd')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Nog geen taken toegevoegd' })).toBeVisible();
});

test(
  'a full planning is searched, filtered and read as a table and as a timeline',
  onceIsEnough,
  async ({ newcomer: page }) => {
    await createExample(page);
    await page.goto('/planning');
    const main = page.getByRole('main');
    const title = (name: string) => main.getByRole('button', { name, exact: true });
    await expect(title('Chape gieten')).toBeVisible();
    // What is done stays folded until one asks for it, or looks for something.
    const finished = main.getByRole('button', { name: 'Voltooid of geannuleerd' });
    await expect(title('Dak vernieuwen en isoleren')).toBeHidden();
    await finished.click();
    await expect(title('Dak vernieuwen en isoleren')).toBeVisible();
    await scrollsWithinItself(page);
    await finished.click();

    await main.getByLabel('Zoek in de taken').fill('dak vernieuwen');
    await expect(title('Dak vernieuwen en isoleren')).toBeVisible();
    await expect(title('Chape gieten')).toBeHidden();
    await showFilters(page);
    await main.getByRole('combobox', { name: 'Status' }).click();
    await page.getByRole('option', { name: 'Geannuleerd' }).click();
    await expect(page.getByRole('heading', { name: 'Geen taken gevonden' })).toBeVisible();
    await page.getByRole('tab', { name: 'Tijdslijn weergave' }).click();
    await expect(page.getByRole('heading', { name: 'Geen taken met datums gevonden' })).toBeVisible();
    await page.getByRole('tab', { name: 'Tabel weergave' }).click();
    await page.getByRole('button', { name: 'Alles tonen' }).click();

    await page.getByRole('tab', { name: 'Tijdslijn weergave' }).click();
    const timeline = page.getByRole('region', { name: 'Tijdslijn van de taken' });
    await expect(timeline.getByRole('listitem')).toHaveCount(19);
    await expect(timeline.getByText('Vandaag')).toBeInViewport();
    await scrollsWithinItself(page);
    const widths = await timeline.evaluate((node) => [node.scrollWidth, node.clientWidth]);
    expect(widths[0]).toBeGreaterThanOrEqual(800);
    // Two of them are milestones, which are no bars.
    const drawn = timeline.getByRole('button', {
      name: /: (vanaf )?\d+ \w+ \d{4}.*, (gepland|in uitvoering|voltooid)/,
    });
    const narrow = await drawn.evaluateAll(
      (bars) => bars.filter((each) => (each as HTMLElement).offsetWidth < 40).length,
    );
    expect([await drawn.count(), narrow]).toEqual([17, 0]);
    const bar = timeline.getByRole('button', { name: /^Dak vernieuwen en isoleren: / });
    await expect(bar).toHaveAttribute('title', / tot en met /);
    await bar.click();
    await expect(page.getByRole('dialog', { name: 'Taak bewerken' }).getByLabel('Titel')).toHaveValue(
      'Dak vernieuwen en isoleren',
    );
  },
);

test(
  'the timeline is drawn for the first task with a day, and again after a search that found nothing',
  onceIsEnough,
  async ({ newcomer: page }) => {
    await createProject(page);
    await page.goto('/planning?weergave=tijdslijn');
    const empty = page.getByRole('heading', { name: 'Geen taken met datums gevonden' });
    await expect(empty).toBeVisible();
    await page.getByRole('button', { name: 'Nieuwe taak' }).click();
    const dialog = page.getByRole('dialog', { name: 'Nieuwe taak' });
    await dialog.getByLabel('Titel').fill('Dak vernieuwen');
    await dialog.getByLabel('Startdatum', { exact: true }).fill('10/3/2027');
    await dialog.getByRole('button', { name: 'Taak toevoegen' }).click();
    const bar = page.getByRole('button', { name: 'Dak vernieuwen: vanaf 10 maart 2027, gepland' });
    await expect(bar).toBeInViewport();
    const search = page.getByLabel('Zoek in de taken');
    await search.fill('bestaat niet');
    await expect(empty).toBeVisible();
    await search.fill('');
    await expect(bar).toBeInViewport();
    // Seven days of the twenty-one that are drawn.
    const track = page.getByRole('region', { name: 'Tijdslijn van de taken' }).getByRole('listitem');
    const [own, row] = [await bar.boundingBox(), await track.locator('> div').last().boundingBox()];
    expect((own?.width ?? 0) / (row?.width ?? 1)).toBeCloseTo(7 / 21, 2);
  },
);

test('the timeline fits on paper', onceIsEnough, async ({ newcomer: page }) => {
  await createExample(page);
  await page.goto('/planning');
  await page.getByRole('tab', { name: 'Tijdslijn weergave' }).click();
  await expect(page.getByRole('region', { name: 'Tijdslijn van de taken' })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('navigation', { name: 'Hoofdmenu' })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Nieuwe taak' })).toBeHidden();
  await scrollsWithinItself(page);
});

test('who may only read a task sees all of it', onceIsEnough, async ({ newcomer: page }) => {
  await createExample(page);
  await onlyRead(page);
  await page.goto('/planning');
  await page.getByRole('button', { name: 'Schilderwerk', exact: true }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Schilderwerk' });
  await expect(dialog.getByText('Contact', { exact: true })).toBeVisible();
  await expect(dialog.getByRole('textbox')).toHaveCount(0);
  await expectAccessible(page);
});
