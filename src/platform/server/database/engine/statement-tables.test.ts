import { expect, it } from 'vitest';
// Loads every feature’s tables.
import '#/app/server/features';
import { readingOf } from '#/platform/server/database/engine/statement-tables';

const own = (text: string) => readingOf(text)?.isOfProject === false;

it('knows which tables a statement reads, and that a contact in a paper changes with its own table', () => {
  const joined =
    'select "quotes"."id", "contacts"."name" from "quotes" inner join "contacts" on "contacts"."id" = "quotes"."contact_id"';
  expect(readingOf(joined)?.tables.toSorted()).toEqual(['contacts', 'quotes']);
  expect(own(joined)).toBe(true);
  expect(own(joined.replace('"quotes"."contact_id"', '("quotes"."contact_id")'))).toBe(false);
  expect(own('select 1 from "quotes" "q" left join "contacts" on "contacts"."id" = "q"."contact_id"')).toBe(
    true,
  );
});

it.each([
  ['contacts by themselves', 'select "name" from "contacts" where "contacts"."id" = any($1)'],
  [
    'a contact besides the one that is pointed at',
    'select 1 from "quotes" join "contacts" on "contacts"."id" = "quotes"."contact_id" where exists (select 1 from "contacts" where "name" = $1)',
  ],
  [
    'contacts after a comma besides',
    'select 1 from "quotes" join "contacts" on "contacts"."id" = "quotes"."contact_id", "contacts" where true',
  ],
  [
    'a contact that anything else points at as well',
    'select 1 from "quotes" join "contacts" on "contacts"."id" = "quotes"."contact_id" or "contacts"."name" = $1',
  ],
  [
    'a column that points at no contact',
    'select 1 from "quotes" join "contacts" on "contacts"."id" = "quotes"."created_by"',
  ],
  ['names of people', 'select 1 from "quotes" left join "users" on "users"."id" = "quotes"."created_by"'],
  ['the log', 'select 1 from "changes"'],
  ['the revision', 'select "revision" from "projects" where "id" = $1'],
])('holds %s for one revision only', (_, text) => {
  expect(readingOf(text)?.isOfProject).toBe(true);
});

it.each([
  ['the time', 'select 1 from "quotes" where now() > "created_at"'],
  ['what raises no revision', 'select 1 from "sessions"'],
  ['a table that nobody declared', 'select 1 from "quotes" join pg_class on true'],
  ['a write', 'with x as (delete from "quotes" returning 1) select 1 from x'],
])('keeps nothing that depends on %s', (_, text) => {
  expect(readingOf(text)).toBeUndefined();
});

it('takes a column that is called like a table for that table only where it may stand for it', () => {
  const tables = (text: string) => readingOf(text)?.tables.toSorted();
  expect(
    tables('select "id", "invoices" from "premium_files" where "premium_files"."project_id" = $1'),
  ).toEqual(['premium_files']);
  for (const text of [
    'select "invoices" from "premium_files" join "invoices" on true',
    'select "invoices"."id" from "premium_files" where true',
    'select count(*) from "premium_files", "invoices" where true',
    'select count(*) from "premium_files" join "quotes" on true, "invoices" where true',
    'select 1 from "premium_files" where exists (select 1 from invoices)',
    'select 1 from (select 1 from "premium_files" where true) as "some", "invoices"',
  ])
    expect(tables(text)).toContain('invoices');
});
