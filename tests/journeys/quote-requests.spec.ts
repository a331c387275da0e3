import { createProject, expect, expectAccessible, onceIsEnough, test } from '../support/journey';

test(
  'an owner asks prices, a contractor on a phone without a script gives them, and they stand beside each other',
  onceIsEnough,
  async ({ newcomer: owner, browser, server }) => {
    const projectId = await createProject(owner);
    const data = { name: 'Jan Maes', company: 'Dakwerken Maes', type: 'contractor' };
    await owner.request.post('/api/contacts', { data });
    const items = ['Pannen', 'Goten'].map((description) => ({
      ...{ category: 'Dakwerk', description, quantity: '10', unit: 'm²', unitPrice: '77.70', vatRate: 6 },
    }));
    await owner.request.post(`/api/projects/${projectId}/bill-of-quantities/bulk`, { data: { items } });

    await owner.goto('/quote-requests');
    await owner.getByRole('button', { name: 'Nieuwe prijsvraag' }).click();
    const form = owner.getByRole('dialog', { name: 'Prijs vragen' });
    await form.getByLabel('Titel').fill('Dakwerken');
    await form.getByLabel('Wat u vraagt').fill('Graag uw prijs voor het dak.');
    await form.getByLabel('Dakwerken Maes').check();
    await form.getByRole('button', { name: 'Dakwerk', exact: true }).click();
    await form.getByRole('button', { name: 'Bewaren als ontwerp' }).click();
    await expect(owner.getByRole('heading', { level: 1 })).toContainText('Dakwerken');
    await expectAccessible(owner);
    const contractors = owner.getByRole('region', { name: 'Aannemers' });
    await contractors.getByRole('button', { name: 'Versturen' }).click();
    const url = await contractors.getByLabel('Link voor Dakwerken Maes', { exact: true }).inputValue();

    const phone = await browser.newContext({
      ...{ baseURL: server.url, viewport: { width: 320, height: 700 }, javaScriptEnabled: false },
    });
    const guest = await phone.newPage();
    await guest.goto(url);
    await expect(guest.getByRole('main')).not.toContainText('77,70');
    const prices = guest.getByLabel('Prijs per m²');
    await prices.nth(0).fill('veel');
    await guest.getByRole('button', { name: 'Bewaren, later verder' }).click();
    await expect(guest.getByRole('alert').first()).toContainText('eenheidsprijs');
    await prices.nth(0).fill('50,25');
    await prices.nth(1).fill('20');
    await guest.getByLabel('Uw naam').fill('Jan Maes');
    await guest.getByRole('button', { name: 'Indienen' }).click();
    await expect(guest.getByText('Uw prijs is ingediend.')).toBeVisible();
    await phone.close();

    await owner.reload();
    const compared = owner.getByRole('region', { name: 'Prijzen naast elkaar' }).first();
    await expect(compared).toContainText('€ 702,50');
    await expect(compared).toContainText('€ 1.554,00');
    await expect(compared).toContainText('Laagste volledige');
    await owner.getByRole('button', { name: 'Aanvulling' }).click();
    const addendum = owner.getByRole('dialog', { name: 'Aanvulling sturen' });
    await addendum.getByLabel('Wat er veranderd is').fill('Ook de nokken.');
    await addendum.getByRole('button', { name: 'Aanvulling sturen' }).click();
    await expect(addendum).toBeHidden();
    await expect(owner.getByRole('main')).toContainText('Van voor de aanvulling');
    await owner.getByRole('button', { name: 'Afsluiten' }).click();
    await owner.getByRole('alertdialog').getByRole('button', { name: 'Afsluiten' }).click();
    await expect(owner.getByRole('main')).toContainText('Afgesloten');

    await owner.getByRole('button', { name: 'Kiezen: Dakwerken Maes' }).click();
    const choosing = owner.getByRole('dialog', { name: /accepteren\?$/ });
    await expectAccessible(owner);
    await choosing.getByRole('button', { name: /[Aa]ccepteren/ }).click();
    await expect(owner.getByText('U koos Dakwerken Maes')).toBeVisible();
    await expect(owner.getByRole('button', { name: /^Kiezen/ })).toHaveCount(0);
  },
);
