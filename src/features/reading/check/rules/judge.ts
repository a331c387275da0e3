import type { Finding, QuoteAnalysis, SectionId } from '#/features/papers/shared/checks/contract';
import { completenessRules } from '#/features/reading/check/rules/completeness';
import {
  type FactOptions,
  type Facts,
  type QuoteSource,
  readFacts,
} from '#/features/reading/check/rules/facts';
import { judgeMarket } from '#/features/reading/check/rules/market';
import { findQuoteNumber } from '#/features/reading/check/rules/quote-heading';
import type { Rule, Verdict } from '#/features/reading/check/rules/rule';
import { roundScore, totalScore } from '#/features/reading/check/rules/score';
import { trustRules } from '#/features/reading/check/rules/trust';
import { isVatCorrect, vatAndPriceRules } from '#/features/reading/check/rules/vat-and-prices';

type Judged = { rule: Rule; verdict: Verdict };
type SectionJudgement = {
  score: number;
  feedback: string;
  findings: Finding[];
  shorts: string[];
  asks: string[];
};

function findingOf({ rule, verdict }: Judged): Finding {
  const { id, section, lookedFor, weight } = rule;
  const points = Math.round((weight * verdict.share - (verdict.penalty ?? 0)) * 100) / 100;
  const { state, passage, sentence, short } = verdict;
  const told = { id, section, lookedFor, state, passage, weight, points, sentence };
  return short === undefined ? told : { ...told, short };
}

/** What is wrong first, then what is missing; what weighs most before the rest. */
function worstFirst(one: Judged, other: Judged): number {
  const rank = ({ rule, verdict }: Judged) =>
    (verdict.state === 'wrong' ? 100 : 0) + rule.weight * (1 - verdict.share) + (verdict.penalty ?? 0);
  return rank(other) - rank(one);
}

/** What was not found may stand on a page that nobody read: then it is not said to be missing, nor asked for. */
function onPagesRead(verdict: Verdict, { pagesLeftOut }: Facts): Verdict {
  const isNotFound = verdict.state === 'missing' || verdict.state === 'unknown';
  if (!isNotFound || pagesLeftOut === 0 || verdict.follows) return verdict;
  const { ask: _, short: __, ...rest } = verdict;
  const unread = pagesLeftOut === 1 ? '1 pagina is' : `${pagesLeftOut} pagina’s zijn`;
  return {
    ...rest,
    ...{ share: Math.max(0.5, verdict.share), state: 'unknown' },
    sentence: `Niet gevonden op de pagina’s die we lazen: ${unread} niet gelezen. Kijk het zelf na.`,
  };
}

/** Of a picture we only know what we read of it: a contractor is not said to have left out what is blurred. */
function onPicture(verdict: Verdict, { lookedFor }: Rule, { scanned }: Facts): Verdict {
  if (!scanned || verdict.state !== 'missing' || verdict.follows) return verdict;
  const wanted = lookedFor.charAt(0).toLowerCase() + lookedFor.slice(1);
  return {
    ...verdict,
    sentence: `Niet gelezen op de foto of scan: ${wanted}. Kijk het na op de offerte zelf.`,
  };
}

const mostTold = 6;

function told(sentences: readonly string[]): string {
  return [...new Set(sentences)].slice(0, mostTold).join(' ');
}

function judgeSection(rules: readonly Rule[], facts: Facts, praise: string): SectionJudgement {
  const judged = rules.map((rule) => ({
    rule,
    verdict: onPicture(onPagesRead(rule.judge(facts), facts), rule, facts),
  }));
  const findings = judged.map(findingOf);
  const lacking = judged.filter(({ verdict }) => verdict.share < 1 && !verdict.follows).sort(worstFirst);
  const sentences = lacking.map(({ verdict }) => verdict.sentence);
  return {
    score: roundScore(findings.reduce((sum, { points }) => sum + points, 0)),
    feedback: sentences.length === 0 ? praise : told(sentences),
    findings,
    shorts: lacking.flatMap(({ verdict }) => verdict.short ?? []),
    asks: lacking.flatMap(({ verdict }) => verdict.ask ?? []),
  };
}

/** The embedded judge: the same text always has the same scores. */
export function judgeQuote(source: QuoteSource, options: FactOptions = {}): QuoteAnalysis {
  return judgeFacts(readFacts(source, options));
}

export function judgeFacts(facts: Facts): QuoteAnalysis {
  const complete = judgeSection(
    completenessRules,
    facts,
    'De offerte is volledig: alles wat u nodig heeft, staat erop.',
  );
  const vat = judgeSection(vatAndPriceRules, facts, 'Btw en bedragen zijn duidelijk en kloppen.');
  const trust = judgeSection(
    trustRules,
    facts,
    'De gegevens van de aannemer kloppen en de voorwaarden zijn redelijk.',
  );
  const { asks: priceAsks, ...market } = judgeMarket(facts);
  const scores: Record<SectionId, { score: number; findings: readonly Finding[] }> = {
    volledigheid: complete,
    btwEnPrijzen: vat,
    betrouwbaarheid: trust,
    marktconformiteit: market,
  };
  return {
    totaalScore: totalScore(scores),
    volledigheid: { ...shown(complete), ontbrekendeOnderdelen: complete.shorts },
    btwEnPrijzen: { ...shown(vat), btwCorrect: isVatCorrect(facts) },
    betrouwbaarheid: { ...shown(trust), waarschuwingen: trust.shorts },
    marktconformiteit: market,
    verbeterpunten: [...new Set([...vat.asks, ...trust.asks, ...complete.asks, ...priceAsks])],
    bron: 'regels',
    aiNote: null,
    quoteNumber: findQuoteNumber(facts),
    scanned: facts.scanned,
    pagesLeftOut: facts.pagesLeftOut,
  };
}

function shown({ score, feedback, findings }: SectionJudgement) {
  return { score, feedback, findings };
}
