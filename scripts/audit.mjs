// Known weaknesses in the packages that the server runs with: npm run audit
// Fails on a serious one. Where no registry answers it says so and lets the run go on: that is no weakness.
import { spawnSync } from 'node:child_process';
import { root } from './prepare/paths.mjs';
import { npmCommand } from './prepare/run.mjs';

const { command, args, shell } = npmCommand();
const audit = spawnSync(
  command,
  [
    ...args,
    'audit',
    '--omit=dev',
    '--audit-level=high',
    '--json',
    '--fetch-timeout=20000',
    '--fetch-retries=0',
  ],
  { cwd: root, encoding: 'utf8', shell, timeout: 120_000 },
);

function read(text) {
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
}

const report = read(audit.stdout);
const counts = report.metadata?.vulnerabilities;
if (!counts) {
  console.log('audit: the registry gave no answer, nothing was checked.');
} else {
  console.log(
    `audit: ${counts.critical} critical, ${counts.high} high, ${counts.moderate} moderate, ${counts.low} low.`,
  );
  for (const { name, severity, range } of Object.values(report.vulnerabilities ?? {})) {
    console.log(`  ${severity}: ${name} ${range}`);
  }
  if (counts.critical + counts.high > 0) process.exitCode = 1;
}
