import { expect, it } from 'vitest';
import { StatementNames } from '#/platform/server/database/engine/statement-names';

it('names a statement that comes again, and always the same', () => {
  const names = new StatementNames();
  expect(names.find('select 1')).toBeUndefined();
  const name = names.find('select 1');
  expect(name).toEqual(expect.any(String));
  expect(names.find('select 1')).toBe(name);
  names.find('select 2');
  expect(names.find('select 2')).not.toBe(name);
});

it('gives a text the same name in every process, whatever came before', () => {
  const [one, other] = [new StatementNames(), new StatementNames()];
  for (const text of ['select 1', 'select 2', 'select 2']) one.find(text);
  other.find('select 2');
  expect(other.find('select 2')).toBe(one.find('select 2'));
  expect(one.find('select 2')?.length).toBeLessThan(64);
});

it('names nothing where that is turned off', () => {
  const names = new StatementNames({ isOn: false });
  names.find('select 1');
  expect(names.find('select 1')).toBeUndefined();
});

it('remembers no more than so many, and no endless ones', () => {
  const names = new StatementNames();
  const twice = (text: string) => [names.find(text), names.find(text)].at(-1);
  const found = Array.from({ length: 1_000 }, (_, index) => twice(`select ${index}`));
  expect(new Set(found.filter(Boolean)).size).toBe(400);
  expect(found[0]).toBe(names.find('select 0'));
  expect(new StatementNames().find('x'.repeat(5_000))).toBeUndefined();
});
