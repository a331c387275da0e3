import { composeAiText } from '#/features/check/rules/ai-text';
import { readFacts } from '#/features/check/rules/facts';
import { judgeFacts } from '#/features/check/rules/judge';
import type { Judged, JudgeTask } from '#/features/check/server/judge';

export function work({ text, forAi, ...options }: JudgeTask): Judged {
  const facts = readFacts(text, options);
  const analysis = judgeFacts(facts);
  return { analysis, aiPreview: forAi ? composeAiText(facts, analysis) : null };
}
