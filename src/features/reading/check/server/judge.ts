import type { QuoteAnalysis } from '#/features/papers/shared/checks/contract';
import type { FactOptions, QuoteSource } from '#/features/reading/check/rules/facts';
import { createWorkerPool, type WorkerPool } from '#/platform/server/workers';

export type JudgeTask = FactOptions & {
  /** Pasted text, or the pages of a file with their places. */
  source: QuoteSource;
  /** There is an AI service: make what it may be told. */
  forAi: boolean;
};

export type Judged = { analysis: QuoteAnalysis; aiPreview: string | null };

export type Judge = WorkerPool<JudgeTask, Judged>;

/** In a thread: the text is whatever somebody pasted, or what a file made of itself. */
export function createJudge(): Judge {
  return createWorkerPool<JudgeTask, Judged>({
    worker: new URL('./judge.worker.ts', import.meta.url),
    threads: 2,
    // A thread of a busy server takes its time to begin; a text that takes long takes for ever.
    timeoutMs: 30_000,
    memoryMb: 256,
    tooMuch: 'Deze tekst is te lang of te ingewikkeld om te beoordelen. Plak alleen de offerte zelf.',
    afterReading: true,
  });
}
