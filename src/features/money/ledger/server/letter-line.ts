import { verdictInWords } from '#/features/money/ledger/rules/words';
import { readLedger } from '#/features/money/ledger/server/shared/read-ledger';
import type { LetterLine } from '#/platform/server/ports/letters';

/** Nothing of a project in which there is nothing to judge. */
export const verdictLine: LetterLine = async (asked) => {
  const ledger = await readLedger(asked);
  if (ledger.expected.high === '0.00') return undefined;
  return { label: 'Komt u toe?', value: verdictInWords(ledger) };
};
