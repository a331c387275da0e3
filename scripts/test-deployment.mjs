// docs/deploy.md, tried: nginx with TLS, PgBouncer, PostgreSQL with TLS, two processes: npm run test:deployment
import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { aptInstall, canUseApt } from './prepare/apt.mjs';
import { main, Refusal } from './prepare/fail.mjs';
import { findInFolders, pathFolders } from './prepare/find-program.mjs';
import { ensureReady } from './prepare/ready.mjs';
import { run } from './prepare/run.mjs';

process.once('SIGINT', () => process.exit(130));
process.once('SIGTERM', () => process.exit(143));

const folders = [...pathFolders(), '/usr/sbin', '/usr/local/sbin'];

async function ensureProgram(name) {
  if (!findInFolders([name], folders) && canUseApt()) await aptInstall([name]);
  if (!findInFolders([name], folders)) throw new Refusal(`This needs ${name}: install it and try again.`);
}

/** One certificate for the site and for the database, signed by itself. */
function makeCertificate(folder) {
  const made = spawnSync(
    'openssl',
    [
      ...['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', '/CN=localhost'],
      ...['-addext', 'subjectAltName=DNS:localhost,IP:127.0.0.1'],
      ...['-keyout', join(folder, 'key.pem'), '-out', join(folder, 'cert.pem')],
    ],
    { encoding: 'utf8' },
  );
  if (made.status !== 0) throw new Refusal(`openssl made no certificate: ${made.stderr ?? made.error}`);
}

await ensureReady();

await main(async () => {
  for (const name of ['nginx', 'pgbouncer', 'openssl']) await ensureProgram(name);
  const folder = mkdtempSync(join(tmpdir(), 'truweel-deployment-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  makeCertificate(folder);
  // PostgreSQL and PgBouncer run as somebody else, and look for the certificate here.
  chmodSync(folder, 0o755);
  // Node reads it when it starts: the visitors of the test have to trust the site from their first request.
  const env = { ...process.env, NODE_EXTRA_CA_CERTS: join(folder, 'cert.pem'), NODE_NO_WARNINGS: '1' };
  await run(process.execPath, ['--import', 'tsx', 'tests/deployment/run.ts', folder], { env });
});
