import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const source = String.raw`import\('#\/([^']*)'\)`;
/** With a boundary of its own, or asked for twice. */
const minded = String.raw`(?:\b(?:lazy(?:Component|Dialog|Part)(?:<[^\n]*>)?\(|defineScreen\(\s*\w+,)\s*async \(\) => \(await|\bloadTwice\(\(\) =>)\s+`;
const named = new RegExp(String.raw`\bconst (\w+) = \(\) => ${source};`, 'g');

/**
 * What arrives later and is drawn, asked for by something else than `lazyComponent` and its like: where it doesn't
 * arrive, the whole page goes with it. What isn't drawn is no .tsx.
 */
export function findUnmindedParts(folder, file) {
  if (!/^src\/(features\/.+\/|app\/|platform\/)web\/|^src\/ui\//.test(file) || /\.test\.tsx?$/.test(file))
    return [];
  const text = readFileSync(join(folder, file), 'utf8');
  const loads = new Map([...text.matchAll(named)].map(([, name, part]) => [name, part]));
  const rest = text
    .replaceAll(new RegExp(minded + source, 'g'), '')
    .replaceAll(new RegExp(`${minded}(${[...loads.keys(), '-'].join('|')})\\(\\)`, 'g'), '')
    .replaceAll(named, '');
  const asked = [
    ...[...rest.matchAll(new RegExp(`(?<!typeof )${source}`, 'g'))].map(([, part]) => part),
    ...[...loads].filter(([name]) => new RegExp(String.raw`\b${name}\b`).test(rest)).map(([, part]) => part),
  ];
  return asked.filter((part) => existsSync(join(folder, 'src', `${part}.tsx`)));
}
