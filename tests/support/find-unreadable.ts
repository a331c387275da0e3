import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type axeCore from 'axe-core';
import { listTextToMeasure } from './text-to-measure';

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

type Reader = { axe: typeof axeCore; listTextToMeasure: typeof listTextToMeasure };

/** In which colours the contrast was enough: measuring it took three quarters of what axe does. */
const measured = new Set<string>();

/** Of the first of these parts that the page has, what axe finds wrong; without any of them, of the whole page. */
export async function findUnreadable(page: Page, parts: readonly string[]): Promise<string[]> {
  // Half a megabyte, which takes longer to send and to read than to work with: once for each page that is loaded.
  if (!(await page.evaluate(() => 'axe' in window))) {
    await page.evaluate(`${axeSource}; window.listTextToMeasure = ${listTextToMeasure};`);
  }
  const { unreadable, paints } = await page.evaluate(readInside, { parts, known: [...measured] });
  for (const paint of paints) measured.add(paint);
  return unreadable;
}

async function readInside({ parts, known }: { parts: readonly string[]; known: readonly string[] }) {
  const { axe, listTextToMeasure } = window as unknown as Reader;
  const part = parts.map((selector) => document.querySelector(selector)).find(Boolean) ?? document.body;
  // Inside a frame stands the browser's own viewer of a PDF.
  const exclude = ['iframe'];
  const tell = ({ id, nodes }: axeCore.Result) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`;
  const { violations } = await axe.run(
    { include: part === document.body ? [] : [part], exclude },
    {
      rules: { 'color-contrast': { enabled: false } },
      // In full for what is wrong alone: a long list took four times as long.
      resultTypes: ['violations'],
      // The rules that read every sheet of styles anew are the ones that axe is still trying out.
      preload: { assets: ['media'] },
    },
  );
  const texts = listTextToMeasure(part, known);
  if (texts.length === 0) return { unreadable: violations.map(tell), paints: [] };
  const contrast = await axe.run(
    { include: texts.map(({ element }) => element), exclude },
    { runOnly: ['color-contrast'], resultTypes: ['violations', 'passes'], elementRef: true, preload: false },
  );
  const paintOf = new Map(texts.map(({ element, paint }) => [element, paint]));
  const paints = contrast.passes
    .flatMap(({ nodes }) => nodes)
    // What can't be seen passes without having been measured.
    .filter(({ any }) => any.some(({ data }) => data?.contrastRatio > 0))
    .map(({ element }) => element && paintOf.get(element))
    .filter((paint) => paint !== undefined);
  return { unreadable: [...violations, ...contrast.violations].map(tell), paints: [...new Set(paints)] };
}
