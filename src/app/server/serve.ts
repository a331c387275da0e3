import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { createApp } from '#/app/server/app';
import { runAdminTask } from '#/app/server/commands/admin-tasks';
import { product } from '#/core/product';
import { type BackupParts, makeBackup } from '#/platform/server/backup/make-backup';
import type { Config } from '#/platform/server/config';
import { openControl } from '#/platform/server/control';
import type { Engine } from '#/platform/server/database/engine/database';
import { findOutage } from '#/platform/server/database/engine/outage';
import { beginServing } from '#/platform/server/database/engine/serving-lease';
import { endAllLeases } from '#/platform/server/database/stores/lease-store';
import { drain, Ending } from '#/platform/server/stopping';
import { discardArriving } from '#/platform/server/storage/arrival';
import { checkStore } from '#/platform/server/storage/compare-store';
import { type FileStorage, StoreRefused } from '#/platform/server/storage/file-storage';
import { ensureJoined } from '#/platform/server/storage/join-store';
import { openStorage } from '#/platform/server/storage/open-storage';
import { keepIncomingTidy } from '#/platform/server/storage/sweep';
import { upkeepKinds } from '#/platform/server/upkeep';

async function freePort(host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, host, () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

function urlHost(host: string): string {
  return host.includes(':') ? `[${host}]` : host;
}

export type Installed = { root: string; migrationsDir: string; database: Engine };

/** Answers until it is told to end. */
export async function serve(config: Config, { root, migrationsDir, database }: Installed): Promise<void> {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
  const port = config.port === 0 ? await freePort(config.host) : config.port;
  const everywhere = config.host === '0.0.0.0' || config.host === '::';
  const localUrl = `http://${everywhere ? '127.0.0.1' : urlHost(config.host)}:${port}`;
  const publicUrl = config.publicUrl ?? (everywhere ? `http://localhost:${port}` : localUrl);

  const storage = openStorage(config.files);
  const awayStore = await findAwayStore(storage);
  if (!awayStore) await ensureJoined(database.db, storage, new Date());
  const ending = new Ending();
  const now = () => new Date();
  const parts = { engine: database, storage, dataDir: config.dataDir, migrationsDir, program: version };
  const { http, jobs } = await createApp({
    config,
    database,
    storage,
    publicUrl,
    localUrl,
    webDir: join(root, 'dist/web'),
    migrationsDir,
    version,
    checkAnswers: process.env.NODE_ENV !== 'production',
    stopping: ending,
    upkeep: upkeepKinds(parts, config.backups, now),
    now,
  });
  if (database.name === 'embedded') endWhenLost(http);
  if (awayStore)
    http.log.error({ err: awayStore }, 'the store of files does not answer: starting without it');
  const control = await openCommands(parts, http.log);
  const lease = await beginServing(database.db, (error) =>
    http.log.warn({ err: error }, 'could not say that this server uses the database'),
  );
  keepIncomingTidy(storage.incoming, (error) =>
    http.log.warn({ err: error }, 'what was coming in could not be cleared away'),
  );

  async function end(hasProxy: boolean): Promise<void> {
    // Who asks a second time doesn't want to wait.
    if (ending.isStopping) return http.server.closeAllConnections();
    ending.begin();
    await control?.close();
    await drain(http, { hasProxy, seconds: config.stopSeconds });
    await discardArriving();
    await lease.end();
    await database.close();
    process.exit(0);
  }
  process.on('SIGINT', () => end(false));
  process.on('SIGTERM', () => end(config.trustProxy !== false));

  await http.listen({ port, host: config.host });
  if (database.name === 'embedded') await endAllLeases(database.db);
  await jobs.start();
  process.stdout.write(`${product.name} is ready: ${publicUrl}\n`);
}

/** One that refuses us stops the start; one that doesn't answer may come back, and the rest works without it. */
async function findAwayStore(storage: FileStorage): Promise<unknown> {
  try {
    await storage.check();
    return undefined;
  } catch (error) {
    if (error instanceof StoreRefused) throw error;
    return error;
  }
}

/** After it could not write its own log the embedded database answers nobody; started anew it has everything that was acknowledged. */
function endWhenLost(http: FastifyInstance): void {
  http.addHook('onError', async (_request, reply, error) => {
    if (findOutage(error) !== 'full') return;
    http.log.fatal({ err: error }, 'the disk is full and the embedded database stopped: ending');
    reply.raw.once('finish', () => process.exit(1));
    setTimeout(() => process.exit(1), 100);
  });
}

/** The commands that need the embedded database while this process has it; a server can be asked directly. */
async function openCommands(parts: BackupParts, log: FastifyBaseLogger) {
  const { engine, storage, dataDir } = parts;
  if (engine.name !== 'embedded') return undefined;
  return openControl(dataDir, {
    backup: (response) => makeBackup(parts, () => response.writeHead(200)),
    'check-data': async (response) => {
      const report = await checkStore(engine.db, storage, new Date());
      response.writeHead(200).end(JSON.stringify(report));
    },
    admin: async (response, args) => {
      const lines = await runAdminTask(engine.db, args);
      response.writeHead(200).end(lines.join('\n'));
    },
  }).catch((error: unknown) => {
    log.warn({ err: error }, 'commands can’t reach this server');
    return undefined;
  });
}
