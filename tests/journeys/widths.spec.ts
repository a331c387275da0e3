import type { Page } from '@playwright/test';
import {
  chooseProject,
  createExample,
  createProject,
  expect,
  expectAccessible,
  onceIsEnough,
  test,
} from '../support/journey';
import { findLayoutFaults } from '../support/layout-faults';
import { createLongWords } from '../support/long-words';
import { type DialogWay, dialogs, patternOf, phoneDialogs, records, screens } from '../support/screens';

const widths = [1440, 1280, 1024, 820, 768, 390, 320];
const desktop = { width: 1280, height: 800 };
const phones = [390, 320];

// Some eighty views each: on a busy machine that takes longer than most.
test.describe.configure({ timeout: 1_200_000 });

/** A frame after the last change, when everything has its place. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
}

/** What is still so some frames later: a card may be drawn once more for the width it had. */
async function lastingFaults(page: Page): Promise<string[]> {
  await settle(page);
  const faults = await page.evaluate(findLayoutFaults);
  if (faults.length === 0) return [];
  await settle(page);
  const still = await page.evaluate(findLayoutFaults);
  return faults.filter((fault) => still.includes(fault));
}

async function faultsAtEveryWidth(page: Page, where: string, at = widths): Promise<string[]> {
  const found: string[] = [];
  for (const width of at) {
    await page.setViewportSize({ ...desktop, width });
    found.push(...(await lastingFaults(page)).map((fault) => `${where} at ${width}: ${fault}`));
  }
  await page.setViewportSize(desktop);
  return found;
}

/** Until nothing of it is still on its way: not the menu either, which stands before the screen’s own buttons. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 }), path).toBeVisible();
  await expect(page.getByRole('button', { name: /^Project (?!delen)/ })).toBeVisible();
  await expect(page.locator('.animate-pulse')).toHaveCount(0);
}

/** In the light on a desk and in the dark on a phone, or the other way round. */
async function expectReadable(page: Page, where: string, wide: 'light' | 'dark'): Promise<void> {
  await test.step(where, async () => {
    await page.emulateMedia({ colorScheme: wide });
    await expectAccessible(page);
    await page.emulateMedia({ colorScheme: wide === 'light' ? 'dark' : 'light' });
    await page.setViewportSize({ ...desktop, width: 390 });
    await settle(page);
    await expectAccessible(page);
    await page.setViewportSize(desktop);
    await page.emulateMedia({ colorScheme: wide });
  });
}

type Look = (page: Page, where: string) => Promise<void>;

/** Every screen, and of each list the page of its first record. */
async function faultsOfScreens(page: Page, look?: Look): Promise<string[]> {
  const faults: string[] = [];
  for (const path of screens) {
    await open(page, path);
    await look?.(page, path);
    faults.push(...(await faultsAtEveryWidth(page, path)));
  }
  for (const { title, path } of records) {
    await open(page, path);
    await page.locator('[data-record] button').first().click();
    await expect(page).toHaveURL(new RegExp(`${path}/\\d+$`));
    await expect(page.getByRole('heading', { name: 'Geschiedenis' })).toBeVisible();
    await expect(page.locator('.animate-pulse')).toHaveCount(0);
    await look?.(page, title);
    faults.push(...(await faultsAtEveryWidth(page, title)));
  }
  return faults;
}

async function openDialog(
  page: Page,
  { title, path, press: names, key, isRecord }: DialogWay,
): Promise<void> {
  await open(page, path);
  if (isRecord) {
    const list = page.url();
    await page.locator('[data-record] button').first().click();
    // The list has buttons of the same name.
    await expect(page).not.toHaveURL(list);
  }
  if (key) await page.keyboard.press(key);
  for (const name of names) await press(page, name);
  await expect(page.getByRole('dialog').or(page.getByRole('alertdialog')), title).toBeVisible();
}

async function press(page: Page, pattern: string): Promise<void> {
  const name = patternOf(pattern);
  await page.getByRole('button', { name }).or(page.getByRole('menuitem', { name })).first().click();
}

test(
  'every screen of the example fits every width, and is read in light and dark',
  onceIsEnough,
  async ({ newcomer: page }) => {
    await createExample(page);
    const look: Look = (on, where) => expectReadable(on, where, 'light');
    expect(await faultsOfScreens(page, look)).toEqual([]);
  },
);

test('every screen with long words fits every width', onceIsEnough, async ({ newcomer: page }) => {
  await useLongWords(page);
  expect(await faultsOfScreens(page)).toEqual([]);
});

const parts = [0, 1, 2, 3];
for (const part of parts) {
  test(
    `every dialog with long words fits every width, and is read in light and dark (${part + 1} of ${parts.length})`,
    onceIsEnough,
    async ({ newcomer: page }) => {
      await useLongWords(page);
      const faults: string[] = [];
      for (const way of dialogs.filter((_, index) => index % parts.length === part)) {
        await openDialog(page, way);
        await expectReadable(page, way.title, 'dark');
        faults.push(...(await faultsAtEveryWidth(page, way.title)));
      }
      expect(faults).toEqual([]);
    },
  );
}

test('what only a phone opens fits every phone', onceIsEnough, async ({ newcomer: page }) => {
  await useLongWords(page);
  const faults: string[] = [];
  for (const { title, path, press: names } of phoneDialogs) {
    await page.setViewportSize({ ...desktop, width: 390 });
    await page.goto(path);
    for (const name of names) await press(page, name);
    await expect(page.getByRole('dialog'), title).toBeVisible();
    await expectAccessible(page);
    faults.push(...(await faultsAtEveryWidth(page, title, phones)));
  }
  expect(faults).toEqual([]);
});

test(
  'a meetstaat beside an offer fits every width, in both ways to look at it',
  onceIsEnough,
  async ({ newcomer: page }) => {
    const projectId = await createProject(page);
    const item = {
      category: 'Vloeren',
      description: 'Trap schuren',
      unit: 'm²',
      quantity: '1',
      unitPrice: '300',
    };
    await page.request.post(`/api/projects/${projectId}/bill-of-quantities`, { data: item });
    await page.goto('/meetstaat');
    await page.getByRole('button', { name: 'Toon Vergelijking' }).click();
    await page.getByRole('button', { name: 'Excel importeren' }).first().click();
    await page.locator('input[type=file]:not([capture])').setInputFiles({
      name: 'offerte.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(
        [
          'Categorie;Omschrijving;Hoeveelheid;Eenheid;Eenheidsprijs',
          'Vloeren;Trap schuren;1;m²;320,00',
          'Keuken;Kookeiland met granieten blad;1;st;4200,00',
        ].join('\n'),
      ),
    });
    await page.getByRole('button', { name: 'Verwerk' }).click();
    await page.getByRole('button', { name: 'Gebruik voor Vergelijking' }).click();
    await expect(page.getByRole('button', { name: /^Toevoegen: Kookeiland/ })).toBeVisible();
    const faults = await faultsAtEveryWidth(page, 'Naast elkaar');
    await page.setViewportSize({ ...desktop, width: 390 });
    for (const side of ['Huidige meetstaat', 'Vergelijking'])
      await expect(page.getByRole('listitem').getByText(side, { exact: true }).last()).toBeVisible();
    await page.setViewportSize(desktop);
    await page.getByRole('radio', { name: 'Vergelijking' }).check();
    faults.push(...(await faultsAtEveryWidth(page, 'Vergelijking')));
    expect(faults).toEqual([]);
  },
);

async function useLongWords(page: Page): Promise<void> {
  const project = await createLongWords(page.request);
  await chooseProject(page, project);
}
