import type { Page } from '@playwright/test';
import { createProject, expect, expectAccessible, onceIsEnough, signIn, test } from '../support/journey';

const phoneSize = { width: 390, height: 844 };

async function expectNoOverflow(page: Page): Promise<void> {
  const wider = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(wider).toBeLessThanOrEqual(0);
}

test(
  'a contract is walked through, signed by both sides, repaired and paid to the last cent',
  onceIsEnough,
  async ({ newcomer: owner, browser, server }) => {
    const projectId = await createProject(owner);
    const path = `/api/projects/${projectId}`;
    const post = async (to: string, data: object) => (await owner.request.post(to, { data })).json();
    const contact = await post('/api/contacts', {
      ...{ name: 'Piet', company: 'Tegels Peeters', type: 'contractor', iban: 'BE68539007547034' },
    });
    const quote = await post(`${path}/quotes`, {
      ...{ contactId: contact.id, amount: '10000', status: 'accepted', description: 'Badkamer' },
    });
    await owner.request.put(`/api/quotes/${quote.id}/agreement`, { data: { retention: 5, instalments: [] } });
    await post(`${path}/rooms`, { name: 'Badkamer' });
    await post(`${path}/rooms`, { name: 'Keuken' });
    const points: { id: number; version: number }[] = [];
    for (const text of ['Tegel gebarsten', 'Voeg ontbreekt', 'Kraan lekt', 'Deur klemt', 'Kras op glas'])
      points.push(await post(`${path}/points`, { text, quoteId: quote.id, amount: '20' }));
    const invoice = await post(`${path}/invoices`, {
      ...{ contactId: contact.id, quoteId: quote.id, amount: '10000', invoiceNumber: 'F-1' },
    });

    const other = await browser.newContext({ baseURL: server.url, viewport: phoneSize });
    const partner = await other.newPage();
    const email = await signIn(partner, 'Bram');
    await post(`${path}/collaborators/invite`, { email, role: 'editor' });
    const [invitation] = await (await partner.request.get('/api/user/invitations')).json();
    await partner.request.post(`/api/collaborators/${invitation.id}/accept`);

    await partner.goto('/site?weergave=oplevering');
    await partner.getByRole('button', { name: 'Opleveren' }).click();
    await partner.getByRole('button', { name: 'Rondgang beginnen' }).click();
    const walk = partner.getByRole('dialog', { name: 'Proces-verbaal: oplevering' });
    await expect(walk.getByLabel('Ingehouden bedrag')).toHaveValue('600,00');
    await walk.getByLabel('Niets op te merken in Keuken').check();
    await walk.getByRole('button', { name: 'Punt noteren in Badkamer' }).click();
    await walk.getByLabel('Wat is er niet in orde?').fill('Stopcontact zit los');
    await walk.getByRole('button', { name: 'Noteren', exact: true }).click();
    await expect(walk.getByLabel('Punt 6: Stopcontact zit los')).toBeChecked();
    await walk.getByLabel('Wie was erbij?').fill('Katrien\nBram\nPiet Peeters');
    await expectNoOverflow(partner);
    await walk.getByRole('button', { name: 'Opslaan' }).click();
    await expect(walk).toBeHidden();
    const card = partner.getByRole('region', { name: 'Tegels Peeters: Badkamer' });
    await expect(card).toContainText('Aanvaard met punten, 6 punten');
    await card.getByRole('button', { name: 'Proces-verbaal versturen' }).click();
    await partner.getByRole('button', { name: 'Vastleggen en versturen' }).click();
    const url = await partner.getByLabel('Link voor Tegels Peeters').inputValue();
    await expectAccessible(partner);
    await partner.getByRole('button', { name: 'Klaar' }).click();
    await expect(card).toContainText('Verstuurd');

    const phone = await browser.newContext({
      ...{ baseURL: server.url, viewport: phoneSize, javaScriptEnabled: false },
    });
    const guest = await phone.newPage();
    await guest.goto(url);
    await guest.getByRole('link', { name: 'Proces-verbaal van oplevering' }).click();
    await expect(guest.getByText('Stopcontact zit los')).toBeVisible();
    await expect(guest.getByText('Niets op te merken in: Keuken.')).toBeVisible();
    await guest.getByLabel('Gaat u akkoord?').selectOption('agree-with-remark');
    await guest.getByLabel('Opmerking').fill('De deur is van de schrijnwerker');
    await guest.getByLabel('Uw naam').fill('Piet Peeters');
    await guest.getByLabel('Ik heb alles gelezen').check();
    await guest.getByRole('button', { name: 'Antwoord versturen' }).click();
    await expect(guest.getByRole('status')).toContainText('De deur is van de schrijnwerker');

    await owner.setViewportSize(phoneSize);
    await owner.goto(`/quotes/${quote.id}`);
    const own = owner.getByRole('region', { name: 'Oplevering' });
    await expect(own).toContainText('Wacht op uw handtekening');
    await own.getByRole('button', { name: 'Tekenen' }).click();
    await owner.getByLabel('Uw naam').fill('Katrien De Smet');
    await owner.getByRole('dialog').getByRole('button', { name: 'Tekenen' }).click();
    await expect(own).toContainText('Katrien De Smet (bouwheer): akkoord');
    await expect(own).toContainText('Ingehouden: € 600,00, nog niet vrij.');
    await expect(own.getByRole('button', { name: 'Verwijderen' })).toBeHidden();
    await own.getByRole('button', { name: 'Addendum schrijven' }).click();
    await owner.getByLabel('Wat komt erbij?').fill('De deur hoort bij de schrijnwerker: akkoord.');
    await expectAccessible(owner);
    await owner.getByRole('button', { name: 'Vastleggen' }).click();
    await expect(own.getByRole('link', { name: 'Addendum 1 (PDF)' })).toBeVisible();
    await own.getByRole('button', { name: 'Termijnen' }).click();
    await expectAccessible(owner);
    await owner.getByRole('dialog').getByRole('button', { name: 'Annuleren' }).click();
    await expectNoOverflow(owner);

    await guest.goto(url);
    await guest.getByRole('link', { name: 'Proces-verbaal van oplevering' }).click();
    await expect(guest.getByText('De deur hoort bij de schrijnwerker: akkoord.')).toBeVisible();
    await expect(guest.getByRole('link', { name: 'Addendum 1 als pdf' })).toBeVisible();
    await guest.goto(url);
    const theirs = guest.getByRole('region', { name: 'Uw punten' });
    for (const number of [1, 2, 3, 4, 5, 6]) {
      await theirs.getByText('Hersteld melden').first().click();
      await theirs.getByRole('button', { name: `Punt ${number} hersteld` }).click();
      await expect(guest.getByText('Het punt is als hersteld gemeld.')).toBeVisible();
    }
    await phone.close();
    const repaired: { id: number }[] = await (await partner.request.get(`${path}/points`)).json();
    expect(repaired).toHaveLength(6);
    for (const { id } of repaired)
      await partner.request.put(`/api/points/${id}`, { data: { status: 'accepted' } });
    await other.close();

    await owner.goto(`/quotes/${quote.id}`);
    await expect(own).toContainText('vrij: alle punten zijn in orde');
    await own.getByRole('button', { name: 'Betalen' }).click();
    await expect(owner.getByRole('img', { name: /QR-code om € 600,00/ })).toBeVisible();
    await expect(owner.getByRole('link', { name: 'Brief aan Tegels Peeters' })).toBeVisible();
    await expectAccessible(owner);
    await owner.getByRole('button', { name: 'Sluiten' }).first().click();

    const todos = async () => JSON.stringify(await (await owner.request.get(`${path}/todo`)).json());
    expect(await todos()).toContain('is vrij om te betalen');
    await owner.request.post(`/api/invoices/${invoice.id}/payments`, {
      data: { amount: '10000', date: '2026-10-02' },
    });
    await owner.goto(`/quotes/${quote.id}`);
    await expect(own).toContainText('Ingehouden: € 600,00, betaald.');
    expect(await todos()).not.toContain('is vrij om te betalen');
  },
);

test(
  'silence is told before the last is paid and before a project rests',
  onceIsEnough,
  async ({ newcomer: page }) => {
    const words = 'Volledig betalen zonder voorbehoud kan als aanvaarding gelden (zekerheid B)';
    const projectId = await createProject(page);
    const path = `/api/projects/${projectId}`;
    const post = async (to: string, data: object) => (await page.request.post(to, { data })).json();
    const contact = await post('/api/contacts', {
      ...{ name: 'Piet', company: 'Tegels Peeters', type: 'contractor', iban: 'BE68539007547034' },
    });
    const quote = await post(`${path}/quotes`, {
      ...{ contactId: contact.id, amount: '10000', status: 'accepted', description: 'Badkamer' },
    });
    await page.request.put(`/api/quotes/${quote.id}/agreement`, { data: { retention: 5, instalments: [] } });
    await post(`${path}/points`, { text: 'Tegel gebarsten', quoteId: quote.id });
    await post(`${path}/invoices`, {
      ...{ contactId: contact.id, quoteId: quote.id, amount: '10000', invoiceNumber: 'F-1' },
    });
    await page.setViewportSize(phoneSize);

    await page.goto('/invoices');
    await page.getByRole('button', { name: /^Betalen: / }).click();
    const pay = page.getByRole('dialog', { name: /betalen$/ });
    await expect(pay).toContainText(words);
    await expect(pay).toContainText('U sprak af om € 500,00 in te houden tot de oplevering.');
    await expect(pay.getByRole('button', { name: 'Noteer € 9.500,00 betaald' })).toBeVisible();
    await expectNoOverflow(page);
    await pay.getByRole('link', { name: 'Proces-verbaal opmaken' }).click();
    await expect(page).toHaveURL(new RegExp(`/quotes/${quote.id}#oplevering$`));
    await expect(page.getByRole('region', { name: 'Oplevering' })).toBeVisible();

    await page.setViewportSize({ width: 1280, height: 900 });
    await page.getByRole('button', { name: /^Project / }).click();
    await page.getByRole('menuitem', { name: 'Project laten rusten' }).click();
    const rest = page.getByRole('alertdialog', { name: /laten rusten\?$/ });
    await expect(rest).toContainText(words);
    await rest.getByRole('link', { name: 'Proces-verbaal opmaken met Tegels Peeters' }).click();
    await expect(rest).toBeHidden();

    await page.getByRole('region', { name: 'Oplevering' }).getByRole('button', { name: 'Opleveren' }).click();
    await page.getByRole('button', { name: 'Rondgang beginnen' }).click();
    await expect(page.getByRole('dialog', { name: 'Proces-verbaal: oplevering' })).toBeVisible();
    await page.goto('/budget');
    await expect(page.getByText('Van wat u nog moet betalen, houdt u € 500,00 in')).toBeVisible();
  },
);
