import type { QuoteAnalysis } from '#/features/check/contract';
import { judgeQuote } from '#/features/check/rules/judge';
import type { JudgeTask } from '#/features/check/server/judge';

export function work({ text, ...options }: JudgeTask): QuoteAnalysis {
  return judgeQuote(text, options);
}
