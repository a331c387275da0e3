import { remembered } from '#/core/remembered';
import { fold } from '#/core/search-text';
import { tradeStems } from '#/features/work/contacts/rules/trade-stems';
import type { ContactType } from '#/features/work/shared/contacts/contract';
import { type Trade, trades } from '#/features/work/shared/contacts/rules/trades';

/** A shorter one inside a word is chance: 'goot' in 'begoten'. */
const leastInside = 6;
const mostGuessed = 2;
/** A firm that is called after its work tells as much as several lines of a paper. */
const nameCounts = 4;
/** Below a third of what the papers tell it is something that came along. */
const leastShare = 1 / 3;

const stems = trades
  .flatMap((trade) => tradeStems[trade].map((stem) => ({ trade, stem })))
  .sort((one, other) => other.stem.length - one.stem.length);

function holds(text: string, stem: string): boolean {
  return stem.length >= leastInside ? text.includes(stem) : text.includes(` ${stem}`);
}

/** Whose work a line of a paper is; null where it doesn't tell. */
const tradeOf = remembered((line): { trade: Trade | null } => {
  const text = ` ${fold(line).replace(/[^\p{L}\p{N}]+/gu, ' ')}`;
  return { trade: stems.find(({ stem }) => holds(text, stem))?.trade ?? null };
});

type Known = {
  type: ContactType;
  /** As it is called. */
  name: string;
  /** What its papers are about, line by line. */
  lines: readonly string[];
};

/**
 * What a contractor probably does, by what its papers are about and what it is called, the likeliest first. Of nobody
 * else: who sells tiles lays none.
 */
export function guessTrades({ type, name, lines }: Known): Trade[] {
  if (type !== 'contractor') return [];
  const votes = new Map<Trade, number>();
  const vote = (text: string, count: number) => {
    const { trade } = tradeOf(text);
    if (trade) votes.set(trade, (votes.get(trade) ?? 0) + count);
  };
  // 'Pleister- en schilderwerken': each part of a name counts.
  for (const part of name.split(/ en | & |,|\+/)) vote(part, nameCounts);
  for (const line of lines) vote(line, 1);
  const all = [...votes.values()].reduce((sum, count) => sum + count, 0);
  return trades
    .filter((trade) => (votes.get(trade) ?? 0) >= all * leastShare && votes.has(trade))
    .toSorted((one, other) => (votes.get(other) ?? 0) - (votes.get(one) ?? 0))
    .slice(0, mostGuessed);
}
