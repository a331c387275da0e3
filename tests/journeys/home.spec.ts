import { choose } from '../support/acting';
import { createProject, expect, onceIsEnough, test } from '../support/journey';

const intake = {
  sessionId: 'een-intake',
  typeRenovatie: 'Totaalrenovatie',
  oppervlakteM2: '140',
  locatie: '9000 Gent',
  budget: '€ 50.000 tot 100.000',
  bouwjaar: '1962',
  epc: 'E',
  timing: 'Zo snel mogelijk',
  completed: true,
};

test(
  'home and budget take over what the intake knows after a yes, and says what is wrong with an EAN',
  onceIsEnough,
  async ({ newcomer: page }) => {
    const projectId = await createProject(page);
    const saved = await page.request.post(`/api/projects/${projectId}/chatbot-intake`, { data: intake });
    expect(saved.ok(), await saved.text()).toBe(true);
    await page.goto('/home');
    const card = page.getByRole('region', { name: 'Uw woning' });
    await expect(card.getByText('Nog niets ingevuld')).toBeVisible();
    const told = page.getByRole('region', { name: 'Intake Gegevens' });
    await expect(told.getByText('Renovatiebudget: € 100.000,00')).toBeVisible();
    await expect(told.getByText('9000 Gent, bouwjaar 1962, 140 m² bewoonbaar, EPC-label E')).toBeVisible();
    await told.getByRole('button', { name: 'Ja, vul in' }).click();
    await expect(card.getByText('140 m²')).toBeVisible();
    await expect(told.getByRole('button', { name: 'Ja, vul in' })).toBeHidden();
    await page.goto('/');
    await expect(page.getByRole('main')).toContainText('Renovatie Budget€ 100.000,00Nog niets te beoordelen');
    await page.goto('/home');

    await card.getByRole('button', { name: 'Woning bewerken' }).click();
    const form = page.getByRole('dialog', { name: 'Uw woning' });
    await expect(form.getByLabel('Gemeente')).toHaveValue('Gent');
    await form.getByLabel('Straat en nummer').fill('Kerkstraat 12');
    await form.getByLabel('Aanvragers').fill('Katrien De Smet\nJan Peeters');
    await form.getByLabel('EAN-code').fill('541448820001234564');
    await form.getByRole('button', { name: 'Opslaan' }).click();
    await expect(form.getByText('Deze EAN-code klopt niet.')).toBeVisible();
    await form.getByLabel('EAN-code').fill('5414 4882 0001 2345 63');
    await form.getByRole('button', { name: 'Opslaan' }).click();
    await expect(form).toBeHidden();
    await expect(card.getByText('Kerkstraat 12, 9000 Gent')).toBeVisible();
    await expect(card.getByText('Katrien De Smet, Jan Peeters')).toBeVisible();
    await expect(card.getByText('541448820001234563')).toBeVisible();
  },
);

test(
  'nothing is filled in after a no, and what somebody typed stays after a yes',
  onceIsEnough,
  async ({ newcomer: page }) => {
    const projectId = await createProject(page);
    const path = `/api/projects/${projectId}`;
    await page.request.put(`${path}/budget`, { data: { renovationBudget: '72000' } });
    await page.request.put(`${path}/home`, { data: { city: 'Brugge' } });
    await page.request.post(`${path}/chatbot-intake`, { data: intake });
    await page.goto('/home');
    const told = page.getByRole('region', { name: 'Intake Gegevens' });
    await expect(told.getByText('Uw woning: bouwjaar 1962, 140 m² bewoonbaar, EPC-label E')).toBeVisible();
    await expect(told.getByText('Renovatiebudget')).toBeHidden();
    await told.getByRole('button', { name: 'Nee, dank u' }).click();
    await expect(told.getByText('Zullen we dit voor u invullen?')).toBeHidden();
    await page.reload();
    await expect(told.getByText('Intake voltooid op:')).toBeVisible();
    await expect(told.getByText('Zullen we dit voor u invullen?')).toBeHidden();
    const home = await (await page.request.get(`${path}/home`)).json();
    expect(home).toMatchObject({ city: 'Brugge', firstUseYear: null, livingArea: null, epcLabel: null });
  },
);

test(
  'what stays of the home is asked once, on the invoice that hangs on it, and stands with the home from then on',
  onceIsEnough,
  async ({ newcomer: page }) => {
    const projectId = await createProject(page);
    const path = `/api/projects/${projectId}`;
    await page.request.put(`${path}/home`, { data: { firstUseYear: 1962 } });
    const contact = await (
      await page.request.post('/api/contacts', { data: { name: 'Bouw bv', type: 'contractor' } })
    ).json();
    const line = { description: 'Nieuwe aanbouw, ruwbouw', net: '30000.00', vatRate: 6 };
    const data = { contactId: contact.id, amount: '31800.00', receivedDate: '2026-11-12', lines: [line] };
    const made = await page.request.post(`${path}/invoices`, { data });
    expect(made.ok(), await made.text()).toBe(true);
    await page.goto(`/invoices/${(await made.json()).id}`);
    const question = page.getByRole('group', { name: /Is het oude deel van uw woning/ });
    await question.getByRole('button', { name: 'Nee' }).click();
    await expect(page.getByText('moet als nieuwbouw aan 21% btw')).toBeVisible();
    await expect(question).toBeHidden();

    await page.goto('/home');
    const card = page.getByRole('region', { name: 'Uw woning' });
    await card.getByRole('button', { name: 'Woning bewerken' }).click();
    const form = page.getByRole('dialog', { name: 'Uw woning' });
    await expect(form.getByRole('combobox', { name: 'Oude deel minstens de helft' })).toHaveText('Nee');
    await choose(page, 'Oude deel minstens de helft', 'Ja');
    await form.getByRole('button', { name: 'Opslaan' }).click();
    await expect(form).toBeHidden();
    expect(await (await page.request.get(`${path}/home`)).json()).toMatchObject({ keepsHalfOfArea: true });
  },
);
