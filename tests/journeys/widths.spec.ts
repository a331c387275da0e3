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
import { openScreen } from '../support/open-screen';
import { type DialogWay, dialogs, patternOf, phoneDialogs, records, screens } from '../support/screens';

const desktop = { width: 1280, height: 800 };
const phone = 390;

/**
 * The narrowest window of every layout, which is the hardest of it, and the most common phone. Tables take more columns
 * the more room there is: they are looked at where there is most as well.
 */
const widths = [1440, 1280, 1024, 768, phone, 320];
const longWidths = [1280, 1440, 1024, 820, phone, 320];
/** Over the screen a window has room enough or is a phone. */
const dialogWidths = [1280, 820, phone, 320];

// Dozens of views each: on a busy machine that takes longer than most.
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

async function widen(page: Page, width: number): Promise<void> {
  if (page.viewportSize()?.width !== width) await page.setViewportSize({ ...desktop, width });
}

async function faultsAt(page: Page, where: string, at: readonly number[]): Promise<string[]> {
  const found: string[] = [];
  for (const width of at) {
    await widen(page, width);
    found.push(...(await lastingFaults(page)).map((fault) => `${where} at ${width}: ${fault}`));
  }
  return found;
}

async function faultsAtEveryWidth(page: Page, where: string, at = widths): Promise<string[]> {
  const found = await faultsAt(page, where, at);
  await widen(page, desktop.width);
  return found;
}

type Theme = 'light' | 'dark';
const other = { light: 'dark', dark: 'light' } as const;

/**
 * Once through the widths, and read on the way: in one theme on a desk, in the other on a phone. Another theme makes the
 * browser work out every style anew, so that each look begins in the one in which the look before it ended.
 */
function readerAtEveryWidth(first: Theme, at: readonly number[]) {
  let theme = first;
  const wide = at.filter((width) => width > phone);
  const narrow = at.filter((width) => width <= phone);
  return async (page: Page, where: string, screen?: string): Promise<string[]> => {
    const found: string[] = [];
    await test.step(where, async () => {
      await page.emulateMedia({ colorScheme: theme });
      await expectAccessible(page, screen);
      found.push(...(await faultsAt(page, where, wide)));
      theme = other[theme];
      await page.emulateMedia({ colorScheme: theme });
      await widen(page, phone);
      await settle(page);
      await expectAccessible(page, screen);
      found.push(...(await faultsAtEveryWidth(page, where, narrow)));
    });
    return found;
  };
}

type Look = (page: Page, where: string) => Promise<string[]>;

/** Screens, and after the last of them the page of the first record of each list. */
async function faultsOfScreens(page: Page, some: readonly string[], look: Look): Promise<string[]> {
  const faults: string[] = [];
  for (const path of some) {
    await openScreen(page, path);
    faults.push(...(await look(page, path)));
  }
  if (some.at(-1) !== screens.at(-1)) return faults;
  for (const { title, path } of records) {
    await openScreen(page, path);
    await page.locator('[data-record] button').first().click();
    await expect(page).toHaveURL(new RegExp(`${path}/\\d+$`));
    await expect(page.getByRole('heading', { name: 'Geschiedenis' })).toBeVisible();
    await expect(page.locator('.animate-pulse')).toHaveCount(0);
    faults.push(...(await look(page, title)));
  }
  return faults;
}

async function openDialog(
  page: Page,
  { title, path, press: names, key, isRecord }: DialogWay,
): Promise<void> {
  await openScreen(page, path);
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

/** As a person leaves it: the next one needs no page that is loaded anew. */
async function leaveDialogs(page: Page): Promise<void> {
  const open = page.getByRole('dialog').or(page.getByRole('alertdialog'));
  for (let left = await open.count(); left > 0; left -= 1) {
    await page.keyboard.press('Escape');
    await expect(open).toHaveCount(left - 1);
  }
}

async function press(page: Page, pattern: string): Promise<void> {
  const name = patternOf(pattern);
  await page.getByRole('button', { name }).or(page.getByRole('menuitem', { name })).first().click();
}

/** So that several can be looked at side by side. */
function inParts<Item>(items: readonly Item[], count: number): { name: string; part: Item[] }[] {
  const size = Math.ceil(items.length / count);
  return Array.from({ length: count }, (_, index) => ({
    name: `${index + 1} of ${count}`,
    part: items.slice(index * size, (index + 1) * size),
  }));
}

for (const { name, part } of inParts(screens, 3)) {
  test(
    `every screen of the example fits every width, and is read in light and dark (${name})`,
    onceIsEnough,
    async ({ newcomer: page }) => {
      await createExample(page);
      // The bar and the menu around the screens once, with the first of them.
      const around = (where: string) => (where === part[0] ? 'body' : undefined);
      const read = readerAtEveryWidth('light', widths);
      const look: Look = (on, where) => read(on, where, around(where));
      expect(await faultsOfScreens(page, part, look)).toEqual([]);
    },
  );
}

for (const { name, part } of inParts(screens, 2)) {
  test(
    `every screen with long words fits every width (${name})`,
    onceIsEnough,
    async ({ newcomer: page }) => {
      await useLongWords(page);
      const look: Look = (on, where) => faultsAtEveryWidth(on, where, longWidths);
      expect(await faultsOfScreens(page, part, look)).toEqual([]);
    },
  );
}

for (const { name, part } of inParts(dialogs, 4)) {
  test(
    `every dialog with long words fits every width, and is read in light and dark (${name})`,
    onceIsEnough,
    async ({ newcomer: page }) => {
      await useLongWords(page);
      const faults: string[] = [];
      const read = readerAtEveryWidth('dark', dialogWidths);
      for (const way of part) {
        await openDialog(page, way);
        faults.push(...(await read(page, way.title)));
        await leaveDialogs(page);
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
    faults.push(...(await faultsAtEveryWidth(page, title, [phone, 320])));
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
