import { findBankStatement, statementMessage } from '#/core/bank-statement';
import { AppError } from '#/core/errors';

export type FileKind = 'zip' | 'xls' | 'csv' | 'fods';

export const wrongTypeMessage =
  'Dit is geen Excel- of csv-bestand. Kies een bestand dat eindigt op .xlsx, .xls, .ods, .fods of .csv.';

const zip = [0x50, 0x4b];
const compoundFile = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];

function startsWith(bytes: Uint8Array, signature: readonly number[]): boolean {
  return signature.every((byte, index) => bytes[index] === byte);
}

function isUtf16(bytes: Uint8Array): boolean {
  return startsWith(bytes, [0xff, 0xfe]) || startsWith(bytes, [0xfe, 0xff]);
}

/** Other files are full of bytes that no keyboard makes; a csv has only tabs and line ends. */
function looksLikeText(bytes: Uint8Array): boolean {
  if (isUtf16(bytes)) return true;
  const head = bytes.subarray(0, 65_536);
  return head.every(
    (byte) => byte >= 0x20 || byte === 0x09 || byte === 0x0a || byte === 0x0d || byte === 0x0c,
  );
}

/** By what the file holds: names lie, and browsers guess types from names. */
export function fileKind(bytes: Uint8Array): FileKind {
  if (bytes.length === 0) throw new AppError('unusable', 'Dit bestand is leeg.');
  if (startsWith(bytes, zip)) return 'zip';
  if (startsWith(bytes, compoundFile)) return 'xls';
  const statement = findBankStatement(bytes);
  if (statement) throw new AppError('unusable', statementMessage(statement));
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, 4_096)).trimStart().replace(/^ï»¿/, '');
  if (/<office:document[\s>]/.test(head)) return 'fods';
  const isMarkup = /^<(?:!doctype|html|\?xml|table|svg)/i.test(head);
  if (isMarkup || head.startsWith('%PDF') || head.startsWith('{\\rtf') || !looksLikeText(bytes)) {
    throw new AppError('wrong_type', wrongTypeMessage);
  }
  return 'csv';
}
