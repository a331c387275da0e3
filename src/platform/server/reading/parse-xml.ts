import { XMLParser } from 'fast-xml-parser';
import type { XmlNode } from '#/core/xml-node';

/** An invoice of two thousand lines is some 4 MB; attachments inside it make it larger. */
const mostBytes = 12 * 1024 * 1024;
const deepest = 60;

/** XML as elements; undefined where it is none, or asks for what a paper never needs: a DTD, entities of its own, includes. */
export function parseXml(bytes: Uint8Array): XmlNode | undefined {
  if (bytes.length > mostBytes) return undefined;
  const xml = decode(bytes);
  if (/<!DOCTYPE|<!ENTITY|<\w{0,20}:?include\s[^>]{0,200}href/i.test(xml) || isTooDeep(xml)) return undefined;
  const parser = new XMLParser({
    ignoreAttributes: false,
    attributeNamePrefix: '@',
    processEntities: false,
    removeNSPrefix: true,
    parseTagValue: false,
    parseAttributeValue: false,
    trimValues: true,
  });
  try {
    const root: unknown = parser.parse(xml, false);
    return typeof root === 'object' && root !== null ? (withEntities(root) as XmlNode) : undefined;
  } catch {
    return undefined;
  }
}

/** Elements open at once; whoever nests thousands wants the stack to break. */
function isTooDeep(xml: string): boolean {
  let depth = 0;
  for (const [, close, self] of xml.matchAll(/<(\/)?[A-Za-z_][^<>]{0,2000}?(\/)?>/g)) {
    if (close) depth -= 1;
    else if (!self) depth += 1;
    if (depth > deepest) return true;
  }
  return false;
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

const entities: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' };

/** Only the five that XML itself has, and numbers; each is replaced once. */
function withEntities(value: unknown): unknown {
  if (typeof value === 'string')
    return value.replace(
      /&(?:(lt|gt|quot|apos|amp)|#(\d{1,7})|#x([\da-f]{1,6}));/gi,
      (whole, name, decimal, hex) => {
        if (name) return entities[String(name).toLowerCase()] ?? whole;
        const code = decimal ? Number(decimal) : Number.parseInt(hex, 16);
        return code > 31 && code <= 0x10_ffff ? String.fromCodePoint(code) : ' ';
      },
    );
  if (Array.isArray(value)) return value.map(withEntities);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, withEntities(one)]));
}
