import { getTableName, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import * as answers from '#/platform/server/database/schema/answers';
import * as checks from '#/platform/server/database/schema/checks';
import * as contacts from '#/platform/server/database/schema/contacts';
import * as installation from '#/platform/server/database/schema/installation';
import * as intake from '#/platform/server/database/schema/intake';
import * as outbox from '#/platform/server/database/schema/outbox';
import * as papers from '#/platform/server/database/schema/papers';
import * as people from '#/platform/server/database/schema/people';
import * as premies from '#/platform/server/database/schema/premies';
import * as projects from '#/platform/server/database/schema/projects';
import * as work from '#/platform/server/database/schema/work';

const modules = [
  ...[answers, checks, contacts, installation, intake, outbox],
  ...[papers, people, premies, projects, work],
];

/** Every table of ours, for what has to reach them all. A test compares it with a real database. */
export const tables: readonly PgTable[] = modules.flatMap((module) =>
  Object.values(module).filter((value): value is PgTable => is(value, PgTable)),
);

/** Signs people in, counts their tries or answers them again: worth nothing elsewhere, and a danger in the wrong hands. */
const signInTables = [
  answers.keptAnswers,
  people.sessions,
  people.signInAttempts,
  people.oidcRecords,
  people.secrets,
  people.rateLimits,
].map(getTableName);

/** Of this database and the processes on it, not of anybody's data. */
const ownTables = [installation.installation, installation.leases].map(getTableName);

export const tableNames: readonly string[] = tables.map(getTableName);
export const leftOutOfBackup: readonly string[] = [...signInTables, ...ownTables];
