import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Engine } from '#/platform/server/database/engine/database';
import { asTexts } from '#/platform/server/database/log/stored-row';
import { openTestDatabase } from '../../../../../tests/support/test-database';

let engine: Engine;
beforeAll(async () => {
  engine = await openTestDatabase();
});
afterAll(() => engine.close());

const rows = [
  { id: 1 },
  { a: null, b: true, c: false, d: '' },
  { plain: 'dak', quoted: 'een "dak" \\ plat\\', lines: 'een\ntwee\té\u0001', braces: '}, {"x": 1]' },
  { list: [], object: {}, nested: [{ a: '"]}', b: [1, 2, { c: null }] }, 'x\\'], after: 'wel' },
  { ënkel: 'naam', 'met "teken"': '1', last: { a: { b: '}' } } },
];
const exact = '{"amount": 12345678901234567890.10, "small": 0.00, "negative": -5e-7}';

it('reads a row as the database writes its values, whatever they hold', async () => {
  for (const text of [...rows.map((row) => JSON.stringify(row)), exact, '{}']) {
    const side = sql`${text}::jsonb`;
    const [found] = await engine.db
      .select({
        ours: asTexts(side),
        theirs: sql`(select jsonb_object_agg(key, value) from jsonb_each_text(${side}))`,
      })
      .from(sql`(values (1)) as one`);
    expect(found?.ours).toEqual(found?.theirs);
  }
});
