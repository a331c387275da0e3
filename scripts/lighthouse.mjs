// Lighthouse, as on a phone, on every screen: npm run lighthouse -- [path…] [--runs=1]
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startOurs } from '../bench/support/processes.mjs';
import { createVisitor } from '../bench/support/visitor.mjs';
import { ensureBrowser } from './prepare/browser.mjs';
import { ensureBuilt } from './prepare/built.mjs';
import { main } from './prepare/fail.mjs';
import { ensureInstalled } from './prepare/installed.mjs';
import { listPagePaths } from './prepare/pages.mjs';

const aims = { performance: 95, accessibility: 100, 'best-practices': 100 };
const screens = [
  { path: '/', visitor: true },
  { path: '/inloggen', visitor: true },
  { path: '/privacy', visitor: true },
  { path: '/hulp', visitor: true },
  ...[...listPagePaths(), '/meetstaat?toon=dekking'].map((path) => ({ path })),
];

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { runs: { type: 'string', default: '1' } },
});

function freePort() {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}

/** The page's own console and network errors count too; the screen's address alone says which screen it is. */
async function judge(lighthouse, url, { port, cookie }) {
  const { lhr } = await lighthouse(url, {
    port,
    output: 'json',
    logLevel: 'error',
    onlyCategories: Object.keys(aims),
    formFactor: 'mobile',
    ...(cookie ? { extraHeaders: { Cookie: cookie } } : {}),
  });
  if (lhr.runtimeError) throw new Error(`${url}: ${lhr.runtimeError.message}`);
  const scores = Object.fromEntries(
    Object.keys(aims).map((name) => [name, Math.round((lhr.categories[name].score ?? 0) * 100)]),
  );
  const lost = Object.keys(aims).flatMap((name) =>
    lhr.categories[name].auditRefs
      .filter(({ id, weight }) => weight > 0 && (lhr.audits[id].score ?? 1) < 0.9)
      .map(({ id }) => `${id}${lhr.audits[id].displayValue ? ` (${lhr.audits[id].displayValue})` : ''}`),
  );
  return { scores, lost };
}

function best(results) {
  return results.reduce((most, result) =>
    result.scores.performance > most.scores.performance ? result : most,
  );
}

await main(async () => {
  await ensureInstalled();
  await ensureBuilt();
  const { chromium } = await import('@playwright/test');
  const { default: lighthouse } = await import('lighthouse');
  const dataDir = mkdtempSync(join(tmpdir(), 'truweel-lighthouse-'));
  const server = await startOurs({ DATA_DIR: dataDir });
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath: await ensureBrowser(),
    args: [`--remote-debugging-port=${port}`, '--no-sandbox', '--disable-gpu'],
  });
  try {
    const visitor = createVisitor(server.url);
    await visitor.signIn();
    await visitor.json('POST', '/api/projects/example');
    const { cookie } = visitor;
    const wanted = screens.filter(({ path }) => positionals.length === 0 || positionals.includes(path));
    let missed = 0;
    console.log(`${'screen'.padEnd(24)}${Object.keys(aims).join('  ')}`);
    for (const screen of wanted) {
      const results = [];
      for (let run = 0; run < Number(values.runs); run += 1) {
        const signedIn = screen.visitor ? {} : { cookie };
        results.push(await judge(lighthouse, server.url + screen.path, { port, ...signedIn }));
      }
      const { scores, lost } = best(results);
      const isMissed = Object.entries(aims).some(([name, aim]) => scores[name] < aim);
      if (isMissed) missed += 1;
      const name = `${screen.path}${screen.visitor ? ' (visitor)' : ''}`;
      const numbers = Object.keys(aims).map((key) => String(scores[key]).padStart(key.length));
      console.log(`${name.padEnd(24)}${numbers.join('  ')}  ${isMissed ? 'MISSED: ' : ''}${lost.join(', ')}`);
    }
    console.log(
      `aims: ${Object.entries(aims)
        .map(([name, aim]) => `${name} ${aim}`)
        .join(', ')}; missed on ${missed} of ${wanted.length} screens`,
    );
    process.exitCode = missed > 0 ? 1 : 0;
  } finally {
    await browser.close();
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
});
