import { decodeText } from '#/core/decode-text';

/** One line of a vCard: 'TEL;TYPE=CELL:+32 470 12 34 56'. */
export type CardLine = {
  name: string;
  /** What stands between name and value, in capitals: 'TYPE=CELL', and of an old card 'CELL' alone. */
  marks: readonly string[];
  /** As it stands there, with its backslashes. */
  value: string;
};

/** More than any name, address or note; a photo is longer, and is not read. */
const longest = 20_000;

function isQuotedPrintable(line: string): boolean {
  const head = line.slice(0, Math.max(0, line.indexOf(':')));
  return head.toUpperCase().includes('QUOTED-PRINTABLE');
}

/** Long lines are broken in two ways: by a blank at the beginning of the next, and by a '=' at the end. */
export function* unfoldLines(text: string): Generator<string> {
  let current = '';
  for (const line of text.split('\n')) {
    const isMore = line.startsWith(' ') || line.startsWith('\t');
    const isBroken = current.endsWith('=') && isQuotedPrintable(current);
    if (isMore || isBroken) {
      const start = isBroken ? current.slice(0, -1) : current;
      const more = isMore && !isBroken ? line.slice(1) : line;
      if (current.length < longest) current = start + more.slice(0, longest);
      continue;
    }
    yield current;
    current = line;
  }
  yield current;
}

/** The place of a sign that stands outside quotation marks, or -1. */
function findOutside(text: string, sign: string): number {
  let isQuoted = false;
  for (let index = 0; index < text.length; index += 1) {
    if (text[index] === '"') isQuoted = !isQuoted;
    else if (text[index] === sign && !isQuoted) return index;
  }
  return -1;
}

function decodeQuoted(value: string): string {
  const bytes: number[] = [];
  const plain = new TextEncoder();
  for (let index = 0; index < value.length; index += 1) {
    const hex = value[index] === '=' ? value.slice(index + 1, index + 3) : '';
    if (/^[0-9a-f]{2}$/i.test(hex)) {
      bytes.push(Number.parseInt(hex, 16));
      index += 2;
    } else {
      const sign = String.fromCodePoint(value.codePointAt(index) ?? 0);
      bytes.push(...plain.encode(sign));
      index += sign.length - 1;
    }
  }
  return decodeText(new Uint8Array(bytes));
}

/** Undefined where it is no line of a card at all. */
export function readLine(line: string): CardLine | undefined {
  const colon = findOutside(line, ':');
  if (colon < 1) return undefined;
  const [given = '', ...marks] = line.slice(0, colon).toUpperCase().split(';');
  // 'item1.EMAIL': what belongs together on an Apple device.
  const name = given.slice(given.lastIndexOf('.') + 1).trim();
  const value = line.slice(colon + 1);
  return { name, marks, value: isQuotedPrintable(line) ? decodeQuoted(value) : value };
}

/** 'Straat 1\, bus 2;9000' in its parts, each without its backslashes. */
export function splitValue(value: string, sign: ';' | ','): string[] {
  const parts = [''];
  const add = (text: string) => parts.push((parts.pop() ?? '') + text);
  for (let index = 0; index < value.length; index += 1) {
    const letter = value[index] ?? '';
    if (letter === '\\' && index + 1 < value.length) {
      index += 1;
      const escaped = value[index] ?? '';
      add(escaped === 'n' || escaped === 'N' ? '\n' : escaped);
    } else if (letter === sign) parts.push('');
    else add(letter);
  }
  return parts;
}

export function plainValue(value: string): string {
  return splitValue(value, ';').join(';');
}
