import type { FastifyBaseLogger } from 'fastify';
import type { QuoteAnalysis } from '#/features/check/contract';
import { mergeOpinion } from '#/features/check/rules/ai-opinion';
import type { FactOptions } from '#/features/check/rules/facts';
import { AiFailure, askModel } from '#/features/check/server/judge-ai';
import { maskText } from '#/features/check/server/mask';
import type { AiConfig } from '#/platform/server/config';
import { createWorkerPool, type WorkerPool } from '#/platform/server/workers';

export type JudgeTask = FactOptions & { text: string };

export type Judge = WorkerPool<JudgeTask, QuoteAnalysis>;

/** In a thread: the text is whatever somebody pasted, or what a file made of itself. */
export function createJudge(): Judge {
  return createWorkerPool<JudgeTask, QuoteAnalysis>({
    worker: new URL('./judge.worker.ts', import.meta.url),
    threads: 2,
    timeoutMs: 8_000,
    memoryMb: 256,
    tooMuch: 'Deze tekst is te lang of te ingewikkeld om te beoordelen. Plak alleen de offerte zelf.',
    afterReading: true,
  });
}

/** The opinion of a language model on top of the rules', where there is one. `names` are people we know of. */
export async function addOpinion(
  ai: AiConfig | undefined,
  { text, rules, log }: { text: string; rules: QuoteAnalysis; log: FastifyBaseLogger },
  names: () => Promise<readonly string[]>,
): Promise<QuoteAnalysis> {
  if (!ai) return rules;
  try {
    return mergeOpinion(rules, await askModel(ai, maskText(text, await names()), rules));
  } catch (error) {
    if (!(error instanceof AiFailure)) throw error;
    log.warn({ reason: error.message }, 'the language model did not judge');
    return { ...rules, aiNote: `${error.told} Dit is het oordeel van de vaste regels.` };
  }
}
