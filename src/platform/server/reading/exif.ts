import { momentInBelgium } from '#/core/belgian-clock';

/** Which fields of a picture tell when it was taken (Exif 2.32, 4.6.5), the surest first, with that of its zone. */
const moments = [
  { at: 0x9003, zone: 0x9011 },
  { at: 0x9004, zone: 0x9012 },
] as const;
const ownPart = 0x8769;
const texts = 2;
const whole = 4;
const mostFields = 500;

type Field = { type: number; count: number; valueAt: number };

/** The fields of one directory, by number. What lies outside of the bytes is not there. */
function readFields(view: DataView, at: number, isLittle: boolean): Map<number, Field> {
  const fields = new Map<number, Field>();
  if (at + 2 > view.byteLength) return fields;
  const count = Math.min(view.getUint16(at, isLittle), mostFields);
  for (let index = 0; index < count; index += 1) {
    const entry = at + 2 + index * 12;
    if (entry + 12 > view.byteLength) break;
    fields.set(view.getUint16(entry, isLittle), {
      type: view.getUint16(entry + 2, isLittle),
      count: view.getUint32(entry + 4, isLittle),
      valueAt: entry + 8,
    });
  }
  return fields;
}

function readText(view: DataView, field: Field | undefined, isLittle: boolean): string | undefined {
  if (field?.type !== texts || field.count > 64) return undefined;
  const start = field.count <= 4 ? field.valueAt : view.getUint32(field.valueAt, isLittle);
  if (start + field.count > view.byteLength) return undefined;
  const bytes = new Uint8Array(view.buffer, view.byteOffset + start, field.count);
  const [text = ''] = Buffer.from(bytes).toString('latin1').split('\0');
  return text.trim();
}

/** '2026:07:01 14:30:00' and '+02:00', or Belgian time where the camera told no zone. */
function momentOf(text: string | undefined, zone: string | undefined): string | undefined {
  const [, year, month, day, time] = /^(\d{4}):(\d{2}):(\d{2})[ T](\d{2}:\d{2}:\d{2})/.exec(text ?? '') ?? [];
  if (!year) return undefined;
  const local = `${year}-${month}-${day}T${time}`;
  if (!zone || !/^([+-]\d{2}:\d{2}|Z)$/.test(zone)) return momentInBelgium(local);
  const at = new Date(`${local}${zone}`);
  return Number.isNaN(at.getTime()) ? undefined : at.toISOString();
}

/** When a picture says that it was taken. What is not as it should be says nothing. */
export function takenByExif(exif: Uint8Array): string | undefined {
  const head = Buffer.from(exif.buffer, exif.byteOffset, Math.min(exif.byteLength, 6)).toString('latin1');
  const start = head === 'Exif\0\0' ? 6 : 0;
  if (exif.byteLength < start + 8) return undefined;
  const view = new DataView(exif.buffer, exif.byteOffset + start, exif.byteLength - start);
  const order = view.getUint16(0);
  if (order !== 0x4949 && order !== 0x4d4d) return undefined;
  const isLittle = order === 0x4949;
  const first = readFields(view, view.getUint32(4, isLittle), isLittle);
  const part = first.get(ownPart);
  if (part?.type !== whole) return undefined;
  const own = readFields(view, view.getUint32(part.valueAt, isLittle), isLittle);
  for (const { at, zone } of moments) {
    const text = (number: number) => readText(view, own.get(number), isLittle);
    const found = momentOf(text(at), text(zone));
    if (found) return found;
  }
  return undefined;
}
