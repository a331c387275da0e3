import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBrowser } from './prepare/browser.mjs';
import { ensureBuilt } from './prepare/built.mjs';
import { main } from './prepare/fail.mjs';
import { ensureInstalled } from './prepare/installed.mjs';
import { ensureNode } from './prepare/node.mjs';
import { ensureOtherBrowsers } from './prepare/other-browsers.mjs';
import { startPostgres } from './prepare/postgres.mjs';
import { startPreparing } from './test/preparations.mjs';
import { countStep } from './test/reports.mjs';
import { runStep } from './test/run-step.mjs';
import { openScratch } from './test/scratch.mjs';
import { everything, inRounds, selectSteps } from './test/steps.mjs';
import { summarise } from './test/summary.mjs';

const prepare = {
  alone: { build: ensureBuilt },
  installed: { postgres: startPostgres, browser: ensureBrowser, otherBrowsers: ensureOtherBrowsers },
};

// An exit handler stops what a step or the database left running: a signal alone would skip it.
process.once('SIGINT', () => process.exit(130));
process.once('SIGTERM', () => process.exit(143));

function environment(extra) {
  const { NODE_ENV: _, ...env } = process.env;
  // CI makes the runners refuse a forgotten `.only` and a missing snapshot.
  return { ...env, CI: '1', ...(process.stdout.isTTY ? { FORCE_COLOR: '1' } : {}), ...extra };
}

async function perform(step, preparing, { reports, isShownAtEnd, isEverything }) {
  if (!isShownAtEnd) console.log(`\n── ${step.title}`);
  const { ready, missing } = await preparing.waitFor(step.needs ?? []);
  if (missing.length > 0) {
    return { ...step, passed: 0, failed: 1, failures: missing, flaky: [], skipped: [], tail: missing };
  }
  const reportFile = join(reports, `${step.id}.json`);
  const env = environment({
    ...step.env?.(ready, reportFile),
    ...(isEverything ? { TEST_EVERYTHING: '1' } : {}),
  });
  const helpers = step.needs?.includes('postgres') ? [ready.postgres.pid] : [];
  const { code, ...ran } = await runStep(step.command(reportFile), env, { isShownAtEnd, helpers });
  const result = { ...step, ...countStep({ counts: step.counts, code, reportFile }), ...ran };
  const beside = ['flaky', 'skipped'].filter((kind) => result[kind].length > 0);
  const counted = [
    `${result.passed} passed, ${result.failed} failed`,
    ...beside.map((kind) => `${result[kind].length} ${kind}`),
  ];
  console.log(`── ${step.title}: ${counted.join(', ')} in ${result.seconds.toFixed(1)} s`);
  return result;
}

await main(async () => {
  ensureNode();
  const names = process.argv.slice(2);
  const steps = selectSteps(names);
  await ensureInstalled();
  openScratch();
  const reports = mkdtempSync(join(tmpdir(), 'truweel-test-'));
  // Beside the checks, which need none of it.
  const preparing = startPreparing(steps, prepare);
  const results = [];
  for (const round of inRounds(steps)) {
    const setting = { reports, isEverything: names.includes(everything) };
    // Of those side by side the first is shown as it goes, the others when they are done.
    const performing = round.map((step, index) =>
      perform(step, preparing, { ...setting, isShownAtEnd: index > 0 }),
    );
    results.push(...(await Promise.all(performing)));
  }
  const { ready } = await preparing.waitFor(preparing.names());
  await ready.postgres?.stop();
  const { lines, exitCode } = summarise(results);
  console.log(lines.join('\n'));
  process.exitCode = exitCode;
});
