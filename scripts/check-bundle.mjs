import { scratchFolder, startOurs } from '../bench/support/processes.mjs';
import { createVisitor } from '../bench/support/visitor.mjs';
import { ensureBrowser } from './prepare/browser.mjs';
import { main, Refusal } from './prepare/fail.mjs';
import { fetchedUntilIdle } from './test/fetched.mjs';

const budgets = {
  landing: { bytes: 90_000, scripts: 1 },
  dashboard: { bytes: 150_000, scripts: 16 },
};

/** The last that the dashboard shows. */
const lastCard = { name: 'Snelle acties' };

/** Somebody of whom this is the only project. */
async function ownerOf(url, path, body) {
  const visitor = createVisitor(url);
  await visitor.signIn('Katrien De Smet', `persoon-${path.length}@voorbeeld.example`);
  await visitor.json('POST', path, body);
  return visitor.cookie;
}

async function visits(url) {
  return [
    { name: 'landing', budget: budgets.landing, shows: { level: 1 } },
    {
      name: 'dashboard, empty',
      budget: budgets.dashboard,
      shows: lastCard,
      cookie: await ownerOf(url, '/api/projects', { name: 'Renovatie Kerkstraat' }),
    },
    {
      name: 'dashboard, example',
      budget: budgets.dashboard,
      shows: lastCard,
      cookie: await ownerOf(url, '/api/projects/example'),
    },
  ];
}

function judge({ name, budget }, files) {
  const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
  const scripts = files.filter((file) => file.name.endsWith('.js')).length;
  const size = `${(bytes / 1000).toFixed(1)} kB of ${budget.bytes / 1000}`;
  console.log(
    `${name.padEnd(24)}${size.padStart(18)}${`${scripts} scripts of ${budget.scripts}`.padStart(22)}`,
  );
  return bytes <= budget.bytes && scripts <= budget.scripts;
}

await main(async () => {
  const { chromium } = await import('@playwright/test');
  const server = await startOurs({ DATA_DIR: scratchFolder() });
  const browser = await chromium.launch({ executablePath: await ensureBrowser(), args: ['--no-sandbox'] });
  try {
    const over = [];
    for (const visit of await visits(server.url)) {
      if (!judge(visit, await fetchedUntilIdle(browser, server.url, visit))) over.push(visit.name);
    }
    if (over.length > 0) throw new Refusal(`over budget: ${over.join(', ')}`);
  } finally {
    await browser.close();
    await server.stop();
  }
});
