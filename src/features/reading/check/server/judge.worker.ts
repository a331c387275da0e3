import { composeAiText } from '#/features/reading/check/rules/ai-text';
import { readFacts } from '#/features/reading/check/rules/facts';
import { judgeFacts } from '#/features/reading/check/rules/judge';
import type { Judged, JudgeTask } from '#/features/reading/check/server/judge';

export function work({ source, forAi, ...options }: JudgeTask): Judged {
  const facts = readFacts(source, options);
  const analysis = judgeFacts(facts);
  return { analysis, aiPreview: forAi ? composeAiText(facts, analysis) : null };
}
