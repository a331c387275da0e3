import type { FastifyBaseLogger } from 'fastify';
import type { QuoteAnalysis } from '#/features/check/contract';
import { mergeOpinion } from '#/features/check/rules/ai-opinion';
import type { FactOptions } from '#/features/check/rules/facts';
import { judgeQuote } from '#/features/check/rules/judge';
import { AiFailure, askModel } from '#/features/check/server/judge-ai';
import { maskText } from '#/features/check/server/mask';
import type { AiConfig } from '#/platform/server/config';

type Asked = FactOptions & { text: string; log: FastifyBaseLogger };

/** The rules always judge; a language model, where there is one, on top of them. `names` are people we know of. */
export async function judge(
  ai: AiConfig | undefined,
  { text, log, ...options }: Asked,
  names: () => Promise<readonly string[]>,
): Promise<QuoteAnalysis> {
  const rules = judgeQuote(text, options);
  if (!ai) return rules;
  try {
    return mergeOpinion(rules, await askModel(ai, maskText(text, await names()), rules));
  } catch (error) {
    if (!(error instanceof AiFailure)) throw error;
    log.warn({ reason: error.message }, 'the language model did not judge');
    return { ...rules, aiNote: `${error.told} Dit is het oordeel van de vaste regels.` };
  }
}
