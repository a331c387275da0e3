import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Refusal } from '../prepare/fail.mjs';
import { packageCommand } from '../prepare/run.mjs';
import { runOrRefuse } from './run-or-refuse.mjs';

/** Makes the migration of the feature's table, and refuses one that says anything of another. */
export async function makeMigration(base, { snake }, added) {
  const said = await runOrRefuse(base, packageCommand('drizzle-kit', 'drizzle-kit', base), [
    'generate',
    ...['--name', snake],
  ]);
  const sql = added().find((file) => file.endsWith('.sql'));
  if (!sql) throw new Refusal(`drizzle-kit made no migration:\n${said}`);
  const own = new RegExp(`^(CREATE TABLE|ALTER TABLE|CREATE INDEX "\\w+" ON) "${snake}_entries"`);
  const statements = readFileSync(join(base, sql), 'utf8').split('--> statement-breakpoint');
  const others = statements.map((each) => each.trim()).filter((each) => each !== '' && !own.test(each));
  if (others.length > 0) {
    throw new Refusal(
      `The schema has changes that no migration makes yet. Run npm run db:generate first.\n${others.join('\n')}`,
    );
  }
}
