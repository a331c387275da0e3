import type { Locator, Page } from '@playwright/test';
import { onlyRead, showFilters } from '../support/acting';
import {
  createExample,
  createProject,
  expect,
  expectAccessible,
  isPhone,
  onceIsEnough,
  signIn,
  test,
} from '../support/journey';

async function choose(scope: Page | Locator, page: Page, field: string, option: string): Promise<void> {
  await scope.getByRole('combobox', { name: field }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

/** The row of a table, or the card that a phone shows in its place. */
async function lineOf(page: Page, text: string): Promise<Locator> {
  const role = (await isPhone(page)) ? 'listitem' : 'row';
  return page.getByRole(role).filter({ hasText: text });
}

/** In its row; on the card of a phone it is told. */
async function expectTicked(
  page: Page,
  description: string,
  ...ticks: ('Lening' | 'Premie')[]
): Promise<void> {
  const line = await lineOf(page, description);
  for (const tick of ticks) {
    if (await isPhone(page)) await expect(line.getByText(tick, { exact: true })).toBeVisible();
    else await expect(page.getByRole('checkbox', { name: `${tick}: ${description}` })).toBeChecked();
  }
}

test('an owner adds a first item, changes it, ticks it, deletes it and takes that back', async ({
  newcomer: page,
}) => {
  await page.goto('/meetstaat');
  await expect(page.getByRole('heading', { name: 'Geen project geselecteerd' })).toBeVisible();
  await expect(page.getByText('Selecteer een project om de meetstaat te bekijken.')).toBeVisible();
  await createProject(page);
  await page.goto('/meetstaat');
  await expect(page.getByRole('link', { name: 'Sjabloon downloaden' })).toHaveAttribute(
    'href',
    '/templates/meetstaat-sjabloon.xlsx',
  );
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Eerste item toevoegen' }).click();
  const form = page.getByRole('dialog', { name: 'Nieuw item' });
  await form.getByRole('button', { name: 'Item toevoegen' }).click();
  await expect(page.getByText('Vul alle verplichte velden in.')).toBeVisible();
  await expect(form.getByText('Kies een categorie.')).toBeVisible();
  await expect(form.getByText('Vul een eenheidsprijs in.')).toBeVisible();
  await expectAccessible(page);

  await choose(form, page, 'Categorie', 'Vloeren');
  await form.getByLabel('Omschrijving').fill('Tegels 60 × 60 leggen');
  await form.getByLabel('Hoeveelheid').fill('12,5');
  await choose(form, page, 'Eenheid', 'm²');
  await form.getByLabel('Eenheidsprijs').fill('1.234,56');
  await expect(form.getByLabel('Totaal')).toHaveText(/€\s15\.432,00/);
  await form.getByLabel('Eenheidsprijs').fill('€ 48,30');
  await expect(form.getByLabel('Totaal')).toHaveText(/€\s603,75/);
  await form.getByRole('button', { name: 'Item toevoegen' }).click();
  await expect(page.getByText('Item toegevoegd')).toBeVisible();
  await expect(form).toBeHidden();
  const tiles = await lineOf(page, 'Tegels 60 × 60 leggen');
  await expect(tiles).toContainText(/€\s603,75/);

  await page.getByRole('button', { name: 'Bewerken: Tegels 60 × 60 leggen' }).click();
  const edit = page.getByRole('dialog', { name: 'Item bewerken' });
  await expect(edit.getByLabel('Hoeveelheid')).toHaveValue('12,5');
  await edit.getByLabel('Hoeveelheid').fill('10');
  await edit.getByLabel('Komt in aanmerking voor een premie').check();
  if (await isPhone(page)) await edit.getByLabel('Opgenomen in de lening').check();
  await choose(edit, page, 'Type premie', 'Vloerisolatie');
  await edit.getByRole('button', { name: 'Opslaan' }).click();
  await expect(page.getByText('Item bijgewerkt')).toBeVisible();
  await expect(tiles).toContainText(/€\s483,00/);

  if (!(await isPhone(page))) {
    const loan = page.getByRole('checkbox', { name: 'Lening: Tegels 60 × 60 leggen' });
    const writing = '**/bill-of-quantities/changes';
    await page.route(writing, (route) =>
      route.fulfill({ status: 409, json: { message: 'Dit botst met bestaande gegevens.' } }),
    );
    await loan.click();
    await expect(page.getByText('Dit botst met bestaande gegevens.')).toBeVisible();
    await expect(loan).not.toBeChecked();
    await page.unroute(writing);
    await loan.click();
    await expect(loan).toBeChecked();
    await expect(page.getByText('Alles is bewaard.')).toBeVisible();
    await page.reload();
  }
  await expectTicked(page, 'Tegels 60 × 60 leggen', 'Lening');

  await page.getByRole('button', { name: 'Verwijderen: Tegels 60 × 60 leggen' }).click();
  await expect(page.getByText('Item verwijderd')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Eerste item toevoegen' })).toBeVisible();
  const toast = page.getByRole('status').filter({ hasText: 'Item verwijderd' });
  await toast.getByRole('button', { name: 'Ongedaan maken' }).click();
  await expect(page.getByText('Ongedaan gemaakt')).toBeVisible();
  await expectTicked(page, 'Tegels 60 × 60 leggen', 'Lening', 'Premie');
  await expect(tiles).toContainText(/€\s483,00/);
});

test(
  'an owner finds, groups and sorts what is in a full meetstaat',
  onceIsEnough,
  async ({ newcomer: page }) => {
    await createExample(page);
    await page.goto('/meetstaat');
    await expect(page.getByText('61 items')).toBeVisible();
    await showFilters(page);
    await page.getByLabel('Groepeer per categorie').check();
    await expect(page.getByText(/\d+ items · subtotaal €/).first()).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('searchbox').fill('ligbad');
    await expect(page.getByText('1 van 61 items')).toBeVisible();
    await expect(page.getByText('Totaal van deze selectie')).toBeVisible();
    await page.getByRole('searchbox').fill('zwembad');
    await expect(page.getByText('Geen items gevonden')).toBeVisible();
    await page.getByRole('button', { name: 'Toon alle items' }).click();
    await choose(page, page, 'Categorie', 'Elektra (8)');
    await expect(page.getByText('8 van 61 items')).toBeVisible();
    await page.reload();
    await expect(page.getByText('8 van 61 items')).toBeVisible();
    await expect(page.getByText('8 items · subtotaal')).toBeVisible();
    const group = page.getByRole('button', { name: 'Elektra', exact: true });
    await group.click();
    await expect(group).toHaveAttribute('aria-expanded', 'false');
    await expect(page.getByRole('button', { name: /^Bewerken: / })).toHaveCount(0);
    await page.reload();
    await expect(group).toHaveAttribute('aria-expanded', 'false');
    // What one set of columns is filtered by does not stay in another.
    await page.getByRole('tab', { name: 'Dekking' }).click();
    await expect(page).toHaveURL(/\/meetstaat\?toon=dekking$/);
    await expect(page.getByText(/^\d+ van 61 posten hebben nog geen offerte\.$/)).toBeAttached();
    await page.getByRole('tab', { name: 'Raming' }).click();
    await expect(page.getByText('61 items', { exact: true })).toBeAttached();
    await page.goBack();
    await page.goBack();
    await expect(page.getByText('8 van 61 items')).toBeVisible();

    await page.goto('/meetstaat?nieuw=1');
    await expect(page.getByRole('dialog', { name: 'Nieuw item' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(/\/meetstaat$/);
  },
);

const offer = [
  'Categorie;Omschrijving;Hoeveelheid;Eenheid;Eenheidsprijs',
  'Vloeren;Leggen van tegels 60x60;10;m²;55,00',
  'Keuken;Kookeiland met granieten blad;1;st;4200,00',
].join('\n');

test(
  'an owner compares with the list of a builder, adds from it and replaces by it',
  onceIsEnough,
  async ({ newcomer: page }) => {
    const projectId = await createProject(page);
    const work = { category: 'Vloeren', unit: 'm²', includedInLoan: true };
    const items = [
      { ...work, description: 'Tegels 60 × 60 leggen', quantity: '10', unitPrice: '50' },
      { ...work, description: 'Trap schuren', quantity: '1', unitPrice: '300' },
    ];
    await page.request.post(`/api/projects/${projectId}/bill-of-quantities/bulk`, { data: { items } });
    await page.goto('/meetstaat');
    await page.getByRole('button', { name: 'Toon Vergelijking' }).click();
    await expect(page.getByText('Nog niets om mee te vergelijken')).toBeVisible();

    await page.getByRole('button', { name: 'Excel importeren' }).first().click();
    const file = { name: 'offerte.csv', mimeType: 'text/csv', buffer: Buffer.from(offer) };
    await page.locator('input[type=file]:not([capture])').setInputFiles(file);
    await page.getByRole('button', { name: 'Verwerk' }).click();
    await page.getByRole('button', { name: 'Gebruik voor Vergelijking' }).click();

    await expect(page.getByText(/^Huidig: €\s800,00/)).toBeVisible();
    await expect(page.getByText(/^Vergelijking: €\s4\.750,00/)).toBeVisible();
    const tiles = (await lineOf(page, 'Leggen van tegels')).first();
    await expect(tiles).toContainText('Tegels 60 × 60 leggen');
    await expect(tiles).toContainText('zeker');
    await expectAccessible(page);

    await page.getByRole('radio', { name: 'Vergelijking' }).check();
    const stairs = (await lineOf(page, 'Trap schuren')).first();
    await expect(stairs).toContainText('Geen match');
    await expect((await lineOf(page, 'Tegels 60 × 60')).first()).toContainText('+10,0%');

    await page.getByRole('button', { name: 'Vervang: Tegels 60 × 60 leggen' }).click();
    await expect(page.getByText('Item bijgewerkt')).toBeVisible();
    await expect((await lineOf(page, 'Leggen van tegels')).first()).toContainText('Al gelijk');
    await page.getByRole('button', { name: 'Toevoegen: Kookeiland met granieten blad' }).click();
    await expect(page.getByText('Item toegevoegd')).toBeVisible();
    await expect(page.getByText(/^Huidig: €\s5\.050,00/)).toBeVisible();

    await page.getByRole('button', { name: 'Toon Meetstaat' }).click();
    await expect(page.getByText('3 items')).toBeVisible();
    await expectTicked(page, 'Leggen van tegels 60x60', 'Lening');
    await page.getByRole('button', { name: 'Toon Vergelijking' }).click();
    await expect(page.getByText(/^Vergelijking: €/)).toBeVisible();
    await page.reload();
    await expect(page.getByText('Nog niets om mee te vergelijken')).toBeVisible();
  },
);

test(
  'five thousand items are one search away, and only those in sight are in the page',
  onceIsEnough,
  async ({ page }) => {
    await signIn(page);
    const projectId = await createProject(page);
    const items = Array.from({ length: 5_000 }, (_, index) => ({
      category: 'Elektra',
      description: `Stopcontact nummer ${index + 1}`,
      quantity: '1',
      unit: 'st',
      unitPrice: '10',
    }));
    await page.request.post(`/api/projects/${projectId}/bill-of-quantities/bulk`, { data: { items } });
    await page.goto('/meetstaat');
    await expect(page.getByText('5.000 items')).toBeVisible();
    await expect(page.getByText(/€\s50\.000,00/).first()).toBeVisible();
    expect(await page.getByRole('checkbox').count()).toBeLessThan(150);
    await expect(page.getByRole('grid')).toHaveAttribute('aria-rowcount', '5002');
    await page.getByRole('searchbox').fill('4999');
    await expect(page.getByText('1 van 5.000 items')).toBeVisible();
    await expect(page.getByText('Stopcontact nummer 4999')).toBeVisible();
  },
);

test(
  'who may only read the meetstaat is offered nothing that would be refused',
  onceIsEnough,
  async ({ newcomer: page }) => {
    await createExample(page);
    await onlyRead(page);
    await page.goto('/meetstaat');
    await expect(page.getByText('61 items')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Exporteer naar Excel' })).toBeVisible();
    for (const name of [/Nieuw item/, /Excel importeren/, /Toon Vergelijking/, /^Bewerken/, /^Verwijderen/]) {
      await expect(page.getByRole('button', { name })).toHaveCount(0);
    }
    await expect(page.getByRole('checkbox', { name: /^(Lening|Selecteer)/ })).toHaveCount(0);

    // The cells are looked at and copied, and none is typed in.
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.getByRole('gridcell', { name: /^Ereloon architect/ }).click();
    await page.keyboard.press('Control+c');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^Ereloon architect/);
    await page.keyboard.type('x');
    await page.keyboard.press('Delete');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('grid').getByRole('textbox')).toHaveCount(0);
    await page.getByRole('gridcell', { name: /^Ereloon architect/ }).dblclick();
    await expect(page.getByRole('grid').getByRole('textbox')).toHaveCount(0);
    await expect(page.getByRole('tab', { name: 'Dekking' })).toBeVisible();
    await expect(page.getByRole('tab', { name: 'Vergelijken' })).toHaveCount(0);
  },
);
