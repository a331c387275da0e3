import { type FileKind, fileKinds } from '#/core/files';

const maxLength = 200;

/** The name as a person gave it, in any language, without what could be a path or make it read backwards. */
export function cleanFileName(given: string, kind: FileKind): string {
  const { extensions } = fileKinds[kind];
  const base = given.normalize('NFC').split(/[/\\]/).at(-1) ?? '';
  const plain = base
    .replace(/[\p{Cc}\p{Cs}\u061c\u200e\u200f\u2028\u2029\u202a-\u202e\u2066-\u2069\ufeff]/gu, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[. ]+|(?<![. ])[. ]+$/g, '');
  const found = extensions.find((extension) => plain.toLowerCase().endsWith(extension));
  const extension = found ? plain.slice(-found.length) : extensions[0];
  const stem = found ? plain.slice(0, -found.length) : plain;
  return cut(stem || 'bestand', maxLength - extension.length) + extension;
}

/** Never through the middle of a character. */
function cut(text: string, length: number): string {
  return text.length <= length ? text : text.slice(0, length).replace(/[\ud800-\udbff]$/, '');
}
