import { findBankStatement } from '#/core/bank-statement';
import { AppError } from '#/core/errors';
import type { MappingInput } from '#/features/money/bank/contract';
import type { Statement } from '#/features/money/bank/rules/statement';
import { readCamt } from '#/features/money/bank/server/reading/camt';
import { readCoda } from '#/features/money/bank/server/reading/coda';
import { readCsv } from '#/features/money/bank/server/reading/csv';

const askOtherFormat =
  'Dit is een MT940-bestand. Dat lezen we niet: vraag uw bank hetzelfde uittreksel als CSV of als CAMT (XML).';
const noStatement =
  'Dit is geen bestand van een bankrekening. Vraag uw bank een CSV-bestand (of CAMT of CODA) van uw rekening.';

/** By what is in it, whatever its name. */
export function readBankFile(bytes: Uint8Array, mapping: MappingInput | undefined): Statement {
  switch (findBankStatement(bytes)) {
    case 'CAMT':
      return readCamt(bytes);
    case 'CODA':
      return readCoda(bytes);
    case 'MT940':
      throw new AppError('unusable', askOtherFormat);
    default:
      if (!looksLikeTable(bytes)) throw new AppError('unusable', noStatement);
      return readCsv(bytes, mapping);
  }
}

function looksLikeTable(bytes: Uint8Array): boolean {
  const head = bytes.subarray(0, 65_536);
  const isUtf16 = (head[0] === 0xff && head[1] === 0xfe) || (head[0] === 0xfe && head[1] === 0xff);
  const isText = head.every((byte) => byte >= 0x20 || (byte >= 0x09 && byte <= 0x0d));
  const start = new TextDecoder('latin1').decode(head.subarray(0, 200)).trimStart();
  return (isUtf16 || isText) && !/^(?:<|%PDF|\{\\rtf)/.test(start);
}
