import type { Page } from '@playwright/test';
import { createExample, expect, expectAccessible, onceIsEnough, test } from '../support/journey';

test.use({ serviceWorkers: 'allow' });

/** The program and what was read are on this device. */
async function isKept(page: Page, read: string) {
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await expect.poll(() => keptReads(page)).toContain(read);
}

function keptReads(page: Page): Promise<string[]> {
  return page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        const asked = indexedDB.open('truweel');
        asked.onsuccess = () => {
          const device = asked.result;
          if (!device.objectStoreNames.contains('reads')) {
            device.close();
            return resolve([]);
          }
          const all = device.transaction('reads').objectStore('reads').getAll();
          all.onsuccess = () => {
            device.close();
            resolve(all.result.map(({ key }) => String(key[0])));
          };
        };
      }),
  );
}

test(
  'without a connection the program opens with what was read last, and says of when that is',
  onceIsEnough,
  async ({ newcomer: page }) => {
    await createExample(page);
    await page.goto('/quotes');
    await expect(page.getByText('RZ-0671').first()).toBeVisible();
    await isKept(page, '/api/projects/:projectId/quotes');
    await page.context().setOffline(true);
    await page.goto('/quotes');
    await expect(page.getByText(/Geen verbinding\. U ziet de stand van \d{2}:\d{2}\./)).toBeVisible();
    await expect(page.getByText('RZ-0671').first()).toBeVisible();
    await expectAccessible(page);
    await page.goto('/documents');
    await expect(page.getByText('Nog niet op dit toestel')).toBeVisible();
    await page.context().setOffline(false);
    await expect(page.getByText('Geen verbinding.')).toBeHidden({ timeout: 30_000 });
    await expect(page.getByText('Nog niet op dit toestel')).toBeHidden();
    await expect(page.getByRole('heading', { name: 'Documenten', level: 1 })).toBeVisible();
  },
);

test(
  'a form filled in without a connection waits on this device, and is sent when one says so',
  onceIsEnough,
  async ({ newcomer: page }) => {
    await createExample(page);
    await page.goto('/contacts');
    await isKept(page, '/api/contacts');
    await page.context().setOffline(true);
    await page.goto('/contacts?nieuw=1');
    await page.getByRole('dialog').getByLabel('Naam').fill('Wouter Ramen');
    await page.getByRole('dialog').getByRole('button', { name: 'Contact toevoegen' }).click();
    await expect(page.getByText('blijft als concept op dit toestel')).toBeVisible();
    // The phone puts the page away, and the owner opens another at home.
    await page.close({ runBeforeUnload: false });
    const home = await page.context().newPage();
    await home.context().setOffline(false);
    await home.goto('/');
    await expect(home.getByText('Nog niet verstuurd: Nieuw contact')).toBeVisible();
    await expectAccessible(home);
    await home.getByRole('button', { name: 'Verder invullen' }).click();
    const form = home.getByRole('dialog');
    await expect(form.getByLabel('Naam')).toHaveValue('Wouter Ramen');
    await expect(home.getByText('Nog niet verstuurd')).toBeHidden();
    await form.getByRole('button', { name: 'Contact toevoegen' }).click();
    await expect(form).toBeHidden();
    await expect(home.getByText('Wouter Ramen').first()).toBeVisible();
    await home.reload();
    await expect(home.getByText('Wouter Ramen').first()).toBeVisible();
    await expect(home.getByText('Nog niet verstuurd')).toBeHidden();
  },
);

test('who signs out leaves nothing of what was read', onceIsEnough, async ({ newcomer: page }) => {
  await createExample(page);
  await page.goto('/quotes');
  await isKept(page, '/api/projects/:projectId/quotes');
  await page.getByRole('link', { name: 'Uitloggen' }).click();
  await expect(page.getByRole('link', { name: /Probeer het meteen|Inloggen/ }).first()).toBeVisible();
  expect(await keptReads(page)).toEqual([]);
  await page.context().setOffline(true);
  await page.goto('/quotes');
  await expect(page.getByText('De server antwoordt niet')).toBeVisible();
});
