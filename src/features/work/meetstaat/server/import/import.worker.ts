import { move, transferableSymbol, valueSymbol } from 'piscina';
import { AppError } from '#/core/errors';
import { importAnalysis, importResult } from '#/features/work/meetstaat/import-contract';
import { analyzeFile, parseFile } from '#/features/work/meetstaat/server/import/import-file';
import type { ImportOutcome, ImportTask } from '#/features/work/meetstaat/server/import/import-pool';
import { readSheets } from '#/features/work/meetstaat/server/import/read-sheets';

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

async function outcome(task: ImportTask): Promise<ImportOutcome> {
  try {
    return { ok: true, json: new TextEncoder().encode(JSON.stringify(await answer(task))) };
  } catch (error) {
    // A class does not survive the way between threads; its code and its sentence do.
    if (error instanceof AppError) return { ok: false, code: error.code, message: error.message };
    throw error;
  }
}

/** The answer goes back as JSON: the thread that answers everybody has only to pass it on. */
export async function work(task: ImportTask) {
  const result = await outcome(task);
  if (!result.ok) return result;
  return move({
    get [valueSymbol]() {
      return result;
    },
    get [transferableSymbol]() {
      return [result.json.buffer];
    },
  });
}
