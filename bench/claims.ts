// Every sentence that the check says of papers of strangers, to be judged by hand against them:
// npx tsx bench/claims.ts [part of a name,…] [--pasted] [--text]. With --pasted the text of the file is what is judged,
// as who pastes it has it; with --text the paper's own lines come first. Reads ../shared/samples/real; nothing is kept.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { wordsOnly } from '#/core/page-text';
import { sectionIds } from '#/features/papers/shared/checks/contract';
import { judgeQuote } from '#/features/reading/check/rules/judge';
import { kindToRead } from '#/features/reading/scan/server/kind-to-read';
import { readPaper } from '#/features/reading/scan/server/read-paper';
import { createUnderstander } from '#/features/reading/scan/server/understander';
import { Job } from '#/platform/server/heavy-work';
import { createTextRecognizer } from '#/platform/server/reading/text-recognizer';
import { findKind } from '#/platform/server/storage/inspect';

const papers = join(import.meta.dirname, '../../shared/samples/real/papers');
if (!existsSync(papers)) throw new Error('the samples are not here (../shared/samples)');

const given = process.argv.slice(2);
const isPasted = given.includes('--pasted');
const withText = given.includes('--text');
const wanted = given.find((each) => !each.startsWith('--'))?.split(',');

const engines = { recognizer: createTextRecognizer(), understander: createUnderstander() };
const options = {
  customer: { names: [], addresses: [] },
  onStep: () => undefined,
  withoutPreviews: true,
} as const;

async function readFile(name: string) {
  const bytes = readFileSync(join(papers, name));
  const kind = kindToRead({ kind: (await findKind(bytes)) ?? 'pdf', bytes });
  return readPaper(engines, { bytes, kind }, new Job(1, new AbortController().signal), options);
}

let count = 0;
for (const name of readdirSync(papers).filter(
  (each) => wanted?.some((part) => each.includes(part)) ?? true,
)) {
  const { paper, pages, source, pagesLeftOut } = await readFile(name);
  const lines = pages.flatMap((page) => page.lines.map(({ text }) => text));
  const told = source === 'xml' && pages.length > 0 ? paper : undefined;
  const analysis = isPasted
    ? judgeQuote(lines.join('\n'))
    : judgeQuote(wordsOnly(pages), { scanned: source === 'picture', pagesLeftOut, told });
  console.log(`\n=== ${name}${isPasted ? ', pasted' : ''}: ${analysis.totaalScore}`);
  if (withText) console.log(lines.map((line) => `  | ${line}`).join('\n'));
  const { feedback, prijsIndicatie } = analysis.marktconformiteit;
  const findings = sectionIds.flatMap((section) => analysis[section].findings);
  for (const { id, state, sentence, passage } of findings)
    console.log(`${++count}. ${state} ${id}: ${sentence}${passage ? ` [${passage}]` : ''}`);
  console.log(`${++count}. ${feedback}\n${++count}. ${prijsIndicatie}`);
}
await engines.recognizer.close();
await engines.understander.close();
