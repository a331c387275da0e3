import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type axeCore from 'axe-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Of the first of these parts that the page has, what axe finds wrong; without any of them, of the whole page. */
export async function findUnreadable(page: Page, parts: readonly string[]): Promise<string[]> {
  // Half a megabyte, which takes longer to send and to read than to work with: once for each page that is loaded.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  return page.evaluate(async (selectors) => {
    const { axe } = window as unknown as { axe: typeof axeCore };
    const include = selectors.find((selector) => document.querySelector(selector));
    const { violations } = await axe.run(
      // Inside a frame stands the browser's own viewer of a PDF.
      { include: include ? [include] : [], exclude: ['iframe'] },
      {
        // In full for what is wrong alone: a long list took four times as long.
        resultTypes: ['violations'],
        // The rules that read every sheet of styles anew are the ones that axe is still trying out.
        preload: { assets: ['media'] },
      },
    );
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
  }, parts);
}
