import { findBankStatement, statementMessage } from '#/core/bank-statement';
import { AppError } from '#/core/errors';
import { readableKinds } from '#/core/files';
import type { PaperFileKind } from '#/features/reading/scan/server/read-paper';

const jpegStart = Buffer.from([0xff, 0xd8]);

/** Any file comes this far, taken for a PDF where it is nothing we know: here people hear what is wrong with it. */
export function kindToRead({ kind, bytes }: { kind: string; bytes: Buffer }): PaperFileKind {
  const statement = kind === 'xml' || kind === 'csv' || kind === 'pdf' ? findBankStatement(bytes) : undefined;
  if (statement) throw new AppError('unusable', statementMessage(statement));
  const known = readableKinds.find((one) => one === kind);
  if (known !== undefined && known !== 'pdf') return known;
  if (known === 'pdf' && bytes.subarray(0, 2_048).includes('%PDF-')) return 'pdf';
  // XML of another kind: its reader says what it is not.
  if (/^[\ufeff\s]{0,60}</.test(bytes.toString('utf8', 0, 64))) return 'xml';
  const isBrokenPicture = bytes.subarray(0, 2).equals(jpegStart) || bytes.toString('latin1', 1, 4) === 'PNG';
  if (isBrokenPicture) {
    throw new AppError('unusable', 'Deze afbeelding is beschadigd en kan niet gelezen worden.');
  }
  throw new AppError(
    'wrong_type',
    'Dit bestandstype kan niet gelezen worden. Kies een PDF, een foto, een e-factuur (XML), een mail (EML) of een Word-bestand (DOCX).',
  );
}
