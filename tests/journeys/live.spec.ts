import { chooseProject, createExample, expect, onceIsEnough, signIn, test } from '../support/journey';

test(
  'what one does appears by itself with the other, who is at another screen or in another tab',
  onceIsEnough,
  async ({ newcomer: page, browser, server }) => {
    const projectId = await createExample(page);
    const context = await browser.newContext({ baseURL: server.url });
    const other = await context.newPage();
    const email = await signIn(other, 'Tom Peeters');
    await page.request.post(`/api/projects/${projectId}/collaborators/invite`, {
      data: { email, role: 'editor' },
    });
    const [invitation] = (await (await other.request.get('/api/user/invitations')).json()) as {
      id: number;
    }[];
    await other.request.post(`/api/collaborators/${invitation?.id}/accept`);
    await chooseProject(other, projectId);

    const listening = other.waitForResponse(/\/events$/);
    await other.goto('/planning');
    const second = await context.newPage();
    await second.goto('/planning');
    await listening;
    await expect(second.getByRole('heading', { level: 1 })).toBeVisible();

    await page.request.post(`/api/projects/${projectId}/planning`, {
      data: { title: 'Dakgoot vervangen', startDate: '2026-12-01', endDate: '2026-12-02' },
    });
    await expect(other.getByText('Dakgoot vervangen').first()).toBeVisible();
    await expect(second.getByText('Dakgoot vervangen').first()).toBeVisible();

    // The number at Dashboard counts along.
    const dashboard = second.getByRole('link', { name: 'Dashboard', exact: true });
    await expect(dashboard).toHaveAccessibleDescription(/^\d+ dingen vragen aandacht$/);
    const count = second.getByRole('navigation', { name: 'Hoofdmenu' }).getByText(/vragen aandacht/);
    const before = Number.parseInt((await count.locator('..').textContent()) ?? '', 10);
    await page.request.post(`/api/projects/${projectId}/reminders`, {
      data: { title: 'Bel de notaris', day: new Date().toISOString().slice(0, 10) },
    });
    await expect(dashboard).toHaveAccessibleDescription(`${before + 1} dingen vragen aandacht`);

    // Who comes to the same screen is seen there, and no longer when they go elsewhere.
    await page.goto('/planning');
    const here = (name: string) => page.getByText(`${name} werkt hier ook`);
    await expect(here('Tom')).toBeVisible();
    await expect(second.getByText(/werkt hier ook$/)).toBeVisible();
    await page.goto('/documents');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(second.getByText(/werkt hier ook$/)).toBeHidden();

    // The tab that listened for both goes: the other goes on.
    await other.close();
    await page.request.post(`/api/projects/${projectId}/planning`, {
      data: { title: 'Regenput plaatsen', startDate: '2026-12-03', endDate: '2026-12-04' },
    });
    await expect(second.getByText('Regenput plaatsen').first()).toBeVisible();
    await context.close();
  },
);
