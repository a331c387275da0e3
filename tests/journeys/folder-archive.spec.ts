import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { unzipSync } from 'fflate';
import { createExample, expect, expectAccessible, onceIsEnough, test } from '../support/journey';
import { photoOf } from '../support/sample-photos';

test(
  'the index of a downloaded folder opens without a network: pictures, plan, pins and search',
  onceIsEnough,
  async ({ newcomer: page, browser }) => {
    const projectId = await createExample(page);
    const post = async (path: string, options: object) => {
      const answer = await page.request.post(`/api/projects/${projectId}/${path}`, options);
      expect(answer.ok()).toBe(true);
      return (await answer.json()) as { id: number };
    };
    const jpeg = async (name: string) => ({
      ...{ name, mimeType: 'image/jpeg', buffer: await photoOf('jpeg', { width: 800, height: 600 }) },
    });
    const document = await post('documents', { multipart: { document: await jpeg('grondplan.jpg') } });
    const plan = await post('plans', { data: { documentId: document.id, storey: 'Gelijkvloers' } });
    const pin = { planId: plan.id, x: 0.5, y: 0.4 };
    await post('photos', {
      multipart: {
        file: await jpeg('leiding.jpg'),
        phase: 'hidden',
        caption: 'Leiding onder de vloer',
        pin: JSON.stringify(pin),
      },
    });
    await post('points', { data: { text: 'Kras in de deur', pin: { ...pin, x: 0.9 } } });

    const answer = await page.request.get(`/api/projects/${projectId}/folder/archive`);
    const folder = mkdtempSync(join(tmpdir(), 'woningmap-'));
    for (const [name, bytes] of Object.entries(unzipSync(new Uint8Array(await answer.body())))) {
      mkdirSync(dirname(join(folder, name)), { recursive: true });
      writeFileSync(join(folder, name), bytes);
    }
    for (const width of [390, 1440]) {
      const context = await browser.newContext({ offline: true, viewport: { width, height: 900 } });
      const index = await context.newPage();
      const asked: string[] = [];
      index.on('request', (request) => asked.push(new URL(request.url()).protocol));
      await index.goto(pathToFileURL(join(folder, 'index.html')).href);
      await expect(index.getByRole('heading', { name: 'Vergunning en plannen' })).toBeVisible();
      const pictures = index.locator('img');
      for (const picture of await pictures.all()) {
        await picture.scrollIntoViewIfNeeded();
        await expect
          .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
          .toBeGreaterThan(0);
      }
      await expectAccessible(index);
      const mark = index.getByRole('link', { name: /^\d+: Leiding onder de vloer$/ });
      await mark.click();
      await expect(index).toHaveURL(/#plan-\d+-\d+$/);
      await index.getByLabel('Zoeken in deze map').fill('kras deur');
      await expect(index.getByText('1 gevonden')).toBeVisible();
      await expect(index.getByRole('heading', { name: 'Wat zit waar' })).toBeHidden();
      expect(new Set(asked)).toEqual(new Set(['file:']));
      await index.getByLabel('Zoeken in deze map').fill('');
      await index.screenshot({ path: test.info().outputPath(`index-${width}.png`), fullPage: true });
      await context.close();
    }
    rmSync(folder, { recursive: true });
  },
);
