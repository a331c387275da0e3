import { AppError } from '#/core/errors';
import { wrongTypeMessage } from '#/features/work/meetstaat/server/import/file-kind';
import { encryptedMessage } from '#/features/work/meetstaat/server/import/unzip';

const spreadsheetType = 'application/vnd.oasis.opendocument.spreadsheet';

const repeated = /(number-(?:rows|columns)-repeated\s{0,9}=\s{0,9}["'])(\d{1,9})/g;
const tag = /<[^<>]{1,4000}>/g;
const widest = 256;
/** In all, beyond the rows and cells that are written out. */
const mostRepeats = 2_000;

/**
 * A cell of OpenDocument may say that it stands for a million others, in a few bytes, and so may its row. A list has no
 * thousands of equal ones: what repeats so often is the empty rest of a sheet.
 */
export function boundRepeats(xml: string): string {
  if (/<!(?:DOCTYPE|ENTITY)/i.test(xml.slice(0, 4_096))) throw new AppError('wrong_type', wrongTypeMessage);
  let room = mostRepeats;
  return xml.replace(tag, (whole) => {
    if (!whole.includes('-repeated')) return whole;
    // An empty cell costs nothing, however wide it is.
    const isEmptyCell = whole.endsWith('/>') && !whole.includes('value');
    return whole.replace(repeated, (_, before: string, times: string) => {
      const wanted = Math.min(Number(times), widest);
      if (isEmptyCell) return `${before}${wanted}`;
      const given = Math.max(1, Math.min(before.includes('rows') ? Number(times) : wanted, room));
      room -= given - 1;
      return `${before}${given}`;
    });
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
