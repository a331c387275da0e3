import { z } from 'zod';
import type { QuoteAnalysis } from '#/features/papers/shared/checks/contract';
import { roundScore, sectionsOf, totalScore } from '#/features/reading/check/rules/score';
import { leftOut } from '#/features/reading/shared/rules/words-to-send';

const feedback = z.string().trim().min(1).max(1_500);
const points = z.array(z.string().trim().min(3).max(400)).max(20);
const score = z.number().min(0).max(10);

/** What a language model answers. Its word on sums is asked only to see whether the rest of it can be trusted. */
export const aiOpinion = z.object({
  volledigheid: z.object({ score, feedback, ontbrekendeOnderdelen: points }),
  btwEnPrijzen: z.object({ feedback, btwCorrect: z.boolean() }),
  betrouwbaarheid: z.object({ score, feedback, waarschuwingen: points }),
  marktconformiteit: z.object({ score, feedback }),
  verbeterpunten: points,
});
export type AiOpinion = z.infer<typeof aiOpinion>;

/** The text that it judged may have told it what to say: it moves a score this far and no further. */
const mostMoved = 2;

function moved(byRules: number, byAi: number): number {
  return roundScore(Math.min(byRules + mostMoved, Math.max(byRules - mostMoved, byAi)));
}

/** What was left out for the model is of no use to a reader. */
const isWhole = (sentence: string) => !sentence.includes(leftOut);

function together(first: readonly string[], then: readonly string[]): string[] {
  const seen = new Set<string>();
  return [...first, ...then.filter(isWhole)]
    .filter((each) => {
      const key = each.toLowerCase();
      return !seen.has(key) && seen.add(key);
    })
    .slice(0, 30);
}

/**
 * The model's opinion on top of the rules'. Sums and VAT stay the rules', what they found missing or alarming stays,
 * and a model that contradicts the sums has nothing to say about them.
 */
export function mergeOpinion(rules: QuoteAnalysis, opinion: AiOpinion): QuoteAnalysis {
  const { volledigheid, btwEnPrijzen, betrouwbaarheid, marktconformiteit } = rules;
  const agrees = opinion.btwEnPrijzen.btwCorrect === btwEnPrijzen.btwCorrect;
  const merged: QuoteAnalysis = {
    ...rules,
    volledigheid: {
      ...volledigheid,
      score: moved(volledigheid.score, opinion.volledigheid.score),
      feedback: spoken(opinion.volledigheid.feedback, volledigheid.feedback),
      ontbrekendeOnderdelen: together(
        volledigheid.ontbrekendeOnderdelen,
        opinion.volledigheid.ontbrekendeOnderdelen,
      ),
    },
    btwEnPrijzen: {
      ...btwEnPrijzen,
      feedback: agrees ? spoken(opinion.btwEnPrijzen.feedback, btwEnPrijzen.feedback) : btwEnPrijzen.feedback,
    },
    betrouwbaarheid: {
      ...betrouwbaarheid,
      score: moved(betrouwbaarheid.score, opinion.betrouwbaarheid.score),
      feedback: spoken(opinion.betrouwbaarheid.feedback, betrouwbaarheid.feedback),
      waarschuwingen: together(betrouwbaarheid.waarschuwingen, opinion.betrouwbaarheid.waarschuwingen),
    },
    marktconformiteit: {
      ...marktconformiteit,
      score: moved(marktconformiteit.score, opinion.marktconformiteit.score),
      feedback: spoken(opinion.marktconformiteit.feedback, marktconformiteit.feedback),
    },
    verbeterpunten: together(rules.verbeterpunten, opinion.verbeterpunten),
    bron: 'ai',
  };
  return { ...merged, totaalScore: totalScore(sectionsOf(merged)) };
}

function spoken(byAi: string, byRules: string): string {
  return isWhole(byAi) ? byAi : byRules;
}
