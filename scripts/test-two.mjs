// The journeys on two processes behind a plain proxy, one PostgreSQL and one S3 store: npm run test:two -- [spec…]
import { ensureBrowser } from './prepare/browser.mjs';
import { ensureBuilt } from './prepare/built.mjs';
import { main } from './prepare/fail.mjs';
import { ensureInstalled } from './prepare/installed.mjs';
import { startPostgres } from './prepare/postgres.mjs';
import { packageCommand, run } from './prepare/run.mjs';

await main(async () => {
  await ensureInstalled();
  await ensureBuilt();
  const browser = await ensureBrowser();
  const postgres = await startPostgres();
  const args = ['test', '--project=desktop', ...process.argv.slice(2)];
  const env = { ...process.env, CHROMIUM_PATH: browser, TWO_SERVERS_DATABASE: postgres.url };
  await run(process.execPath, [packageCommand('@playwright/test', 'playwright'), ...args], { env }).finally(
    () => postgres.stop(),
  );
});
