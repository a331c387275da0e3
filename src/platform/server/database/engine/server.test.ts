import { randomBytes } from 'node:crypto';
import { expect, inject, it } from 'vitest';
import { openDatabase } from '#/platform/server/database/engine/open';
import { describeOnPostgres } from '../../../../../tests/support/one-engine';
import { databaseUrl, runOnServer } from '../../../../../tests/support/template-database';

const migrations = new URL('../../../../../db/migrations', import.meta.url).pathname;
const template = inject('template');

describeOnPostgres('a PostgreSQL server', () => {
  it('is migrated once when four processes start together', async () => {
    if (template.kind !== 'postgres') return;
    const name = `truweel_start_${randomBytes(6).toString('hex')}`;
    await runOnServer(template.url, `create database ${name}`);
    const url = databaseUrl(template.url, name);
    const engines = await Promise.all(
      [1, 2, 3, 4].map(() => openDatabase({ databaseUrl: url, dataDir: '' }, migrations)),
    );
    const [row] = await (engines[0]?.exclusively(({ rows }) =>
      rows('select count(*)::int as count, count(distinct name)::int as names from schema_migrations'),
    ) ?? []);
    expect(row?.count).toBe(row?.names);
    await Promise.all(engines.map((engine) => engine.close()));
    await runOnServer(template.url, `drop database ${name} with (force)`);
  });
});
