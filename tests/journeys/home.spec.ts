import { createProject, expect, onceIsEnough, test } from '../support/journey';

const intake = {
  sessionId: 'een-intake',
  typeRenovatie: 'Totaalrenovatie',
  oppervlakteM2: '140',
  locatie: '9000 Gent',
  budget: '€50.000 - €100.000',
  bouwjaar: '1962',
  epc: 'E',
  timing: 'Zo snel mogelijk',
  completed: true,
};

test(
  'the home takes over what the intake knows after a yes, and says what is wrong with an EAN',
  onceIsEnough,
  async ({ newcomer: page }) => {
    const projectId = await createProject(page);
    const saved = await page.request.post(`/api/projects/${projectId}/chatbot-intake`, { data: intake });
    expect(saved.ok(), await saved.text()).toBe(true);
    await page.goto('/');
    const card = page.getByRole('region', { name: 'Uw woning' });
    await expect(card.getByText('Nog niets ingevuld')).toBeVisible();
    await expect(card.getByText('gelegen in 9000 Gent, bouwjaar 1962')).toBeVisible();
    await card.getByRole('button', { name: 'Overnemen' }).click();
    await expect(card.getByText('1962')).toBeVisible();
    await expect(card.getByText('Uit uw intake')).toBeHidden();

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
