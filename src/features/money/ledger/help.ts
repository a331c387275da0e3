import type { FigureHelp } from '#/core/help';
import { expectedWords } from '#/features/money/ledger/rules/expected';
import { verdictWords } from '#/features/money/ledger/rules/verdict';

export const ledgerHelp: FigureHelp = { on: '/budget', figures: [verdictWords, expectedWords] };
