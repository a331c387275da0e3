import type { Database } from '#/platform/server/database/engine/database';
import {
  dropJobs,
  endSessionsOf,
  listProjectsBySize,
  listStuckJobs,
  listUsersBySize,
  retryJobs,
} from '#/platform/server/database/stores/admin-store';

export class AdminError extends Error {}

export const adminUsage = `Say what to do: npm run admin -- …
  users                     everybody, with last visit and storage
  end-sessions WHO          signs somebody out everywhere; WHO is a number or an e-mail address
  projects                  every project by the size of its files
  jobs                      letters and other jobs that are stuck
  retry JOB|all             tries stuck jobs again, now
  drop JOB|all              forgets stuck jobs`;

type Row = Record<string, unknown>;

function cell(value: unknown): string {
  return value === null || value === undefined ? '–' : String(value);
}

/** Columns as wide as what stands in them. */
function asTable(rows: readonly Row[]): string[] {
  const [first] = rows;
  if (!first) return ['None.'];
  const names = Object.keys(first);
  const lines = [names, ...rows.map((row) => names.map((name) => cell(row[name])))];
  const widths = names.map((_, at) => Math.max(...lines.map((line) => line[at]?.length ?? 0)));
  return lines.map((line) =>
    line
      .map((text, at) => text.padEnd(widths[at] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}

function megabytes(bytes: number): string {
  return `${(bytes / 1_000_000).toFixed(1)} MB`;
}

function withSize<T extends { bytes: number }>({ bytes, ...row }: T) {
  return { ...row, size: megabytes(bytes) };
}

function readPerson(given: string | undefined) {
  if (!given) throw new AdminError(adminUsage);
  return /^\d+$/.test(given) ? { id: Number(given) } : { email: given };
}

function readJob(given: string | undefined): number | 'all' {
  if (given === 'all') return 'all';
  if (!given || !/^\d{1,9}$/.test(given)) throw new AdminError(adminUsage);
  return Number(given);
}

/** One task of the operator; the lines to show. */
export async function runAdminTask(db: Database, [task, given]: readonly string[]): Promise<string[]> {
  switch (task) {
    case 'users':
      return asTable((await listUsersBySize(db)).map(withSize));
    case 'projects':
      return asTable((await listProjectsBySize(db)).map(withSize));
    case 'end-sessions':
      return [`${await endSessionsOf(db, readPerson(given))} sessions ended.`];
    case 'jobs':
      return asTable(await listStuckJobs(db));
    case 'retry':
      return [`${await retryJobs(db, readJob(given))} jobs will be tried again.`];
    case 'drop':
      return [`${await dropJobs(db, readJob(given))} jobs forgotten.`];
    default:
      throw new AdminError(adminUsage);
  }
}
