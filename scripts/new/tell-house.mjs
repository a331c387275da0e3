import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Refusal } from '../prepare/fail.mjs';
import { fillIn } from './names.mjs';

/** What the house is told of a new feature: a line in each of these files, at the end of a list. */
const lines = [
  {
    file: 'src/app/server/features.ts',
    list: 'export const features',
    imports: "import { newThingFeature } from '#/features/work/new-thing/feature';",
    line: '  newThingFeature,',
  },
  {
    file: 'src/app/web/features.ts',
    list: 'export const screens',
    imports: "import { newThingScreen } from '#/features/work/new-thing/web/screen';",
    line: '  newThingScreen,',
  },
  {
    file: 'src/app/web/finds.ts',
    list: 'export const finds',
    imports: "import { newThingFind } from '#/features/work/new-thing/web/find';",
    line: '  newThingFind,',
  },
  {
    file: 'src/app/web/helps.ts',
    list: 'export const helps',
    imports: "import { newThingHelp } from '#/features/work/new-thing/help';",
    line: '  newThingHelp,',
  },
  {
    file: 'tests/server/rights-table.ts',
    list: 'export const rules',
    line: `  {
    what: 'new thing: change',
    routes: /^(POST|PUT|DELETE) \\/api\\/(projects\\/:projectId\\/)?new-thing(\\/|$)/,
    may: changers,
  },`,
  },
];

function addLine(text, { file, list, imports, line }) {
  const begin = text.indexOf(`\n${list}`);
  const end = begin < 0 ? -1 : text.indexOf('\n];', begin);
  if (end < 0) throw new Refusal(`${file} has no list that begins with ‘${list}’ any more.`);
  // Where among the imports it belongs is for the formatter.
  return `${imports === undefined ? '' : `${imports}\n`}${text.slice(0, end)}\n${line}${text.slice(end)}`;
}

/** The house's own files with the feature in them. */
export function toldFiles(base, names) {
  return lines.map(({ file, ...told }) => {
    const text = readFileSync(join(base, file), 'utf8');
    const named = Object.fromEntries(Object.entries(told).map(([key, value]) => [key, fillIn(value, names)]));
    return { file, content: addLine(text, { file, ...named }) };
  });
}
