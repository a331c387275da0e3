import { readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { listFiles } from '../prepare/stamp.mjs';
import { fillIn } from './names.mjs';

const folder = import.meta.dirname;

function fromTemplate(template, file, { place, ...names }) {
  const toSupport = `${relative(dirname(file), 'tests/support')}/`;
  const content = readFileSync(join(folder, template), 'utf8')
    .replaceAll(/(\.\.\/)+tests\/support\//g, toSupport)
    .replace('place: 0 }', `place: ${place} }`);
  return { file: fillIn(file, names), content: fillIn(content, names) };
}

/** The files of a new feature, by where they go; `place` is that in the menu. */
export function newFiles(given) {
  const own = listFiles(folder, ['feature']);
  return [
    ...own.map((template) =>
      fromTemplate(template, template.replace(/^feature/, 'src/features/work/new-thing'), given),
    ),
    fromTemplate('journey.spec.ts', 'tests/journeys/new-thing.spec.ts', given),
  ];
}
