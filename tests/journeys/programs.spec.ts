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
    await expectAccessible(page);
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
