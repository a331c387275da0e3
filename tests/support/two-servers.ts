import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from '@20minutes/s3rver';
import { startBalancer } from './balancer';
import type { RunningServer } from './running-server';
import { databaseUrl, runOnServer } from './template-database';

type Start = (env: Record<string, string>) => Promise<RunningServer>;

/** Two processes on one PostgreSQL and one S3 store, behind a proxy that knows nothing of sessions. */
export async function startTwoServers(
  start: Start,
  postgresUrl: string,
  port: number,
): Promise<RunningServer> {
  const name = `truweel_two_${randomBytes(6).toString('hex')}`;
  await runOnServer(postgresUrl, `create database ${name}`);
  const folder = mkdtempSync(join(tmpdir(), 'truweel-two-'));
  const store = new S3rver({
    ...{ address: '127.0.0.1', port: 0, silent: true, directory: join(folder, 's3') },
    // It forgets a slash when it checks the signature of a list; the storages' tests check signatures.
    allowMismatchedSignatures: true,
    configureBuckets: [{ name: 'papieren' }],
  });
  const { port: storePort } = await store.run();
  const url = `http://localhost:${port}`;
  const shared = {
    PUBLIC_URL: url,
    TRUST_PROXY: 'true',
    DATABASE_URL: databaseUrl(postgresUrl, name),
    S3_ENDPOINT: `http://127.0.0.1:${storePort}`,
    S3_BUCKET: 'papieren',
    S3_REGION: 'eu-west-1',
    S3_ACCESS_KEY: 'S3RVER',
    S3_SECRET_KEY: 'S3RVER',
  };
  // Together, as after a restart of the machine: the migrations wait for each other.
  const servers = await Promise.all(
    ['een', 'twee'].map((each) => start({ ...shared, DATA_DIR: join(folder, each) })),
  );
  const proxy = await startBalancer(port, () => servers.map((server) => server.url));
  return {
    url,
    dataDir: folder,
    stop: async () => {
      await proxy.stop();
      await Promise.all(servers.map((server) => server.stop()));
      await store.close();
      await runOnServer(postgresUrl, `drop database if exists ${name} with (force)`);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
