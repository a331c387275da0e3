import type { Page } from '@playwright/test';
import { createProject, expect, expectAccessible, onceIsEnough, test } from '../support/journey';

type Made = { id: number };

async function post(page: Page, path: string, data: object): Promise<Made> {
  const answer = await page.request.post(path, { data });
  expect(answer.ok(), await answer.text()).toBe(true);
  return answer.json();
}

/** A roof of two lines that was agreed on, and a firm that is paid by code. */
async function openRoof(page: Page) {
  const projectId = await createProject(page);
  const contact = {
    name: 'Maes',
    company: 'Dakwerken Maes bv',
    email: 'info@maes.example',
    type: 'contractor',
  };
  const { id: contactId } = await post(page, '/api/contacts', { ...contact, iban: 'BE47 9991 6063 3080' });
  const base = `/api/projects/${projectId}`;
  const line = (description: string, unitPrice: string) => ({
    ...{ description, quantity: '10', unit: 'm²', unitPrice, vatRate: 6 },
  });
  return { base, contactId, line };
}

test(
  'an owner pays what nobody disputes, asks about the rest and settles it later',
  onceIsEnough,
  async ({ newcomer: page }) => {
    const { base, contactId, line } = await openRoof(page);
    const lines = [line('Dakpannen leggen', '50'), line('Zinken goot', '30')];
    const agreed = { contactId, quoteNumber: 'O-1', amount: '848', lines, status: 'accepted' };
    const quote = await post(page, `${base}/quotes`, agreed);
    const dearer = { lines: [line('Dakpannen leggen', '60'), line('Zinken goot', '30')], amount: '954' };
    const invoice = await post(page, `${base}/invoices`, {
      ...{ contactId, quoteId: quote.id, invoiceNumber: 'F-1', invoiceDate: '2026-01-05', ...dearer },
    });

    await page.goto(`/invoices/${invoice.id}`);
    await page.getByRole('button', { name: 'Betalen', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'F-1 betalen' });
    await expect(dialog).toContainText('punten kloppen misschien niet');
    await expect(dialog).toContainText(/Wat niemand betwist, is €\s848,00 van €\s954,00/);
    await dialog.getByRole('button', { name: 'Vraag het de aannemer' }).click();
    const letter = page.getByRole('dialog', { name: 'Vraag het de aannemer' });
    await expect(letter.getByRole('region', { name: 'Brief' })).toContainText(
      /factuur nr\. F-1.*‘Dakpannen leggen’.*€\s100,00/s,
    );
    await expectAccessible(page);
    await letter.getByRole('button', { name: 'Ik heb het gevraagd' }).click();
    await expect(letter).toBeHidden();
    await expect(dialog).toContainText('U vroeg dit al: antwoord verwacht tegen');
    await dialog.getByRole('button', { name: /^Noteer €\s848,00 betaald/ }).click();
    await expect(page.getByText('Betaling genoteerd')).toBeVisible();
    await expect(dialog).toBeHidden();

    // The answer came: the dearer tiles were agreed on by phone.
    const findings = page.getByRole('region', { name: 'Klopt deze factuur?' });
    while ((await findings.getByRole('button', { name: 'Niet meer wachten' }).count()) > 0) {
      const waiting = await findings.getByRole('button', { name: 'Niet meer wachten' }).count();
      await findings.getByRole('button', { name: 'Niet meer wachten' }).first().click();
      await expect(findings.getByRole('button', { name: 'Niet meer wachten' })).toHaveCount(waiting - 1);
    }
    await page.getByRole('button', { name: 'Meer acties' }).click();
    await page.getByRole('menuitem', { name: 'Markeren als betaald' }).click();
    const whole = page.getByRole('dialog', { name: 'F-1 helemaal betaald?' });
    await expect(whole).toContainText('Dakpannen leggen');
    await expectAccessible(page);
    await whole.getByRole('button', { name: 'Toch op betaald zetten' }).click();
    await expect(page.getByRole('region', { name: 'Betalingen' })).toContainText('€ 106,00');
  },
);

test(
  'an owner accepts against the advice, and the log says what was known',
  onceIsEnough,
  async ({ newcomer: page }) => {
    const { base, contactId } = await openRoof(page);
    const quote = await post(page, `${base}/quotes`, {
      ...{ contactId, quoteNumber: 'O-2', amount: '1000', validUntil: '2024-03-01' },
    });
    await page.goto(`/quotes/${quote.id}`);
    await page.getByRole('button', { name: 'Meer acties' }).click();
    await page.getByRole('menuitem', { name: 'Accepteren' }).click();
    const dialog = page.getByRole('dialog', { name: /^O-2 .*accepteren\?$/ });
    await expect(dialog).toContainText('was geldig tot en met 1 maart 2024');
    await dialog.getByRole('button', { name: 'Toch accepteren' }).click();
    await expect(page.getByText('Offerte geaccepteerd')).toBeVisible();
    await page.goto('/logboek');
    await page.getByText(/accepteerde offerte O-2/).click();
    await expect(page.getByText('Wist toen:')).toBeVisible();
    await expect(page.locator('#main')).toContainText('was geldig tot en met 1 maart 2024');
  },
);
