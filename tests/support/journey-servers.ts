import type { FullConfig } from '@playwright/test';
import { freePort } from './free-port';
import { type RunningServer, startServer } from './running-server';
import { startTwoServers } from './two-servers';

export type JourneyServer = Pick<RunningServer, 'url' | 'dataDir'>;

/** Each journey signs in, some within seconds, and a server lets one visitor do that sixty times a minute. */
const workersPerServer = 2;
const name = 'JOURNEY_SERVERS';

/** `npm run test:two` asks for the same journeys on two processes. */
async function start(): Promise<RunningServer> {
  const postgres = process.env.TWO_SERVERS_DATABASE;
  return postgres ? startTwoServers(startServer, postgres, await freePort()) : startServer();
}

/**
 * Playwright calls it before the journeys. Everybody in them is somebody else, so that they share a server: to start one
 * and to make it warm takes as much as several journeys.
 */
export default async function startServers({ workers }: FullConfig): Promise<() => Promise<void>> {
  const count = Math.ceil(workers / workersPerServer);
  const servers = await Promise.all(Array.from({ length: count }, start));
  process.env[name] = JSON.stringify(servers.map(({ url, dataDir }): JourneyServer => ({ url, dataDir })));
  return async () => {
    await Promise.all(servers.map((server) => server.stop()));
  };
}

export function serverOf(parallelIndex: number): JourneyServer {
  const servers = JSON.parse(process.env[name] ?? '[]') as JourneyServer[];
  const server = servers[parallelIndex % servers.length];
  if (!server) throw new Error('No server was started for the journeys.');
  return server;
}
