import { move, transferableSymbol, valueSymbol } from 'piscina';
import { importAnalysis, importResult } from '#/features/work/meetstaat/import-contract';
import { analyzeFile, parseFile } from '#/features/work/meetstaat/server/import/import-file';
import type { ImportTask } from '#/features/work/meetstaat/server/import/import-pool';
import { readSheets } from '#/features/work/meetstaat/server/import/read-sheets';
import { outcomeOf } from '#/platform/server/work-outcome';

async function answer({ kind, bytes, mapping, sheet }: ImportTask): Promise<unknown> {
  switch (kind) {
    case 'analyze':
      return importAnalysis.parse(await analyzeFile(bytes, { mapping, sheet }));
    case 'parse':
      return importResult.parse(await parseFile(bytes, { mapping, sheet }));
    case 'sheets':
      return readSheets(bytes);
  }
}

/** The answer goes back as JSON: the thread that answers everybody has only to pass it on. */
export async function work(task: ImportTask) {
  const result = await outcomeOf(async () => new TextEncoder().encode(JSON.stringify(await answer(task))));
  if (!result.ok) return result;
  return move({
    get [valueSymbol]() {
      return result;
    },
    get [transferableSymbol]() {
      return [result.answer.buffer];
    },
  });
}
