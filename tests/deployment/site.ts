import { chownSync, copyFileSync, mkdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import S3rver from '@20minutes/s3rver';
import { startPostgres } from '../../scripts/prepare/postgres.mjs';
import { type Running, startProgram } from '../faults/program';
import { freePort } from '../support/free-port';
import { type OutsideProvider, startOutsideProvider } from '../support/outside-provider';
import { startPgBouncer } from '../support/pgbouncer';
import { runOnServer } from '../support/template-database';
import { startNginx } from './nginx';

export type Site = {
  url: string;
  provider: OutsideProvider;
  /** With TLS, past the pooler. */
  databaseUrl: string;
  pooler: { pid: number };
  servers: Running[];
  /** Stops one of them and starts it again, as an upgrade does. */
  restart: (at: number) => Promise<void>;
  stop: () => Promise<void>;
};

/** PostgreSQL wants the key to be its own. */
function certificateFor(folder: string, owner: { uid: number; gid: number }) {
  const place = join(folder, 'postgres');
  mkdirSync(place, { mode: 0o755 });
  for (const name of ['cert.pem', 'key.pem']) {
    copyFileSync(join(folder, name), join(place, name));
    chownSync(join(place, name), owner.uid, owner.gid);
  }
  return { ssl: 'on', ssl_cert_file: join(place, 'cert.pem'), ssl_key_file: join(place, 'key.pem') };
}

/** Everything that docs/deploy.md names and this machine can have. */
export async function openSite(folder: string): Promise<Site> {
  const postgres = await startPostgres((owner) =>
    certificateFor(
      folder,
      owner.uid === undefined ? statSync(folder) : { uid: owner.uid, gid: owner.gid ?? 0 },
    ),
  );
  await runOnServer(postgres.url, 'create role huis login');
  await runOnServer(postgres.url, 'create database huis owner huis');
  const { port } = new URL(postgres.url);
  const own = `postgres://huis@localhost:${port}/huis`;
  const pooler = await startPgBouncer(own, {
    poolSize: 10,
    more: {
      server_tls_sslmode: 'verify-full',
      server_tls_ca_file: join(folder, 'cert.pem'),
    },
  });

  const store = new S3rver({
    ...{ address: '127.0.0.1', port: 0, silent: true, directory: join(folder, 's3') },
    // It forgets a slash when it checks the signature of a list; the storages' tests check signatures.
    allowMismatchedSignatures: true,
    configureBuckets: [{ name: 'papieren' }],
  });
  const { port: storePort } = await store.run();
  const sitePort = await freePort();
  const url = `https://localhost:${sitePort}`;
  const provider = await startOutsideProvider(`${url}/api/auth/callback`, { claimsAt: 'userinfo' });
  const shared = {
    HOST: '127.0.0.1',
    PUBLIC_URL: url,
    TRUST_PROXY: 'true',
    DATABASE_URL: pooler.url,
    // Debian 12 has version 1.18, which keeps no statements.
    DATABASE_PREPARE: 'false',
    S3_ENDPOINT: `http://127.0.0.1:${storePort}`,
    S3_BUCKET: 'papieren',
    S3_REGION: 'eu-west-1',
    S3_ACCESS_KEY: 'S3RVER',
    S3_SECRET_KEY: 'S3RVER',
    OIDC_ISSUER: provider.issuer,
    OIDC_CLIENT_ID: provider.clientId,
    OIDC_CLIENT_SECRET: provider.clientSecret,
    OIDC_NAME: 'Voorbeeld',
  };
  const ports = [await freePort(), await freePort()];
  const start = (at: number) =>
    startProgram(ports[at] ?? 0, { ...shared, DATA_DIR: join(folder, `data-${at}`) });
  const servers = await Promise.all(ports.map((_, at) => start(at)));
  const nginx = await startNginx(folder, sitePort, ports);
  return {
    url,
    provider,
    databaseUrl: `${own}?sslmode=verify-full&sslrootcert=${join(folder, 'cert.pem')}`,
    pooler: { pid: pooler.pid ?? 0 },
    servers,
    restart: async (at) => {
      await servers[at]?.stop();
      servers[at] = await start(at);
    },
    stop: async () => {
      await nginx.stop();
      await Promise.all(servers.map((server) => server.stop()));
      await provider.stop();
      await pooler.stop();
      await store.close();
      await postgres.stop();
    },
  };
}
