import type { XmlNode } from '#/core/xml-node';
import { readTree } from '#/platform/server/reading/xml-tree';

/** An invoice of two thousand lines is some 4 MB; attachments inside it make it larger. */
const mostBytes = 12 * 1024 * 1024;

/** XML as elements; undefined where it is none, or more than a paper is. */
export function parseXml(bytes: Uint8Array): XmlNode | undefined {
  return bytes.length > mostBytes ? undefined : readTree(decode(bytes));
}

function decode(bytes: Uint8Array): string {
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, 200));
  const named = /encoding=["']([\w-]{2,20})["']/.exec(head)?.[1];
  const isWide = bytes[0] === 0xff || bytes[0] === 0xfe;
  for (const encoding of [isWide ? 'utf-16' : (named ?? 'utf-8'), 'utf-8'])
    try {
      return new TextDecoder(encoding).decode(bytes);
    } catch {
      // An encoding that nobody knows.
    }
  return '';
}
