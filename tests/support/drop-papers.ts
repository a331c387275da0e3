import { expect, type Page } from '@playwright/test';

type Paper = { name: string; mimeType: string; buffer: Buffer };

/** Held above the window and let go, all at once. */
export async function dropPapers(page: Page, papers: readonly Paper[]): Promise<void> {
  const files = papers.map(({ name, mimeType, buffer }) => [name, mimeType, buffer.toString('latin1')]);
  const dataTransfer = await page.evaluateHandle((given) => {
    const data = new DataTransfer();
    for (const [name, type, text] of given) {
      data.items.add(new File([text ?? ''], name ?? '', { type: type ?? '' }));
    }
    return data;
  }, files);
  await page.dispatchEvent('body', 'dragover', { dataTransfer });
  await expect(page.getByText('het papier gaat naar het postvak')).toBeVisible();
  await page.dispatchEvent('body', 'drop', { dataTransfer });
}
