import { createProject, expect, expectAccessible, onceIsEnough, test } from '../support/journey';
import { findLayoutFaults } from '../support/layout-faults';
import { samplePdf } from '../support/sample-files';

test(
  'a contractor on a phone, without an account or a script, and the owner understand each other',
  onceIsEnough,
  async ({ newcomer: owner, browser, server }) => {
    const projectId = await createProject(owner);
    const data = { name: 'Jan Maes', company: 'Dakwerken Maes', type: 'contractor' };
    const contact = await (await owner.request.post('/api/contacts', { data })).json();
    const planning = `/api/projects/${projectId}/planning`;
    const plan = (task: object) => owner.request.post(planning, { data: task });
    const roof = await (
      await plan({ title: 'Dak', contactId: contact.id, startDate: '2027-03-01', endDate: '2027-03-03' })
    ).json();
    await plan({ title: 'Gyproc', startDate: '2027-03-04', dependsOn: [{ taskId: roof.id, days: 0 }] });
    await owner.goto(`/contacts/${contact.id}`);

    const requests = owner.getByRole('region', { name: 'Gevraagde papieren' });
    await requests.getByText('Een papier vragen').click();
    await requests.getByLabel('Welk papier vraagt u?').fill('Verzekeringsattest');
    await requests.getByRole('button', { name: 'Vragen' }).click();
    await expect(requests).toContainText('Gevraagd');
    const link = owner.getByRole('region', { name: 'Eigen pagina' });
    await link.getByRole('button', { name: 'Pagina geven' }).click();
    const url = await link.getByLabel('Link').inputValue();

    const phone = await browser.newContext({
      ...{ baseURL: server.url, viewport: { width: 390, height: 844 }, javaScriptEnabled: false },
    });
    const guest = await phone.newPage();
    await guest.goto(url);
    await expect(guest.getByRole('heading', { level: 1 })).toHaveText('Renovatie Kerkstraat');
    await expect(guest.getByRole('region', { name: 'Uw taken' })).not.toContainText('Gyproc');
    await guest.getByText('Andere dagen voorstellen').click();
    await guest.getByLabel('Eerste dag').fill('2027-03-08');
    await guest.getByLabel('Laatste dag').fill('2027-03-10');
    await guest.getByRole('button', { name: 'Voorstellen' }).click();
    await expect(guest.getByText('Uw antwoord is verstuurd.')).toBeVisible();
    const asked = guest.getByRole('region', { name: 'Gevraagde papieren' });
    const file = { name: 'attest.pdf', mimeType: 'application/pdf', buffer: samplePdf };
    await asked.getByLabel('Kies het bestand').setInputFiles(file);
    await asked.getByRole('button', { name: 'Afgeven' }).click();
    await expect(asked).toContainText('Ontvangen');
    await guest.getByLabel('Uw bericht').fill('Mag ik maandag beginnen?');
    await guest.getByRole('button', { name: 'Versturen' }).click();
    await expect(guest.getByRole('region', { name: 'Berichten' })).toContainText('Mag ik maandag beginnen?');
    await phone.close();

    await owner.reload();
    await expect(requests).toContainText('Ontvangen');
    await expect(owner.getByRole('region', { name: 'Berichten' })).toContainText('Mag ik maandag beginnen?');
    const answers = owner.getByRole('region', { name: 'Antwoord op de planning' });
    await expect(answers).toContainText('Schuift mee: ‘Gyproc’.');
    await answers.getByRole('button', { name: 'Voorstel voor Dak overnemen' }).click();
    await expect(answers).toBeHidden();
    const tasks = await (await owner.request.get(planning)).json();
    expect(
      tasks.map(({ title, startDate }: { title: string; startDate: string }) => [title, startDate]),
    ).toEqual([
      ['Dak', '2027-03-08'],
      ['Gyproc', '2027-03-11'],
    ]);
    await owner.goto('/postvak');
    await expect(owner.getByRole('main')).toContainText('van Dakwerken Maes');

    await owner.goto(`/contacts/${contact.id}`);
    await link.getByRole('button', { name: 'Intrekken' }).click();
    await expect(link).toContainText('Ingetrokken');
    const looking = await browser.newContext({ baseURL: server.url });
    const late = await looking.newPage();
    expect((await late.goto(url))?.status()).toBe(404);
    await expect(late.getByRole('heading', { level: 1 })).toHaveText('Deze link werkt niet');
    await looking.close();
  },
);

test(
  'the page of a contractor is read at every width, in light and dark, and is small',
  onceIsEnough,
  async ({ newcomer: owner, browser, server }) => {
    const projectId = await createProject(
      owner,
      'Verbouwing van de Onze-Lieve-Vrouw-ten-Hemelopnemingskerkstraat',
    );
    const data = { name: 'Jan Maes', company: 'Dakwerken Maes', type: 'contractor' };
    const contact = await (await owner.request.post('/api/contacts', { data })).json();
    const at = `/api/projects/${projectId}`;
    const task = { title: 'Dak', contactId: contact.id, startDate: '2027-03-01' };
    await owner.request.post(`${at}/planning`, { data: task });
    await owner.request.post(`${at}/quotes`, { data: { contactId: contact.id, amount: '10001' } });
    await owner.request.post(`${at}/invoices`, { data: { contactId: contact.id, amount: '500' } });
    await owner.request.post(`${at}/paper-requests`, { data: { contactId: contact.id, what: 'Attest' } });
    const made = await owner.request.post(`${at}/guest-links`, { data: { contactId: contact.id } });
    const { url } = await made.json();
    const context = await browser.newContext({ baseURL: server.url });
    const guest = await context.newPage();
    const bytes: number[] = [];
    guest.on('response', async (response) => {
      if (!response.url().endsWith('.svg')) bytes.push((await response.body()).length);
    });
    await guest.goto(url);
    await guest.getByText('Andere dagen voorstellen').click();
    for (const colorScheme of ['light', 'dark'] as const) {
      await guest.emulateMedia({ colorScheme });
      await expectAccessible(guest);
    }
    for (const width of [320, 390, 820, 1440]) {
      await guest.setViewportSize({ width, height: 844 });
      expect(await guest.evaluate(findLayoutFaults), `at ${width}`).toEqual([]);
    }
    expect(bytes.reduce((sum, each) => sum + each, 0)).toBeLessThan(40_000);
    await context.close();
  },
);
