import type { Database } from '#/platform/server/database/engine/database';
import { countJobs, measureStorage } from '#/platform/server/database/stores/figures-store';
import { openStreams } from '#/platform/server/http/ndjson-stream';
import type { Figure } from '#/platform/server/metrics';

/** What this installation is made of, as its monitoring sees it. */
export function serverFigures(db: Database, connections: () => Record<string, number>): Figure[] {
  return [
    {
      name: 'database_connections',
      help: 'Connections of this process, and who waits for one',
      label: 'state',
      read: connections,
    },
    { name: 'streams_open', help: 'Answers that are still being told', read: openStreams },
    { name: 'outbox_jobs', help: 'Mails and removals by state', label: 'state', read: () => countJobs(db) },
    {
      name: 'storage',
      help: 'Stored files and their bytes, as the database knows them',
      label: 'unit',
      read: () => measureStorage(db),
    },
  ];
}
