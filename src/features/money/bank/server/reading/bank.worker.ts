import { AppError } from '#/core/errors';
import type { BankOutcome, BankTask } from '#/features/money/bank/server/reading/bank-pool';
import { readBankFile } from '#/features/money/bank/server/reading/read-file';

export function work({ bytes, mapping }: BankTask): BankOutcome {
  try {
    return { ok: true, statement: readBankFile(bytes, mapping) };
  } catch (error) {
    // A class does not survive the way between threads; its code and its sentence do.
    if (!(error instanceof AppError)) throw error;
    const { code, message, errors = [] } = error;
    return { ok: false, code, message, errors };
  }
}
