import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { startDatabasesFrom } from '#/platform/server/database/engine/embedded';
import { openDatabase } from '#/platform/server/database/engine/open';
import { buildEmptyDatabase } from '../../scripts/build/empty-database.mjs';

declare module 'vitest' {
  interface ProvidedContext {
    template: { kind: 'embedded'; folder: string } | { kind: 'postgres'; url: string; name: string };
    emptyDatabase: string;
  }
}

const migrations = join(import.meta.dirname, '../../db/migrations');

/** Migrates once; every test file gets a copy. Vitest calls it before the server tests. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  // Loads every feature’s tables: what the schema asks for beside them is made for all.
  await import('#/app/server/features');
  const url = process.env.TEST_DATABASE === 'postgres' ? process.env.TEST_DATABASE_URL : undefined;
  if (process.env.TEST_DATABASE === 'postgres' && !url) throw new Error('TEST_DATABASE_URL is missing.');
  const removeEmpty = await makeEmpty(project);
  const remove = await (url === undefined ? embeddedTemplate(project) : serverTemplate(project, url));
  return async () => {
    await remove();
    removeEmpty();
  };
}

/** As the build makes one: tests of backups and of upgrades start dozens, on either engine. */
async function makeEmpty(project: TestProject) {
  const folder = mkdtempSync(join(tmpdir(), 'truweel-empty-'));
  const empty = await buildEmptyDatabase(folder);
  startDatabasesFrom(empty);
  project.provide('emptyDatabase', empty);
  return () => rmSync(folder, { recursive: true, force: true });
}

async function embeddedTemplate(project: TestProject) {
  const folder = mkdtempSync(join(tmpdir(), 'truweel-template-'));
  const engine = await openDatabase({ databaseUrl: undefined, dataDir: folder }, migrations);
  await engine.close();
  project.provide('template', { kind: 'embedded', folder });
  return async () => rmSync(folder, { recursive: true, force: true });
}

async function serverTemplate(project: TestProject, url: string) {
  const name = `truweel_template_${process.pid}`;
  await runOnServer(url, `create database ${name}`);
  const engine = await openDatabase({ databaseUrl: databaseUrl(url, name), dataDir: '' }, migrations);
  await engine.close();
  project.provide('template', { kind: 'postgres', url, name });
  return () => dropCopies(url, name);
}

/** The template, and what a worker shared until its end. */
async function dropCopies(url: string, name: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const left = await client.query(
      "select datname from pg_database where datname = $1 or starts_with(datname, $1 || '_')",
      [name],
    );
    for (const { datname } of left.rows) {
      await client.query(`drop database if exists ${client.escapeIdentifier(datname)} with (force)`);
    }
  } finally {
    await client.end();
  }
}

export function databaseUrl(serverUrl: string, name: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}

export async function runOnServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}

export function copyFolder(from: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'truweel-test-'));
  cpSync(from, folder, { recursive: true });
  return folder;
}
