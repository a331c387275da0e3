import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { createProject, expect, onceIsEnough, test } from '../support/journey';

async function textOf(pdf: Buffer): Promise<string> {
  const paper = await getDocument({ data: new Uint8Array(pdf), verbosity: 0 }).promise;
  const pages: string[] = [];
  for (let number = 1; number <= paper.numPages; number += 1) {
    const { items } = await (await paper.getPage(number)).getTextContent();
    pages.push(items.map((item) => ('str' in item ? item.str : '')).join(' '));
  }
  return pages.join('\n');
}

test('a meetstaat of 300 rows is printed whole', onceIsEnough, async ({ newcomer: page }) => {
  const projectId = await createProject(page);
  const items = Array.from({ length: 300 }, (_, index) => ({
    category: 'Vloeren',
    description: `Werkstuk${index + 1}.`,
    quantity: '1',
    unit: 'm²',
    unitPrice: '10',
  }));
  await page.request.post(`/api/projects/${projectId}/bill-of-quantities/bulk`, { data: { items } });
  await page.goto('/meetstaat');
  await expect(page.getByText('Werkstuk1.', { exact: true })).toBeVisible();
  const onScreen = await page.getByRole('row').count();
  expect(onScreen).toBeLessThan(100);

  const printed = await textOf(await page.pdf({ format: 'A4' }));
  const missing = items.filter(({ description }) => !printed.includes(description));
  expect(missing).toEqual([]);
  expect(printed).toContain('3.000,00');
  expect(printed).not.toContain('Nieuw item');
  await expect.poll(() => page.getByRole('row').count()).toBeLessThan(100);

  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button', { name: /^(Bewerken|Verwijderen): / }).first()).toBeHidden();
  await expect(page.getByRole('searchbox')).toBeHidden();
});
