/** Longer than anything of ours waits before it asks for more. */
const quietMs = 3_000;

/**
 * The scripts and styles that a browser fetches to open the page and until nothing more comes, as they travelled. Not
 * what the service worker fetches, which keeps the whole program once the screen is there.
 */
export async function fetchedUntilIdle(browser, url, { cookie, shows }) {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  try {
    const [name, value] = cookie?.split('=') ?? [];
    if (name) await context.addCookies([{ name, value, url }]);
    const page = await context.newPage();
    let last = Date.now();
    page.on('request', () => {
      last = Date.now();
    });
    await page.goto(url);
    // A page that shows nothing has fetched little.
    await page.getByRole('heading', shows).first().waitFor();
    while (Date.now() - last < quietMs) await page.waitForTimeout(quietMs / 10);
    const fetched = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map((entry) => ({ name: new URL(entry.name).pathname, bytes: entry.encodedBodySize })),
    );
    return fetched.filter((file) => /\.(js|css)$/.test(file.name));
  } finally {
    await context.close();
  }
}
