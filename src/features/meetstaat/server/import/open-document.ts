import { AppError } from '#/core/errors';
import { wrongTypeMessage } from '#/features/meetstaat/server/import/file-kind';
import { encryptedMessage } from '#/features/meetstaat/server/import/unzip';

const spreadsheetType = 'application/vnd.oasis.opendocument.spreadsheet';

const repeated = /(number-(?:rows|columns)-repeated\s{0,9}=\s{0,9}["'])(\d{1,9})/g;
const mostColumns = 256;
const mostRows = 1_000;

/**
 * A cell of OpenDocument may say that it stands for a million others, in a few bytes. A list has no thousand equal rows
 * after each other: what repeats more often is the empty rest of a sheet.
 */
export function boundRepeats(xml: string): string {
  if (/<!(?:DOCTYPE|ENTITY)/i.test(xml.slice(0, 4_096))) throw new AppError('wrong_type', wrongTypeMessage);
  return xml.replace(repeated, (_, before: string, times: string) => {
    const most = before.includes('rows') ? mostRows : mostColumns;
    return `${before}${Math.min(Number(times), most)}`;
  });
}

/** The parts of an `.ods` that hold its cells, safe to hand on; undefined where the zip is something else. */
export function openDocumentParts(
  parts: ReadonlyMap<string, Uint8Array>,
): Record<string, Uint8Array> | undefined {
  const [mimeType, content, manifest] = [
    parts.get('mimetype'),
    parts.get('content.xml'),
    parts.get('META-INF/manifest.xml'),
  ];
  const decoder = new TextDecoder();
  if (!content || !mimeType || !decoder.decode(mimeType).startsWith(spreadsheetType)) return undefined;
  if (manifest && decoder.decode(manifest).includes('encryption-data'))
    throw new AppError('unusable', encryptedMessage);
  const bounded = new TextEncoder().encode(boundRepeats(decoder.decode(content)));
  const [empty, none] = [new TextEncoder().encode('<x/>'), new Uint8Array()];
  // Pictures and macros stay out; without styles and manifest the library reads nothing.
  return {
    mimetype: mimeType,
    'content.xml': bounded,
    'styles.xml': parts.get('styles.xml') ?? empty,
    'META-INF/manifest.xml': manifest ?? none,
  };
}
