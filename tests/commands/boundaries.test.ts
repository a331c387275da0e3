import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { measureRooms } from '../../scripts/boundaries/rooms.mjs';

const packages: Record<string, 'dependencies' | 'devDependencies' | undefined> = {
  zod: 'dependencies',
  'drizzle-orm': 'dependencies',
  pg: 'dependencies',
  react: 'devDependencies',
  undeclared: undefined,
};

const healthy: Record<string, string> = {
  'src/core/money.ts': "import 'zod'; export type Cents = number;",
  'src/core/money.test.ts': "import '../../tests/support/build'; import '#/app/server/main';",
  'src/features/papers/quotes/contract.ts': "import '#/core/money'; import 'zod';",
  'src/features/papers/quotes/rules/total.ts': "import '../contract';",
  'src/features/papers/quotes/server/store.ts':
    "import 'drizzle-orm'; import '#/platform/server/database/engine/client';",
  'src/features/papers/quotes/server/routes.ts':
    "import './store'; import '#/features/papers/invoices/server/store';",
  'src/features/papers/quotes/web/quote-page.tsx':
    "import 'react'; import '#/ui/button'; import '../rules/total';",
  'src/features/papers/quotes/web/shared/quote-field.tsx': "import 'react';",
  'src/features/papers/quotes/web/quote-form.tsx': "import '#/platform/web/record-dialog'; useForm();",
  'src/platform/web/record-dialog.tsx': "import 'react';",
  'src/features/papers/invoices/web/invoice-page.tsx':
    "import '#/features/papers/quotes/web/shared/quote-field';",
  'src/features/papers/invoices/rules.ts': "import '#/features/papers/quotes/rules/total';",
  'src/features/papers/invoices/server/store.ts': "import 'drizzle-orm';",
  'src/features/papers/invoices/server/tables.ts': "import '#/features/papers/quotes/server/tables';",
  'src/features/papers/quotes/server/tables.ts': "import 'drizzle-orm';",
  'src/features/papers/shared/invoices/server/tables.ts': "import 'drizzle-orm';",
  'src/features/papers/invoices/server/paid-store.ts':
    "import 'drizzle-orm'; import '#/features/papers/shared/invoices/server/tables';",
  'src/features/money/budget/server/tables.ts': "import '#/features/papers/quotes/server/tables';",
  'src/features/money/budget/server/store.ts': "import '#/features/papers/shared/quotes/server/store';",
  'src/features/papers/shared/quotes/server/store.ts': "import 'drizzle-orm';",
  'src/features/papers/invoices/server/line-store.ts': "import 'drizzle-orm';",
  'src/platform/server/database/engine/client.ts': "import 'drizzle-orm'; import 'pg'; import 'node:fs';",
  'src/platform/web/call.ts': "import '#/core/money'; import '#/ui/button';",
  'src/app/web/late.tsx': [
    "const Page = lazyComponent(async () => (await import('#/features/papers/quotes/web/quote-page')).Page);",
    "const load = () => import('#/features/papers/quotes/web/quote-page');",
    'const Dialog = lazyDialog<Props>(async () => (await load()).Dialog);',
    "const call = () => import('#/platform/web/call').then(({ call }) => call);",
  ].join('\n'),
  'src/ui/button.tsx': "import 'react'; import '#/core/money'; import './button.css';",
  'src/ui/button.css': '',
  'src/app/server/main.ts': "import '#/features/papers/quotes/server/routes';",
  'src/app/web/main.tsx': "import '#/features/papers/quotes/web/quote-page';",
  'tests/support/build.ts': 'export const build = 1;',
};

/** One breach a rule: the rule's name, the file that breaks it and what it imports. */
const breaches: [rule: string, file: string, imported: string][] = [
  ['core-stands-alone', 'src/core/bad-ours.ts', '#/features/papers/invoices/rules/invoice'],
  ['core-stands-alone', 'src/core/bad-package.ts', 'react'],
  ['core-stands-alone', 'src/core/bad-builtin.ts', 'node:fs'],
  ['contract-and-rules-stay-pure', 'src/features/work/bad-a/contract.ts', '#/platform/web/call'],
  ['contract-and-rules-stay-pure', 'src/features/work/bad-b/rules.ts', 'node:fs'],
  ['contract-and-rules-stay-pure', 'src/features/work/bad-c/rules/total.ts', '../server/store'],
  ['web-never-imports-server', 'src/features/papers/quotes/web/bad.tsx', '../server/routes'],
  ['web-never-imports-server', 'src/platform/web/bad.ts', '#/platform/server/database/engine/client'],
  ['server-never-imports-web', 'src/features/papers/quotes/server/bad-ui.ts', '#/ui/button'],
  ['server-never-imports-web', 'src/app/server/bad.ts', '#/app/web/main'],
  ['finding-stays-pure', 'src/features/papers/quotes/web/find.ts', './quote-page'],
  [
    'other-feature-by-its-door',
    'src/features/papers/invoices/web/bad.tsx',
    '#/features/papers/quotes/web/quote-page',
  ],
  [
    'other-feature-by-its-door',
    'src/features/papers/quotes/server/bad.ts',
    '#/features/papers/invoices/server/line-store',
  ],
  [
    'tables-stay-in-their-room',
    'src/features/papers/invoices/server/bad-store.ts',
    '#/features/papers/quotes/server/tables',
  ],
  [
    'tables-stay-in-their-room',
    'src/features/papers/quotes/server/bad-store.ts',
    '#/features/papers/shared/invoices/server/tables',
  ],
  [
    'wings-meet-on-shared-floors',
    'src/features/work/bad-f/web/bad.tsx',
    '#/features/papers/quotes/web/shared/quote-field',
  ],
  [
    'wings-meet-on-shared-floors-but-for-foreign-keys',
    'src/features/work/bad-g/server/tables.ts',
    '#/features/papers/quotes/contract',
  ],
  ['shared-floors-know-no-room', 'src/features/papers/shared/bad.ts', '#/features/papers/quotes/contract'],
  [
    'web-never-imports-server',
    'src/features/papers/shared/quotes/web/bad.tsx',
    '#/features/papers/shared/quotes/server/store',
  ],
  [
    'collectors-import-nobody',
    'src/features/front/dashboard/web/bad.tsx',
    '#/features/papers/quotes/web/shared/quote-field',
  ],
  ['ui-knows-only-core', 'src/ui/bad.tsx', '#/features/papers/quotes/contract'],
  ['platform-knows-no-feature', 'src/platform/web/bad-contract.ts', '#/features/papers/quotes/contract'],
  ['platform-knows-no-feature', 'src/platform/server/bad-contract.ts', '#/features/papers/quotes/contract'],
  ['only-stores-speak-sql', 'src/features/papers/quotes/server/bad-sql.ts', 'drizzle-orm'],
  ['only-the-database-knows-its-driver', 'src/features/work/bad-d/server/store.ts', 'pg'],
  ['nobody-imports-app', 'src/features/work/bad-e/web/bad.tsx', '#/app/web/main'],
  ['production-never-imports-tests', 'src/app/web/bad-support.ts', '../../../tests/support/build'],
  ['production-never-imports-tests', 'src/app/web/bad-test.ts', '#/core/money.test'],
  ['no-unresolvable-imports', 'src/app/web/bad-missing.ts', '#/core/missing'],
  ['no-undeclared-packages', 'src/app/web/bad-package.ts', 'undeclared'],
  ['server-runs-without-dev-packages', 'src/app/server/bad-dev.ts', 'react'],
];

const supporting = {
  'src/features/papers/quotes/web/bad-form.tsx': "import 'react'; useForm();",
  'src/app/web/bad-late.tsx': "const Page = lazy(() => import('#/features/papers/quotes/web/quote-page'));",
  'src/app/web/bad-load.tsx':
    "const load = () => import('#/features/papers/quotes/web/quote-form'); const Form = lazy(load);",
  'src/features/work/bad-c/server/store.ts': '',
  'src/app/web/cycle-a.ts': "import type { B } from './cycle-b'; export type A = B;",
  'src/app/web/cycle-b.ts': "import type { A } from './cycle-a'; export type B = A;",
  'src/app/web/index.ts': 'export const barrel = 1;',
};

let folder: string;

function plant(name: string, files: Record<string, string>) {
  const declared = (kind: string) =>
    Object.fromEntries(
      Object.keys(packages).flatMap((key) => (packages[key] === kind ? [[key, '1.0.0']] : [])),
    );
  const all: Record<string, string> = {
    ...files,
    'package.json': JSON.stringify({
      dependencies: declared('dependencies'),
      devDependencies: declared('devDependencies'),
    }),
    'tsconfig.json': JSON.stringify({ compilerOptions: { paths: { '#/*': ['./src/*'] }, jsx: 'react-jsx' } }),
  };
  for (const key of Object.keys(packages)) {
    all[`node_modules/${key}/package.json`] = JSON.stringify({ name: key, main: 'main.js' });
    all[`node_modules/${key}/main.js`] = '';
  }
  for (const [file, content] of Object.entries(all)) {
    mkdirSync(dirname(join(folder, name, file)), { recursive: true });
    writeFileSync(join(folder, name, file), content);
  }
  return join(folder, name);
}

async function check(tree: string) {
  const script = resolve('scripts/check-boundaries.mjs');
  return promisify(execFile)(process.execPath, [script, tree]).then(
    ({ stdout }) => ({ passed: true, lines: stdout.split('\n') }),
    (error) => ({ passed: false, lines: String(error.stderr).split('\n') }),
  );
}

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'truweel-boundaries-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('the boundary check', () => {
  it('is content with a healthy tree', async () => {
    expect(await check(plant('healthy', healthy))).toMatchObject({ passed: true });
  });

  it('names every breach', async () => {
    const broken = Object.fromEntries(breaches.map(([, file, imported]) => [file, `import '${imported}';`]));
    const { passed, lines } = await check(plant('broken', { ...healthy, ...supporting, ...broken }));
    expect(passed).toBe(false);
    const missed = breaches.filter(
      ([rule, file]) => !lines.some((line) => line.startsWith(`${rule}: ${file} → `)),
    );
    expect(missed).toEqual([]);
    expect(lines).toContain('no-barrel-files: src/app/web/index.ts');
    expect(lines).toContain('every-form-is-kept: src/features/papers/quotes/web/bad-form.tsx');
    expect(lines).toContain(
      'late-parts-may-be-lost: src/app/web/bad-late.tsx → features/papers/quotes/web/quote-page',
    );
    expect(lines).toContain(
      'late-parts-may-be-lost: src/app/web/bad-load.tsx → features/papers/quotes/web/quote-form',
    );
    expect(lines.some((line) => line.startsWith('no-cycles: src/app/web/cycle-'))).toBe(true);
  });

  it('refuses a tree of which it has read nothing', async () => {
    const { passed, lines } = await check(plant('empty', { 'src/ui/theme.css': '', 'tests/a.test.ts': '' }));
    expect(passed).toBe(false);
    expect(lines.join('\n')).toMatch(/only 0 of 0 source files were read/);
  });
});

describe('the plan of rooms', () => {
  const file = (source: string, ...targets: string[]) => ({
    source: `src/features/${source}`,
    dependencies: targets.map((target) => ({ resolved: `src/features/${target}` })),
  });

  it('counts what goes from room to room, and what goes both ways', () => {
    const found = measureRooms([
      file('papers/quotes/contract.ts', 'papers/quotes/rules.ts', 'work/shared/contact.ts'),
      file('papers/quotes/web/list.tsx', 'papers/invoices/contract.ts'),
      file('papers/invoices/contract.ts', 'papers/quotes/contract.ts'),
      file('papers/invoices/contract.test.ts', 'money/budget/contract.ts'),
      file('work/contacts/web/list.tsx', 'papers/quotes/page.ts', 'work/shared/contacts/contract.ts'),
      file('work/shared/contact.ts', 'work/rooms/rules.ts'),
    ]);
    expect(found).toMatchObject({
      imports: 3,
      pairs: 3,
      toShared: 1,
      toOwnShared: 1,
      mutualRooms: [['papers/invoices', 'papers/quotes']],
    });
    expect(found.mutualWings).toEqual([['papers', 'work']]);
    expect(found.fromShared).toEqual([
      expect.objectContaining({ target: 'src/features/work/rooms/rules.ts' }),
    ]);
    expect(found.pastShared).toEqual([
      expect.objectContaining({ target: 'src/features/papers/quotes/page.ts' }),
    ]);
  });

  it('takes a foreign key for no arrow between wings, and any other use of a table for one too many', () => {
    const found = measureRooms([
      file('papers/quotes/server/tables.ts', 'work/contacts/server/tables.ts'),
      file('work/contacts/server/store.ts', 'papers/quotes/server/tables.ts'),
      file('work/contacts/server/line-store.ts', 'work/shared/contacts/server/tables.ts'),
    ]);
    expect(found.mutualWings).toEqual([]);
    expect(found.foreignTables).toEqual([expect.objectContaining({ from: 'work/contacts' })]);
  });

  it('measures the longest chain, a circle without its lightest arrow', () => {
    const found = measureRooms([
      file('a/one/x.ts', 'a/two/x.ts'),
      file('a/one/y.ts', 'a/two/x.ts'),
      file('a/two/x.ts', 'a/one/x.ts', 'a/three/x.ts'),
      file('a/three/x.ts', 'a/four/x.ts'),
    ]);
    expect(found.chain).toBe(4);
  });
});
