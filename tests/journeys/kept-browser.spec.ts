import { expect, onceIsEnough, test } from '../support/journey';
import { forget } from '../support/kept-browser';

test(
  'who comes next in the same browser finds the files of the program, and nothing of who was here before',
  onceIsEnough,
  async ({ newcomer: page, server }) => {
    const context = page.context();
    await context.grantPermissions(['clipboard-read']);
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.evaluate(async () => {
      localStorage.setItem('left', 'behind');
      await caches.open('left');
      await new Promise((resolve) => {
        indexedDB.open('left').onsuccess = resolve;
      });
    });
    await context.setOffline(true);
    await page.close();

    const next = await context.newPage();
    await forget(next, server.url);
    expect(await context.cookies()).toEqual([]);
    await next.goto('/');
    await expect(next.getByRole('link', { name: 'Inloggen met Demo' })).toBeVisible();
    const left = await next.evaluate(async () => ({
      written: localStorage.getItem('left'),
      databases: await indexedDB.databases(),
      caches: await caches.keys(),
      mayRead: (await navigator.permissions.query({ name: 'clipboard-read' as PermissionName })).state,
    }));
    expect(left).toEqual({ written: null, databases: [], caches: [], mayRead: 'prompt' });
    const sent = await next.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter(({ name }) => /\/assets\/.*\.css$/.test(name))
        .map((file) => (file as PerformanceResourceTiming).transferSize),
    );
    expect(sent).toEqual([0]);
  },
);
