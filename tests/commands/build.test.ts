import { readFileSync } from 'node:fs';
import { Column, is, SQL, Subquery, sql, Table } from 'drizzle-orm';
import { alias, PgColumn, PgTable, pgTable, text } from 'drizzle-orm/pg-core';
import { describe, expect, it } from 'vitest';
import { isWorthCompressing } from '../../scripts/build/compress.mjs';
import { rememberIs } from '../../scripts/build/quick-drizzle.mjs';
import { workerEntries } from '../../scripts/build/server.mjs';

describe('worker entries', () => {
  it('names each after its file', () => {
    expect(workerEntries(['src/features/reading/scan/server/read.worker.ts', 'src/core/day.ts'])).toEqual({
      'workers/read': 'src/features/reading/scan/server/read.worker.ts',
    });
  });

  it('refuses two of one name', () => {
    expect(() => workerEntries(['src/a/read.worker.ts', 'src/b/read.worker.ts'])).toThrow(/one name/);
  });
});

describe('what is compressed', () => {
  it.each([
    ['assets/main.js', 5000, true],
    ['assets/main.js', 500, false],
    ['landing.html', 5000, false],
    ['assets/figtree.woff2', 50_000, false],
    ['./.vite/manifest.json', 5000, false],
  ])('%s of %i bytes: %s', (name, bytes, expected) => {
    expect(isWorthCompressing(name, bytes)).toBe(expected);
  });
});

describe('what drizzle takes a thing for', () => {
  it('is what it was, the first time and the next', async () => {
    const source = readFileSync(new URL(import.meta.resolve('drizzle-orm/entity')), 'utf8');
    const made = `data:text/javascript,${encodeURIComponent(rememberIs(source))}`;
    const { is: ours }: { is: typeof is } = await import(/* @vite-ignore */ made);
    const papers = pgTable('papers', { title: text() });
    const things = [
      papers,
      alias(papers, 'others'),
      papers.title,
      sql`1`,
      sql`1`.as('one'),
      {},
      [],
      'a',
      null,
    ];
    const types = [Table, PgTable, Column, PgColumn, SQL, SQL.Aliased, Subquery];
    const ask = (each: typeof is) => things.map((thing) => types.map((type) => each(thing, type)));
    expect([ask(ours), ask(ours)]).toEqual([ask(is), ask(is)]);
    expect(ask(is).flat()).toContain(true);
  });

  it('stops the build where drizzle tells it otherwise', () => {
    expect(() => rememberIs('const is = () => true;')).toThrow(/drizzle/);
  });
});
