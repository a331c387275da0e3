import { type Cents, formatAmount } from '#/core/money';
import { formatQuantity } from '#/core/quantity';
import { type FindingState, type QuoteAnalysis, sectionIds } from '#/features/papers/shared/checks/contract';
import type { Facts } from '#/features/reading/check/rules/facts';
import type { Post } from '#/features/reading/check/rules/posts';
import { sectionTitles } from '#/features/reading/check/rules/score';
import { leftOut, wordsToSend } from '#/features/reading/shared/rules/words-to-send';

const mostPosts = 150;
const mostTerms = 40;
const fewestWords = 3;

const term =
  /\b(?:aanvang|betal|boete|btw|duur|garantie|geldig|herziening|levering|meerwerk|oplever|planning|polis|saldo|schijf|schijven|start|tarief|termijn|vast|verwijl|verzeker|voorschot|voorwaarden|vordering|waarborg|werkdagen)/i;

/** An amount never begins with a nought and a digit; phones, accounts and the numbers of persons and firms often do. */
const oddNumber = /(?<![\d.,])0\d/;

const states: Record<FindingState, string> = {
  ok: 'in orde',
  partly: 'deels in orde',
  missing: 'ontbreekt',
  wrong: 'fout',
  unknown: 'niet na te kijken',
};

function tellPost({ description, quantity, unit, price, total, rate, optional }: Post): string {
  const facts = [
    quantity !== null && unit !== null ? `${formatQuantity(quantity)} ${unit}` : undefined,
    price === null ? undefined : `${formatAmount(price)} per eenheid`,
    `samen ${formatAmount(total)}`,
    rate === null ? undefined : `btw ${rate}%`,
    optional ? 'optie' : undefined,
  ];
  return `- ${wordsToSend(description)}: ${facts.filter(Boolean).join(', ')}`;
}

function tellTotals({ totals: { excl, incl, vat, bare } }: Facts): string[] {
  const tell = (label: string, amount: Cents | undefined) =>
    amount === undefined ? [] : [`- ${label}: ${formatAmount(amount)}`];
  return [
    ...tell('zonder btw', excl?.amount),
    ...vat.flatMap(({ rate, amount }) =>
      tell(rate !== null && [0, 6, 12, 21].includes(rate) ? `btw ${rate}%` : 'btw', amount),
    ),
    ...tell('met btw', incl?.amount),
    ...tell('totaal', bare?.amount),
  ];
}

function tellTerms({ text: { lines }, posts, totals: { excl, incl, vat, bare } }: Facts): string[] {
  const amounts = new Set(
    [...posts, ...vat, ...[excl, incl, bare].flatMap((one) => one ?? [])].map(({ passage }) => passage),
  );
  return lines
    .filter((line) => term.test(line) && !amounts.has(line))
    .map((line) => wordsToSend(line))
    .filter((line) => line.split(' ').filter((word) => word !== leftOut).length >= fewestWords)
    .slice(0, mostTerms)
    .map((line) => `- ${line}`);
}

function tellFindings(analysis: QuoteAnalysis): string[] {
  return sectionIds.flatMap((section) => [
    `${sectionTitles[section]}: ${analysis[section].score} op 10`,
    ...analysis[section].findings.map(({ lookedFor, state }) => `- ${lookedFor}: ${states[state]}`),
  ]);
}

function chapter(title: string, lines: readonly string[]): string[] {
  return lines.length === 0 ? [] : [title, ...lines, ''];
}

/**
 * All that an AI service is told of a quote: its posts, totals and terms, in words of building and with the amounts as
 * we read them, and what our rules found. Null where there is no price to judge.
 */
export function composeAiText(facts: Facts, analysis: QuoteAnalysis): string | null {
  if (!facts.isPriced) return null;
  const posts = facts.posts.filter(({ passage }) => !oddNumber.test(passage)).slice(0, mostPosts);
  return [
    ...chapter('POSTEN', posts.map(tellPost)),
    ...chapter('TOTALEN', tellTotals(facts)),
    ...chapter('VOORWAARDEN', tellTerms(facts)),
    ...chapter('WAT ONZE VASTE REGELS VONDEN', tellFindings(analysis)),
  ]
    .join('\n')
    .trimEnd();
}
