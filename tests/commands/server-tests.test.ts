import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { root } from '../../scripts/prepare/paths.mjs';
import { listServerTests } from '../../scripts/test/server-tests.mjs';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'truweel-lists-'));
  mkdirSync(join(folder, 'src'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function write(files: Record<string, string>): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(join(folder, dirname(path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
}

describe('a server test', () => {
  beforeEach(() =>
    write({
      'tests/support/test-database.ts': '',
      'tests/support/test-app.ts': "import { open } from './test-database';",
      'tests/support/any-engine.ts': "import { withTestApp } from './test-app';",
      'tests/support/papers.ts': "import {\n  type Client,\n  withTestApp,\n} from './test-app';",
      'tests/support/pdfs.ts': "import { deflateSync } from 'node:zlib';",
    }),
  );

  it('runs on every engine where it opens a database, however far away', () => {
    write({
      'src/features/a/server/near.test.ts': "import { x } from '../../../../tests/support/test-app';",
      'src/features/a/server/far.test.ts': "import { x } from '../../../../tests/support/papers';",
      'tests/server/far.test.ts': "import { x } from '../support/papers';",
    });
    const { each, once } = listServerTests(folder, 'embedded');
    expect(each).toEqual([
      'src/features/a/server/far.test.ts',
      'src/features/a/server/near.test.ts',
      'tests/server/far.test.ts',
    ]);
    expect(once).toEqual([]);
  });

  it('runs once where it opens none, or where any will do', () => {
    write({
      'src/features/a/server/words.test.ts': "import { makePdf } from '../../../../tests/support/pdfs';",
      'src/features/a/server/scan.test.ts': "import { x } from '../../../../tests/support/any-engine';",
    });
    const { each, once } = listServerTests(folder, 'embedded');
    expect(each).toEqual([]);
    expect(once).toEqual(['src/features/a/server/scan.test.ts', 'src/features/a/server/words.test.ts']);
  });

  it('runs on the engine that it is about, or on both where it speaks of both', () => {
    const support = "from '../support/one-engine';\nimport { x } from '../support/test-app';";
    write({
      'tests/support/one-engine.ts': '',
      'tests/server/pooler.test.ts': `import { describeOnPostgres } ${support}`,
      'tests/server/both.test.ts': `import { describeOnEmbedded, describeOnPostgres } ${support}`,
    });
    const on = (engine: 'embedded' | 'postgres') => listServerTests(folder, engine).each;
    expect(on('embedded')).toEqual(['tests/server/both.test.ts']);
    expect(on('postgres')).toEqual(['tests/server/both.test.ts', 'tests/server/pooler.test.ts']);
  });

  it('of a feature runs on PostgreSQL where it locks or has jobs, or where everything does', () => {
    const support = "import { x } from '../../../../../tests/support/test-app';";
    write({
      'src/features/papers/quotes/server/quotes.test.ts': support,
      'src/features/papers/quotes/server/store.ts': "db.select().for('update')",
      'src/features/money/reports/server/reports.test.ts': support,
      'src/features/money/reports/server/store.ts': 'db.select()',
      'src/features/reminders/digest/server/digest.test.ts': support,
      'src/features/reminders/digest/feature.ts': 'jobs: [letters]',
      'src/platform/server/outbox.test.ts': "import { x } from '../../../tests/support/test-app';",
    });
    const on = (...asked: [('embedded' | 'postgres')?, object?]) =>
      listServerTests(folder, ...asked).each.map((path) => path.replace(/.*\//, ''));
    const [reports, ...differing] = ['reports.test.ts', 'quotes.test.ts', 'digest.test.ts', 'outbox.test.ts'];
    expect(on('embedded')).toEqual([reports, ...differing]);
    expect(on('postgres')).toEqual(differing);
    expect(on('postgres', { isEverything: true })).toEqual([reports, ...differing]);
  });

  it('is one by its place or by its name; no other test is', () => {
    write({
      'src/features/a/rules.test.ts': '',
      'src/core/day.server.test.ts': '',
      'tests/commands/x.test.ts': '',
    });
    const path = 'src/core/day.server.test.ts';
    expect(listServerTests(folder, 'embedded')).toEqual({ all: [path], each: [], once: [path] });
  });

  it('of ours is on the side where it belongs', () => {
    const { each, once } = listServerTests(root, 'embedded');
    expect(each).toContain('tests/server/rights.test.ts');
    expect(once).toContain('src/platform/server/storage/file-name.test.ts');
    expect(each.length).toBeGreaterThan(once.length);
  });
});
