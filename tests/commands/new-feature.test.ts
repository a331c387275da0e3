import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { makeFeature } from '../../scripts/new/make-feature.mjs';
import { namesOf } from '../../scripts/new/names.mjs';
import { packageCommand } from '../../scripts/prepare/run.mjs';
import { listFiles, stampOf } from '../../scripts/prepare/stamp.mjs';

const root = resolve(import.meta.dirname, '../..');
const copied = ['src', 'db', 'scripts', 'tests'];
const settings = ['package.json', 'tsconfig.json', 'biome.json', 'drizzle.config.ts', '.gitignore'];

/** A name that nobody gives a feature of theirs: this has to hold after `npm run new` too. */
const unheard = namesOf(['made-by-a-test']);

let copy: string;

/** Every file of the copy with its content, to see what became of it. */
function contents(): Map<string, string> {
  const files = listFiles(copy, copied).filter((file: string) => !file.includes('node_modules'));
  return new Map(files.map((file: string) => [file, stampOf(copy, [file])]));
}

function runIn(command: string, args: string[]) {
  return promisify(execFile)(process.execPath, [command, ...args], { cwd: copy }).then(
    () => [],
    (error) => `${error.stdout}${error.stderr}`.split('\n'),
  );
}

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'truweel-new-'));
  for (const each of [...copied, ...settings]) {
    cpSync(join(root, each), join(copy, each), { recursive: true });
  }
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'), 'junction');
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

describe('the name of a new feature', () => {
  it.each([
    [[], 'Say one name'],
    [['een', 'twee'], 'Say one name'],
    [['Proef'], '‘Proef’ is no name'],
    [['../proef'], '‘../proef’ is no name'],
    [['proef-'], '‘proef-’ is no name'],
    [['2de-proef'], '‘2de-proef’ is no name'],
    [['een-naam-die-nergens-in-past'], 'is too long'],
  ])('is refused where it is %j', (typed, message) => {
    expect(() => namesOf(typed)).toThrow(message);
  });

  it('is written as each place writes names', () => {
    expect(namesOf(['extra-kosten-2'])).toEqual({
      wing: 'work',
      kebab: 'extra-kosten-2',
      snake: 'extra_kosten_2',
      camel: 'extraKosten2',
      pascal: 'ExtraKosten2',
      words: 'extra kosten 2',
      title: 'Extra kosten 2',
    });
  });
});

describe('a new feature', () => {
  it.each([
    ['planning', '‘planning’ exists already: src/features/site/planning.'],
    ['widths', '‘widths’ exists already: tests/journeys/widths.spec.ts.'],
    ['subsidies', '‘/subsidies’ is an address already'],
    ['inloggen', '‘/inloggen’ is an address already'],
  ])('is not made over what is there: %s', async (name, message) => {
    const before = contents();
    await expect(makeFeature(copy, namesOf([name]))).rejects.toThrow(message);
    expect(contents()).toEqual(before);
  });

  it('leaves nothing behind where the schema has other changes', async () => {
    const tables = join(copy, 'src/features/site/shared/planning/server/tables.ts');
    const shipped = readFileSync(tables, 'utf8');
    onTestFinished(() => writeFileSync(tables, shipped));
    writeFileSync(tables, shipped.replace('notes: text(),', 'notes: text(),\n    weather: text(),'));
    const before = contents();
    await expect(makeFeature(copy, unheard)).rejects.toThrow('changes that no migration makes');
    expect(contents()).toEqual(before);
  });

  it('stands in its own folder, tells the house in six lists, and is as tidy as the rest', async () => {
    const before = contents();
    const { made, changed } = await makeFeature(copy, unheard);
    const after = contents();
    expect([...before.keys()].filter((file) => !after.has(file))).toEqual([]);
    expect([...before.keys()].filter((file) => after.get(file) !== before.get(file)).sort()).toEqual([
      'db/migrations/meta/_journal.json',
      'src/app/server/features.ts',
      'src/app/web/features.ts',
      'src/app/web/finds.ts',
      'src/app/web/helps.ts',
      'tests/server/rights-table.ts',
    ]);
    expect([...after.keys()].filter((file) => !before.has(file)).sort()).toEqual(made);
    expect(changed).toHaveLength(6);
    const outside = made.filter((file: string) => !file.startsWith('src/features/work/made-by-a-test/'));
    expect(outside).toEqual([
      expect.stringMatching(/^db\/migrations\/\d{4}_made_by_a_test\.sql$/),
      expect.stringMatching(/^db\/migrations\/meta\/\d{4}_snapshot\.json$/),
      'tests/journeys/made-by-a-test.spec.ts',
    ]);
    const texts = made.map((file: string) => readFileSync(join(copy, file), 'utf8'));
    expect(texts.filter((text: string) => /new[-_ ]?thing/i.test(text))).toEqual([]);

    const written = [...made, ...changed].filter((file) => file.endsWith('.ts') || file.endsWith('.tsx'));
    expect(await runIn(packageCommand('@biomejs/biome', 'biome'), ['check', ...written])).toEqual([]);
    const sources = written.filter((file) => file.startsWith('src/'));
    expect(await runIn(join(root, 'scripts/check-boundaries.mjs'), [copy, ...sources])).toEqual([]);
  }, 180_000);
});
