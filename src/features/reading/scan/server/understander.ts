import type { Day } from '#/core/day';
import type { PageText } from '#/core/page-text';
import type { Customer } from '#/features/reading/scan/rules/customer';
import type { UnderstoodPaper } from '#/features/reading/scan/rules/understand';
import type { Mail } from '#/features/reading/scan/server/mail-parts';
import type { Job } from '#/platform/server/heavy-work';
import { createWorkerPool } from '#/platform/server/workers';

export type UnderstandTask =
  | { kind: 'pages'; pages: readonly PageText[]; customer: Customer; today: Day | undefined }
  | { kind: 'text'; pages: readonly PageText[] }
  | { kind: 'xml' | 'docx' | 'mail'; bytes: Uint8Array };

export type UnderstandResult =
  | { kind: 'paper'; paper: UnderstoodPaper | undefined }
  | { kind: 'text'; text: string | null }
  | { kind: 'docx'; pages: PageText[] | undefined }
  | { kind: 'mail'; mail: Mail | undefined };

type Pages = { pages: readonly PageText[]; customer: Customer; today: Day | undefined };

export type Understander = {
  understand: (task: Pages, job: Job) => Promise<UnderstoodPaper>;
  /** Undefined where it is no e-invoice, no Word file, no mail. */
  findEInvoice: (bytes: Uint8Array, job: Job) => Promise<UnderstoodPaper | undefined>;
  findDocxPages: (bytes: Uint8Array, job: Job) => Promise<PageText[] | undefined>;
  findMail: (bytes: Uint8Array, job: Job) => Promise<Mail | undefined>;
  /** What of it may be told to an AI service. */
  composeText: (pages: readonly PageText[], job: Job) => Promise<string | null>;
  close: () => Promise<void>;
};

/** In a thread: what stands on the pages is whatever somebody put there. */
export function createUnderstander(): Understander {
  const pool = createWorkerPool<UnderstandTask, UnderstandResult>({
    worker: new URL('./understand.worker.ts', import.meta.url),
    threads: 2,
    // A thread of a busy server takes its time to begin; a text that takes long takes for ever.
    timeoutMs: 30_000,
    memoryMb: 256,
    tooMuch:
      'Op deze offerte staat te veel om te lezen. Sla alleen de pagina’s met de posten en het totaal op.',
    afterReading: true,
  });
  return {
    close: pool.close,
    understand: async (task, job) => {
      const result = await pool.run({ kind: 'pages', ...task }, job);
      if (result.kind !== 'paper' || !result.paper) throw new Error('pages were not understood');
      return result.paper;
    },
    findEInvoice: async (bytes, job) => {
      const result = await pool.run({ kind: 'xml', bytes }, job);
      return result.kind === 'paper' ? result.paper : undefined;
    },
    findDocxPages: async (bytes, job) => {
      const result = await pool.run({ kind: 'docx', bytes }, job);
      return result.kind === 'docx' ? result.pages : undefined;
    },
    findMail: async (bytes, job) => {
      const result = await pool.run({ kind: 'mail', bytes }, job);
      return result.kind === 'mail' ? result.mail : undefined;
    },
    composeText: async (pages, job) => {
      const result = await pool.run({ kind: 'text', pages }, job);
      return result.kind === 'text' ? result.text : null;
    },
  };
}
