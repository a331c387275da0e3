import type { Page } from '@playwright/test';
import { onlyRead, openProjectMenu } from '../support/acting';
import { createExample, createProject, expect, onceIsEnough, test } from '../support/journey';

async function addContract(page: Page, projectId: number): Promise<number> {
  const contact = await page.request.post('/api/contacts', {
    data: { name: 'Dakwerken Maes', type: 'contractor', email: 'dak@maes.example' },
  });
  const { id: contactId } = (await contact.json()) as { id: number };
  const quote = await page.request.post(`/api/projects/${projectId}/quotes`, {
    data: { contactId, amount: '36300.00', netAmount: '30000.00', status: 'accepted', description: 'Dak' },
  });
  expect(quote.ok(), await quote.text()).toBe(true);
  return ((await quote.json()) as { id: number }).id;
}

const question = (page: Page, name: string | RegExp) => page.getByRole('radiogroup', { name });
const row = (page: Page, title: string) => page.getByRole('listitem').filter({ hasText: title }).last();

test(
  'answers become duties with their day, and a duty is proven',
  onceIsEnough,
  async ({ newcomer: page }) => {
    const projectId = await createProject(page);
    await addContract(page, projectId);
    await page.goto('/');
    await openProjectMenu(page);
    await page.getByRole('menuitem', { name: 'Rechten en plichten' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Rechten en plichten' })).toBeVisible();
    const next = page.getByRole('region', { name: /^Beantwoord nog \d+ vragen$/ });
    await expect(next).toBeVisible();
    await expect(page.getByText('Dit is geen juridisch advies.')).toBeVisible();

    await question(page, /^Breidt u de woning uit/)
      .getByRole('radio', { name: 'Ja' })
      .check();
    await question(page, /Wanneer werd uw omgevingsvergunning/)
      .getByRole('radio', { name: 'Geen' })
      .check();
    await expect(page.getByRole('region', { name: 'Klopt dit antwoord?' })).toBeVisible();
    await page.getByRole('textbox', { name: /^Wanneer werd uw omgevingsvergunning/ }).fill('10-06-2025');
    await page.getByRole('button', { name: 'Bewaren' }).click();
    const start = row(page, 'Begin binnen twee jaar na de vergunning');
    await expect(start).toContainText('Tegen 10 juni 2027');
    await expect(page.getByRole('region', { name: 'Klopt dit antwoord?' })).toBeHidden();

    await start.locator('summary').first().click();
    await expect(start).toContainText('moet u binnen twee jaar beginnen');
    await expect(start).toContainText('De vergunning is van 10 juni 2025 (uw antwoord).');
    await expect(start).toContainText('Gecontroleerd op 16-11-2026');
    await start.getByRole('button', { name: 'In orde' }).click();
    const before = page.getByRole('region', { name: 'Voor de start' });
    await expect(before.getByText('In orde (1)')).toBeVisible();

    const declared = row(page, 'Aangifte van werken door de aannemer');
    await expect(declared).toContainText('Uw aannemer');
    await declared.locator('summary').first().click();
    await declared.getByRole('button', { name: 'Gevraagd' }).click();
    await expect(declared.getByText('Gevraagd', { exact: true })).toBeVisible();

    const smoke = row(page, 'Rookmelders');
    await smoke.locator('summary').first().click();
    await smoke.getByText('Bewijs toevoegen').click();
    await expect(smoke).toContainText("Het komt ook bij Documenten, onder ‘Foto's’.");
    await smoke
      .locator('input[type=file]')
      .first()
      .setInputFiles({
        ...{ name: 'rookmelders.pdf', mimeType: 'application/pdf' },
        buffer: Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n'),
      });
    await expect(page.getByRole('region', { name: 'Na de werken' }).getByText('In orde (1)')).toBeVisible();
    await page.goto('/duties?toon=smoke-detectors');
    await expect(page.getByRole('link', { name: /^rookmelders\.pdf/ })).toBeVisible();
    const { 0: proof } = (await (await page.request.get(`/api/projects/${projectId}/documents`)).json()) as {
      category: string;
      description: string;
    }[];
    expect(proof).toMatchObject({ category: 'photos', description: 'foto van de rookmelders' });
    await page.keyboard.press('ControlOrMeta+k');
    await page.getByRole('dialog').getByRole('combobox').fill('winddicht');
    await page
      .getByRole('dialog')
      .getByRole('option', { name: /Winddicht binnen vijf jaar/ })
      .click();
    await expect(page).toHaveURL(/\/duties\?toon=permit-windproof/);
    await expect(row(page, 'Winddicht binnen vijf jaar')).toContainText('moet winddicht zijn');
    await page.goto('/termijnen');
    await expect(page.getByText('Winddicht binnen vijf jaar na de vergunning')).toBeVisible();
  },
);

test(
  'an accepted quote asks once where it was signed, and says until when one may withdraw',
  onceIsEnough,
  async ({ newcomer: page }) => {
    const projectId = await createProject(page);
    const id = await addContract(page, projectId);
    await page.goto(`/quotes/${id}`);
    const asked = page.getByRole('region', { name: 'Waar en wanneer tekende u?' });
    await asked.getByRole('radio', { name: /^Thuis/ }).check();
    await asked.getByRole('textbox', { name: 'Op welke dag?' }).fill('02-03-2026');
    await asked.getByRole('button', { name: 'Bewaren' }).click();
    const signed = page.getByRole('region', { name: 'Ondertekening' });
    await expect(signed).toContainText('U kon mogelijk tot en met 16 maart 2026');
    await page.reload();
    await expect(signed).toContainText('Getekend op 2 maart 2026');
    await signed.getByRole('button', { name: 'Wijzigen' }).click();
    await asked.getByRole('radio', { name: 'Bij de firma', exact: true }).check();
    await asked.getByRole('button', { name: 'Bewaren' }).click();
    await expect(signed).toContainText('heeft deze bedenktijd niet');
  },
);

test(
  'a task of demolition in an old house says to look for asbestos first',
  onceIsEnough,
  async ({ newcomer: page }) => {
    const projectId = await createProject(page);
    await page.request.put(`/api/projects/${projectId}/duty-answers`, { data: { before2001: true } });
    const made = await page.request.post(`/api/projects/${projectId}/planning`, {
      data: { title: 'Sloopwerken keuken', startDate: '2030-01-11', endDate: '2030-01-12' },
    });
    const { id } = (await made.json()) as { id: number };
    await page.goto(`/planning?id=${id}`);
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText('Eerst asbest laten zoeken, dan afbreken')).toBeVisible();
    await dialog.getByRole('link', { name: 'Bekijken bij Rechten en plichten' }).click();
    await expect(row(page, 'Eerst asbest laten zoeken')).toContainText('Best tegen 10 januari 2030');
  },
);

test(
  'the day of the deed says until when one has to reach label D',
  onceIsEnough,
  async ({ newcomer: page }) => {
    const projectId = await createProject(page);
    const answers = `/api/projects/${projectId}/duty-answers`;
    await page.request.put(answers, { data: { deed: '2024-02-29' } });
    await page.goto('/home');
    const home = page.getByRole('region', { name: 'Uw woning' });
    await expect(home).toContainText('Nog te beantwoorden: ‘Welk EPC-label');
    await page.request.put(answers, { data: { label: 'F' } });
    await page.reload();
    await expect(home).toContainText('Tegen 28 februari 2030');
    await home.getByRole('link', { name: /^Renovatieplicht/ }).click();
    await expect(row(page, 'Renovatieplicht')).toContainText('minstens label D');
  },
);

test('who only reads sees the answers and no buttons', onceIsEnough, async ({ newcomer: page }) => {
  await createExample(page);
  await onlyRead(page);
  await page.goto('/duties?toon=smoke-detectors');
  const smoke = row(page, 'Rookmelders');
  await expect(smoke).toContainText('Gecontroleerd op');
  await expect(smoke.getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('radiogroup')).toHaveCount(0);
});
