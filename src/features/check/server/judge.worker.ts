import { composeAiText } from '#/features/check/rules/ai-text';
import { readFacts } from '#/features/check/rules/facts';
import { judgeFacts } from '#/features/check/rules/judge';
import type { Judged, JudgeTask } from '#/features/check/server/judge';

export function work({ source, forAi, ...options }: JudgeTask): Judged {
  const facts = readFacts(source, options);
  const analysis = judgeFacts(facts);
  return { analysis, aiPreview: forAi ? composeAiText(facts, analysis) : null };
}
