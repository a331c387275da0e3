import type { Page } from '@playwright/test';
import { createProject, expect, expectAccessible, onceIsEnough, test } from '../support/journey';

const line = { category: 'Vloeren', quantity: '2', unit: 'm²', unitPrice: '10' };

async function openSheet(page: Page, ...descriptions: string[]): Promise<number> {
  const projectId = await createProject(page);
  const items = descriptions.map((description) => ({ ...line, description }));
  await page.request.post(`/api/projects/${projectId}/bill-of-quantities/bulk`, { data: { items } });
  await page.goto('/meetstaat');
  await expect(page.getByRole('grid', { name: 'Meetstaat' })).toBeVisible();
  return projectId;
}

const rowOf = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text });
const order = (page: Page) => page.getByRole('row').locator('td:nth-child(3)').allTextContents();
const focused = (page: Page) => page.locator(':focus');

async function paste(page: Page, text: string): Promise<void> {
  await page.evaluate((given) => navigator.clipboard.writeText(given), text);
  await page.keyboard.press('Control+v');
}

test('an owner fills in the sheet with the keyboard alone', onceIsEnough, async ({ newcomer: page }) => {
  await openSheet(page, 'Tegels', 'Plinten', 'Chape');
  await page.getByRole('button', { name: 'Totaal', exact: true }).focus();
  await page.keyboard.press('Tab');
  await expect(focused(page)).toHaveText('Tegels');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.type('12,5');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('combobox', { name: 'Eenheid' })).toBeFocused();
  await page.keyboard.type('st');
  await page.keyboard.press('Enter');
  await expect(rowOf(page, 'Tegels')).toContainText(/€\s125,00/);
  await expect(focused(page)).toHaveText('m²');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.type('4 uu');
  await page.getByRole('textbox', { name: 'Hoeveelheid' }).click();
  await page.keyboard.press('End');
  await page.keyboard.type('r');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('combobox', { name: 'Eenheid' })).toHaveValue('uur');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.type('2 m2');
  await page.keyboard.press('Enter');
  await expect(rowOf(page, 'Plinten')).toContainText('m²');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowRight');

  await page.keyboard.press('ArrowRight');
  await page.keyboard.type('veel');
  await page.keyboard.press('Enter');
  const refused = 'Vul een prijs in van 0 of meer, met hoogstens twee decimalen.';
  await expect(page.getByText(refused)).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page.getByText(refused)).toBeHidden();
  await expect(rowOf(page, 'Plinten')).toContainText('10,00');

  await page.keyboard.press('Control+End');
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.type('vl');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Voegwerk');
  await page.keyboard.press('Tab');
  await page.keyboard.type('3 m2');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Item toegevoegd')).toBeVisible();
  await expect(rowOf(page, 'Voegwerk')).toContainText('m²');

  await page.keyboard.press('Control+Home');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(focused(page)).toHaveText('Tegels');
  await page.keyboard.press('Alt+ArrowDown');
  await expect.poll(() => order(page)).toEqual(['Plinten', 'Tegels', 'Chape', 'Voegwerk', 'Nieuw item…']);
  await expect(focused(page)).toHaveText('Tegels');
  await expect(page.getByText('Alles is bewaard.')).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(page.getByText('Ongedaan gemaakt')).toBeVisible();
  await page.reload();
  await expect.poll(() => order(page)).toEqual(['Tegels', 'Plinten', 'Chape', 'Voegwerk', 'Nieuw item…']);
});

test(
  'a block from a spreadsheet is pasted, and many rows are changed and removed at once',
  onceIsEnough,
  async ({ newcomer: page }) => {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await openSheet(page, 'Tegels', 'Plinten');
    await page.getByRole('gridcell', { name: 'Plinten', exact: true }).click();
    await paste(page, 'Eiken plinten\t30,5 m\t\t€ 8,25\r\nVensterbank\t3\tst\t1.120,00\r\n');
    await expect(page.getByText('1 item bijgewerkt, 1 item toegevoegd.')).toBeVisible();
    await expect(rowOf(page, 'Vensterbank')).toContainText(/€\s3\.360,00/);
    await expect(rowOf(page, 'Eiken plinten')).toContainText(/€\s251,63/);
    await paste(page, 'Deur\tveel');
    await expect(page.getByText(/^Er is niets geplakt: Hoeveelheid ‘veel’/)).toBeVisible();

    await page.keyboard.press('Shift+ArrowDown');
    await page.keyboard.press('Control+c');
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toBe('Eiken plinten\r\nVensterbank');
    const bar = page.getByRole('toolbar', { name: 'Selectie' });
    await expect(bar).toContainText('2 items geselecteerd');
    await expectAccessible(page);
    await bar.getByRole('button', { name: 'Categorie' }).click();
    await page.getByRole('menuitem', { name: 'Ramen' }).click();
    await expect(page.getByText('2 items bijgewerkt')).toBeVisible();
    await expect(rowOf(page, 'Vensterbank')).toContainText('Ramen');
    await page.getByRole('checkbox', { name: 'Alles selecteren' }).check();
    await bar.getByRole('button', { name: 'Verwijderen' }).click();
    await expect(page.getByRole('button', { name: 'Eerste item toevoegen' })).toBeVisible();
    const toast = page.getByRole('status').filter({ hasText: '3 items verwijderd' });
    await toast.getByRole('button', { name: 'Ongedaan maken' }).click();
    await expect(rowOf(page, 'Vensterbank')).toContainText('Ramen');
    await expect(page.getByText('3 items', { exact: true })).toBeVisible();
  },
);

test(
  'what somebody else changed in another cell of the row is kept',
  onceIsEnough,
  async ({ newcomer: page }) => {
    const projectId = await openSheet(page, 'Tegels');
    const list = `/api/projects/${projectId}/bill-of-quantities`;
    const [{ id }] = await (await page.request.get(list)).json();
    // Nothing is told of it in time.
    await page.route(`**${list}`, (route) => route.abort());
    await rowOf(page, 'Tegels').getByRole('gridcell').nth(3).click();
    await page.keyboard.type('5');
    await page.request.put(`/api/bill-of-quantities/${id}`, { data: { unitPrice: '40' } });
    await page.unroute(`**${list}`);
    await page.keyboard.press('Enter');
    await expect(rowOf(page, 'Tegels')).toContainText(/€\s200,00/);
    // The row shows it before the server has it.
    await expect
      .poll(async () => (await (await page.request.get(list)).json())[0])
      .toMatchObject({ quantity: '5', unitPrice: '40.00' });

    // In the same cell it is told, and only who says so again writes over it.
    await rowOf(page, 'Tegels').getByRole('gridcell').nth(3).click();
    await page.keyboard.type('7');
    await page.request.put(`/api/bill-of-quantities/${id}`, { data: { quantity: '9' } });
    await expect(rowOf(page, 'Tegels')).toContainText(/€\s360,00/);
    await page.keyboard.press('Enter');
    await expect(page.getByText('Iemand anders zette hier intussen ‘9’.')).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(rowOf(page, 'Tegels')).toContainText(/€\s280,00/);
  },
);

test('undoing in the sheet and in the log is one', onceIsEnough, async ({ newcomer: page }) => {
  await openSheet(page, 'Tegels', 'Plinten');
  await rowOf(page, 'Tegels').getByRole('gridcell').nth(3).click();
  await page.keyboard.type('5');
  await page.keyboard.press('Enter');
  await page.keyboard.type('6');
  await page.keyboard.press('Enter');
  // While it is still being saved.
  await page.keyboard.press('Control+z');
  await expect(page.getByText(/wijzigde .* van meetstaatitem ‘Plinten’/)).toBeVisible();
  await expect(rowOf(page, 'Plinten')).toContainText(/€\s20,00/);
  await expect(rowOf(page, 'Tegels')).toContainText(/€\s50,00/);
  await page.keyboard.press('Control+Shift+z');
  await expect(page.getByText('Opnieuw gedaan')).toBeVisible();
  await expect(rowOf(page, 'Plinten')).toContainText(/€\s60,00/);

  await page.goto('/logboek');
  await page
    .getByRole('button', { name: /^Ongedaan maken: .*‘Plinten’/ })
    .first()
    .click();
  await expect(page.getByText('Ongedaan gemaakt')).toBeVisible();
  await page.goto('/meetstaat?weergave=blad');
  await expect(rowOf(page, 'Plinten')).toContainText(/€\s20,00/);
  await rowOf(page, 'Tegels').getByRole('gridcell').nth(3).click();
  await page.keyboard.press('Control+z');
  await expect(page.getByText(/wijzigde .* van meetstaatitem ‘Tegels’/)).toBeVisible();
  await expect(rowOf(page, 'Tegels')).toContainText(/€\s20,00/);
  await expect(rowOf(page, 'Plinten')).toContainText(/€\s20,00/);
});
