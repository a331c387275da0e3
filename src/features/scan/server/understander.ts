import type { PageText } from '#/core/page-text';
import type { Customer } from '#/features/scan/rules/company';
import type { UnderstoodQuote } from '#/features/scan/rules/understand';
import { createWorkerPool, type WorkerPool } from '#/platform/server/workers';

export type UnderstandTask = { pages: readonly PageText[]; customer: Customer };

export type Understander = WorkerPool<UnderstandTask, UnderstoodQuote>;

/** In a thread: what stands on the pages is whatever somebody put there. */
export function createUnderstander(): Understander {
  return createWorkerPool<UnderstandTask, UnderstoodQuote>({
    worker: new URL('./understand.worker.ts', import.meta.url),
    threads: 2,
    timeoutMs: 15_000,
    memoryMb: 256,
    tooMuch:
      'Op deze offerte staat te veel om te lezen. Sla alleen de pagina’s met de posten en het totaal op.',
    afterReading: true,
  });
}
