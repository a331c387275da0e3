import { choose } from '../support/acting';
import { createExample, expect, onceIsEnough, test } from '../support/journey';

test(
  'what a screen shows stands in its address, and a dead link says so',
  onceIsEnough,
  async ({ newcomer: page }) => {
    await createExample(page);

    await page.goto('/logboek');
    await choose(page, 'Soort', 'Meetstaat');
    await choose(page, 'Periode', 'Laatste 7 dagen');
    await expect(page).toHaveURL(/soort=items.*dagen=6/);
    await page.reload();
    await expect(page.getByRole('combobox', { name: 'Soort' })).toHaveText('Meetstaat');
    await expect(page.getByRole('combobox', { name: 'Periode' })).toHaveText('Laatste 7 dagen');

    await page.goto('/budget');
    await page.getByRole('tab', { name: 'Kasplan' }).click();
    await choose(page, 'De werken lopen uit', '8 weken uitstel');
    await expect(page).toHaveURL(/uitstel=8/);
    await page.reload();
    await expect(page.getByText('In dat geval', { exact: false }).first()).toBeVisible();
    // A link that speaks of the plan leads to it, also one that was sent before it had a tab.
    await page.goto('/budget?uitstel=8');
    await expect(page.getByText('In dat geval', { exact: false }).first()).toBeVisible();

    for (const [path, column, mark] of [
      ['/subsidies', 'Factuurnummer', 'facturen=number.op'],
      ['/meetstaat?toon=dekking', 'Geschat', 'sorteer=estimated.op'],
    ] as const) {
      await page.goto(path);
      const head = page.getByRole('columnheader', { name: column }).first();
      if (path === '/subsidies') await page.getByRole('heading', { name: 'Subsidiabele facturen' }).click();
      await head.getByRole('button').click();
      await expect(page).toHaveURL(new RegExp(mark));
      await page.reload();
      await expect(head).toHaveAttribute('aria-sort', 'ascending');
    }

    await page.goto('/subsidies?dossier=99999');
    await expect(page).toHaveURL(/\/subsidies\/99999$/);
    await expect(page.getByRole('heading', { name: 'Dit premiedossier is er niet' })).toBeVisible();
    await page.getByRole('link', { name: 'Alle premies' }).click();
    await expect(page).toHaveURL(/\/subsidies$/);

    // As links were before comparing had a page of its own.
    await page.goto('/quotes?vergelijk=99999.88888');
    await expect(page).toHaveURL(/\/quotes\/compare\?offertes=99999\.88888$/);
    await expect(page.getByText('bestaan niet meer')).toBeVisible();

    await page.goto('/planning?project=99999');
    await expect(page.getByRole('heading', { name: 'Dit project kunt u niet zien' })).toBeVisible();
    await page.getByRole('button', { name: /^Verder in/ }).click();
    await expect(page.getByRole('heading', { name: 'Planning', level: 1 })).toBeVisible();
  },
);

test(
  'a form that was opened on a screen leaves no step behind when it closes',
  onceIsEnough,
  async ({ newcomer: page }) => {
    await createExample(page);
    await page.goto('/quotes');
    await page.locator('#main [data-record]').first().getByRole('button').first().click();
    await expect(page).toHaveURL(/\/quotes\/\d+$/);
    await page.getByRole('button', { name: 'Meer acties' }).click();
    await page.getByRole('menuitem', { name: 'Bewerken' }).click();
    await expect(page.getByRole('dialog', { name: 'Offerte bewerken' })).toBeVisible();
    await expect(page).toHaveURL(/\/quotes\/\d+\?id=\d+$/);
    await page.getByRole('dialog').getByRole('button', { name: 'Annuleren' }).click();
    await expect(page).toHaveURL(/\/quotes\/\d+$/);
    await page.goBack();
    await expect(page).toHaveURL(/\/quotes$/);

    // What was typed is asked about once, and then it is one step too.
    await page.getByRole('link', { name: 'Contacten' }).first().click();
    await page.getByRole('button', { name: 'Nieuw contact' }).click();
    await page.getByRole('dialog').getByLabel('Naam').fill('Toch niet');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Weggooien' }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page).toHaveURL(/\/contacts$/);
    await page.goBack();
    await expect(page).toHaveURL(/\/quotes$/);

    // Who came by a link has no such step to go back to.
    await page.goto('/contacts?nieuw=1');
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(/\/contacts$/);
  },
);
