import { expect, it } from 'vitest';
import '#/app/server/features';
import { openLink } from '#/features/outside/links/server/open-link';
import type { TextRow } from '#/platform/server/database/engine/dump';
import { type RowSource, replaceContents } from '#/platform/server/database/engine/load';
import { readMigrations } from '#/platform/server/database/engine/migrate';
import { hashToken } from '#/platform/server/identity/sessions';
import { openTestDatabase } from '../../../../../tests/support/test-database';

const migrationsDir = new URL('../../../../../db/migrations', import.meta.url).pathname;
const sent = 'a'.repeat(43);
const ended = 'b'.repeat(43);

const expires_at = '2027-01-01 10:00:00+00';

/** As a database of before there was one door held it. */
const before: Record<string, TextRow[]> = {
  users: [{ id: '7', issuer: 'https://a.example', subject: 'an', email_verified: 'true' }],
  projects: [{ id: '3', user_id: '7', name: 'Kerkstraat' }],
  contacts: [{ id: '5', user_id: '7', name: 'Jan', company: 'Dakwerken Maes' }],
  quotes: [{ id: '9', project_id: '3', contact_id: '5', amount: '100.00' }],
  extras: [
    {
      ...{ id: '11', project_id: '3', quote_id: '9', number: '1', title: 'Venster', status: 'sent' },
      ...{ net: '10.00', total: '10.60', sent_to: 'info@maes.example' },
    },
  ],
  approval_links: [
    { id: '1', extra_id: '11', token_hash: hashToken(sent), expires_at, ended: null },
    { id: '2', extra_id: '11', token_hash: hashToken(ended), expires_at, ended: 'replaced' },
  ],
};

async function* sources(): AsyncGenerator<RowSource> {
  for (const [table, rows] of Object.entries(before)) {
    const some = async function* () {
      yield rows;
    };
    yield { table, columns: Object.keys(rows[0] ?? {}), rows: some() };
  }
}

it('goes on with approval links that were sent before, without a code, and knows why others ended', async () => {
  const engine = await openTestDatabase();
  const all = await readMigrations(migrationsDir);
  const at = all.findIndex(({ name }) => name.startsWith('0039'));
  await engine.exclusively((session) =>
    replaceContents(session, {
      ...{ tables: sources(), sequences: [] },
      migrations: { applied: all.slice(0, at), since: all.slice(at) },
    }),
  );
  const open = (token: string) =>
    openLink(engine.db, {
      ...{ token, purpose: 'approval', cookies: {}, sendsMail: true },
      now: new Date('2026-12-01T10:00:00Z'),
    });
  await expect(open(sent)).resolves.toMatchObject({ projectId: 3, contactId: 5, recordId: 11 });
  await expect(open(ended)).rejects.toThrow('Voor dit meerwerk is er een nieuwere link.');
  await engine.close();
});
