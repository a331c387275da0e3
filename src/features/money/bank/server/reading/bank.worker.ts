import type { Statement } from '#/features/money/bank/rules/statement';
import type { BankTask } from '#/features/money/bank/server/reading/bank-pool';
import { readBankFile } from '#/features/money/bank/server/reading/read-file';
import { type Outcome, outcomeOf } from '#/platform/server/work-outcome';

export function work({ bytes, mapping }: BankTask): Promise<Outcome<Statement>> {
  return outcomeOf(() => readBankFile(bytes, mapping));
}
