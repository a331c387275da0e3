import { createExample, expect, expectAccessible, onceIsEnough, test } from '../support/journey';

test(
  'a program is let in, reads the project, and is put out again',
  onceIsEnough,
  async ({ newcomer: page }) => {
    await createExample(page);
    await page.goto('/account');
    const card = page.getByRole('region', { name: 'Programma’s' });
    await expect(card).toContainText('Wat dit programma leest, gaat ook naar wie het maakt.');
    await card.getByRole('button', { name: 'Programma toelaten' }).click();
    const form = page.getByRole('dialog', { name: 'Programma toelaten' });
    await form.getByRole('button', { name: 'Token maken' }).click();
    await expect(form).toContainText('Vul een naam in');
    await form.getByLabel('Naam').fill('Thuisserver');
    await form.getByRole('button', { name: 'Token maken' }).click();

    const made = page.getByRole('dialog', { name: 'Uw token' });
    const token = await made.getByLabel('Token', { exact: true }).inputValue();
    expect(token).toMatch(/^tw_[\w-]{49}$/);
    await expectAccessible(page);
    await made.getByRole('button', { name: 'Klaar' }).click();
    await expect(card).toContainText('nog niet gebruikt');

    const projects = (await (await page.request.get('/api/projects')).json()) as { id: number }[];
    const ask = (url: string) =>
      page.request
        .fetch(url, { headers: { authorization: `Bearer ${token}` } })
        .then((answer) => answer.status());
    const quotes = `/api/projects/${projects[0]?.id}/quotes`;
    expect([await ask(quotes), await ask('/api/contacts')]).toEqual([200, 403]);
    await page.reload();
    await expect(card).toContainText('laatst gebruikt vandaag');
    await card.getByRole('button', { name: 'Toegang van Thuisserver beëindigen' }).click();
    await expect(card).not.toContainText('Thuisserver');
    expect(await ask(quotes)).toBe(401);
  },
);

test(
  'a webhook is made, tells its secret once, and is ended; a server at home is pointed to a token',
  onceIsEnough,
  async ({ newcomer: page }) => {
    await createExample(page);
    await page.goto('/account');
    const card = page.getByRole('region', { name: 'Webhooks' });
    await card.getByRole('button', { name: 'Webhooks: uw eigen server verwittigen' }).click();
    await card.getByRole('button', { name: 'Webhook maken' }).click();
    const form = page.getByRole('dialog', { name: 'Webhook maken' });
    const save = form.getByRole('button', { name: 'Webhook maken' });
    for (const address of ['https://thuisserver.local/hook', 'https://192.168.1.5/hook']) {
      await form.getByLabel('Adres van uw server').fill(address);
      await save.click();
      await expect(page.getByText('Dit adres ligt niet op het open internet').first()).toBeVisible();
    }
    await form.getByLabel('Adres van uw server').fill('https://93.184.215.14/hook');
    const boxes = form.getByRole('checkbox');
    for (const box of await boxes.all()) await box.uncheck();
    await save.click();
    await expect(form).toContainText('Kies minstens één soort');
    await form.getByLabel('Premies').check();
    await save.click();

    const made = page.getByRole('dialog', { name: 'De sleutel van uw webhook' });
    expect(await made.getByLabel('Sleutel', { exact: true }).inputValue()).toMatch(/^whsec_[\w+/]{43}=$/);
    await made.getByRole('button', { name: 'Klaar' }).click();
    await expect(card).toContainText('Premies · nog niets gemeld');
    await card.getByRole('button', { name: 'Wat er gemeld werd' }).click();
    await expect(card).toContainText('Er is nog niets gemeld.');
    await expectAccessible(page);
    await card.getByRole('button', { name: 'Webhook naar 93.184.215.14 verwijderen' }).click();
    await expect(card).not.toContainText('93.184.215.14');
  },
);
