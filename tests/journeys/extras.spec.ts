import { createProject, expect, expectAccessible, onceIsEnough, test } from '../support/journey';
import { findLayoutFaults } from '../support/layout-faults';

test(
  'extra work is sent, approved by somebody without an account, and counts from then on',
  onceIsEnough,
  async ({ newcomer: page, browser, server }) => {
    const projectId = await createProject(page);
    const contact = await (
      await page.request.post('/api/contacts', {
        data: { name: 'Jan Maes', company: 'Dakwerken Maes', type: 'contractor' },
      })
    ).json();
    const data = { contactId: contact.id, amount: '10001', status: 'accepted', quoteNumber: 'OF-7' };
    const quote = await (await page.request.post(`/api/projects/${projectId}/quotes`, { data })).json();
    await page.request.put(`/api/projects/${projectId}/budget`, { data: { renovationBudget: '20000' } });
    await page.goto(`/quotes/${quote.id}`);

    const register = page.getByRole('region', { name: 'Meerwerk' });
    await register.getByRole('button', { name: 'Meerwerk toevoegen' }).click();
    const form = page.getByRole('dialog', { name: 'Nieuw meerwerk' });
    await form.getByLabel('Naam').fill('Extra dakvenster');
    await form.getByLabel('Dagen uitstel').fill('2');
    await form.getByLabel('Omschrijving van lijn 1').fill('Dakvenster');
    await form.getByLabel('Hoeveelheid').fill('2');
    await form.getByLabel('Eenheidsprijs').fill('500');
    await form.getByRole('combobox', { name: 'Btw' }).click();
    await page.getByRole('option', { name: '6%', exact: true }).click();
    await expect(form).toContainText('€ 1.060,00');
    await form.getByRole('button', { name: 'Toevoegen', exact: true }).click();
    await expect(register).toContainText('Ontwerp');

    await register.getByRole('button', { name: 'meerwerk 1 ter goedkeuring sturen' }).click();
    const sending = page.getByRole('dialog', { name: 'Akkoord vragen voor meerwerk 1' });
    await sending.getByRole('button', { name: 'Link kopiëren' }).click();
    const url = await sending.getByLabel('Link').inputValue();
    await sending.getByRole('button', { name: 'Klaar' }).click();
    await expect(register).toContainText('Verstuurd');

    const other = await browser.newContext({ baseURL: server.url, viewport: { width: 390, height: 844 } });
    const decider = await other.newPage();
    await decider.goto(url);
    await expect(decider.getByRole('heading', { level: 1 })).toHaveText('Meerwerk 1: Extra dakvenster');
    await expect(decider.getByRole('region', { name: 'Werken en bedragen' })).toContainText('€ 1.060,00');
    await expectAccessible(decider);
    for (const width of [320, 390, 820, 1440]) {
      await decider.setViewportSize({ width, height: 844 });
      expect(await decider.evaluate(findLayoutFaults), `at ${width}`).toEqual([]);
    }
    await decider.setViewportSize({ width: 390, height: 844 });
    await decider.getByLabel('Uw naam').fill('Jan Maes');
    await decider.getByRole('checkbox').check();
    await decider.getByRole('button', { name: 'Goedkeuren' }).click();
    await expect(decider.getByRole('status')).toContainText('Goedgekeurd door Jan Maes');
    await expect(decider.getByRole('button', { name: 'Goedkeuren' })).toBeHidden();
    await other.close();

    await page.reload();
    await expect(register).toContainText('Contractsom: € 11.061,00');
    await expect(register.getByRole('link', { name: 'Akkoord (PDF)' })).toBeVisible();
    await expect(register).toContainText(/via de link die .+ kopieerde, als Jan Maes/);
    await expect(register.getByRole('button', { name: 'meerwerk 1 bewerken' })).toBeHidden();
    await register.getByRole('button', { name: 'meerwerk 1 kopiëren naar een nieuw ontwerp' }).click();
    const copy = page.getByRole('dialog', { name: 'Nieuw meerwerk' });
    await expect(copy.getByLabel('Naam')).toHaveValue('Extra dakvenster');
    await copy.getByRole('button', { name: 'Annuleren' }).click();
    await page.goto('/logboek');
    const line = page.getByRole('listitem').filter({ hasText: 'is goedgekeurd via de link' });
    await line.getByText('is goedgekeurd via de link').click();
    await expect(line).toContainText('Dit meerwerk is goedgekeurd en ligt vast.');
    await expect(line.getByRole('button', { name: 'Ongedaan maken' })).toBeHidden();
    await page.goto('/budget');
    await expect(page.getByRole('main')).toContainText('€ 11.061,00');
    await expect(page.getByRole('main')).toContainText('€ 1.060,00');
  },
);

test(
  'a quote tells what may be asked next, and when one pays ahead of the work',
  onceIsEnough,
  async ({ newcomer: page }) => {
    const projectId = await createProject(page);
    const contact = await (
      await page.request.post('/api/contacts', { data: { name: 'Jan Maes', type: 'contractor' } })
    ).json();
    const data = { contactId: contact.id, amount: '10001', status: 'accepted', quoteNumber: 'OF-7' };
    const quote = await (await page.request.post(`/api/projects/${projectId}/quotes`, { data })).json();
    const invoice = { contactId: contact.id, amount: '6000', quoteId: quote.id, status: 'paid' };
    await page.goto(`/quotes/${quote.id}`);
    const plan = page.getByRole('region', { name: 'Betaalafspraken' });
    await plan.getByRole('button', { name: 'Betaalafspraken bewerken' }).click();
    const form = page.getByRole('dialog', { name: 'Betaalafspraken' });
    for (const [at, share] of ['30', '60', '10'].entries()) {
      await form.getByRole('button', { name: 'Deel toevoegen' }).click();
      await form.getByLabel('Percentage').nth(at).fill(share);
    }
    await form.getByRole('button', { name: 'Opslaan' }).click();
    await expect(plan).toContainText('€ 3.000,30');
    await expect(plan).toContainText('€ 6.000,60');
    await expect(plan).toContainText('€ 1.000,10');
    await expect(plan).toContainText('mag de aannemer nu nog € 10.001,00 vragen');
    await page.request.post(`/api/projects/${projectId}/invoices`, { data: invoice });
    await page.reload();
    const track = page.getByRole('region', { name: 'Geld en werk' });
    await expect(track).toContainText('U betaalde € 6.000,00 meer dan er uitgevoerd is');
    await expect(track).toContainText('€ 6.000,00 (60%) betaald');
    await expect(track).toContainText('nog geen taken gekoppeld');
    await expect(track.getByRole('listitem')).toContainText([
      /^1\. Bij bestelling.*gefactureerd€\s3\.000,30/,
      /deels gefactureerd/,
      /nog niet gefactureerd/,
    ]);
    const task = { title: 'Dak leggen', quoteId: quote.id, status: 'in_progress' };
    await page.request.post(`/api/projects/${projectId}/planning`, { data: task });
    await page.reload();
    await expect(track).toContainText('50%: 0 van 1 taak klaar, 1 bezig');
    await expect(track).not.toContainText('meer dan er uitgevoerd is');
    await expectAccessible(page);
  },
);
