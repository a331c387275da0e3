import { createProject, expect, expectAccessible, onceIsEnough, test } from '../support/journey';
import { findLayoutFaults } from '../support/layout-faults';

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

test(
  'one types on a phone, another mails the Excel back: dropped in the letterbox, it stands beside the first',
  onceIsEnough,
  async ({ newcomer: owner, browser, server }) => {
    const projectId = await createProject(owner);
    const contactIds: number[] = [];
    for (const company of ['Dakwerken Maes', 'Tegels Peeters']) {
      const data = { name: 'Jan', company, type: 'contractor' };
      contactIds.push((await (await owner.request.post('/api/contacts', { data })).json()).id);
    }
    const under = `/api/projects/${projectId}`;
    const items = ['Pannen', 'Goten'].map((description) => ({
      ...{ category: 'Dakwerk', description, quantity: '10', unit: 'm²', unitPrice: '77.70', vatRate: 6 },
    }));
    await owner.request.post(`${under}/bill-of-quantities/bulk`, { data: { items } });
    const listed = await (await owner.request.get(`${under}/bill-of-quantities`)).json();
    const until = new Date(Date.now() + 10 * 86_400_000).toISOString().slice(0, 10);
    const asked = await (
      await owner.request.post(`${under}/quote-requests`, {
        data: {
          ...{ title: 'Dak', text: 'Graag uw prijs.', until, contactIds },
          itemIds: listed.map(({ id }: { id: number }) => id),
        },
      })
    ).json();
    const sent: { url: string }[] = await (
      await owner.request.post(`/api/quote-requests/${asked.id}/send`, { data: {} })
    ).json();

    const phone = await browser.newContext({ baseURL: server.url, viewport: { width: 320, height: 700 } });
    const guest = await phone.newPage();
    await guest.goto(sent[0]?.url ?? '');
    const prices = guest.getByLabel('Prijs per m²');
    await prices.nth(0).fill('-5');
    await expect(guest.getByRole('alert').first()).toContainText('eenheidsprijs');
    await expectAccessible(guest);
    expect(await guest.evaluate(findLayoutFaults)).toEqual([]);
    await prices.nth(0).fill('50,25');
    await prices.nth(1).fill('20');
    await expect(guest.locator('#sums')).toContainText('702,50');
    await guest.getByLabel('Uw naam').fill('Jan Maes');
    await guest.getByRole('button', { name: 'Indienen' }).click();
    await expect(guest.getByText('Uw prijs is ingediend.')).toBeVisible();

    // The other fills in the Excel of their own page, and mails it.
    const other = await phone.newPage();
    await other.goto(sent[1]?.url ?? '');
    const second = other.getByLabel('Prijs per m²');
    await second.nth(0).fill('49,99');
    await second.nth(1).fill('21');
    await expect(other.locator('#sums')).toContainText('709,90');
    const sheet = await (await other.request.get(`${sent[1]?.url}/list.xlsx`)).body();
    await phone.close();

    await owner.goto('/postvak');
    await owner
      .locator('input[type=file]:not([capture])')
      .first()
      .setInputFiles({
        ...{ name: 'prijs.xlsx', buffer: sheet },
        mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      });
    const row = owner.getByRole('listitem').filter({ hasText: 'prijs.xlsx' });
    await expect(row).toContainText('Antwoord op prijsvraag ‘Dak’, van Tegels Peeters: 2 van de 2 posten.', {
      timeout: 60_000,
    });
    await row.getByRole('button', { name: 'prijs.xlsx overnemen als prijs' }).click();
    await expect(owner.getByText('Prijs overgenomen als offerte')).toBeVisible();
    await expect(owner.getByText('Het postvak is leeg')).toBeVisible();

    await owner.goto(`/quote-requests/${asked.id}`);
    const compared = owner.getByRole('region', { name: 'Prijzen naast elkaar' }).first();
    await expect(compared).toContainText('€ 702,50');
    await expect(compared).toContainText('€ 709,90');
    await expect(owner.getByRole('region', { name: 'Aannemers' })).toContainText('Tegels Peeters, op papier');
  },
);
