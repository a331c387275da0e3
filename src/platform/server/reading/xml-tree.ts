import type { XmlNode } from '#/core/xml-node';

/** Elements open at once; whoever nests thousands wants the stack to break. */
const deepest = 60;
const comment = { from: '<!--', until: '-->' };
const verbatim = { from: '<![CDATA[', until: ']]>' };
const instruction = { from: '<?', until: '?>' };
const [mark, slash, larger, question] = [33, 47, 62, 63];
const namePattern = /^[\p{L}_][\p{L}\p{N}._-]*$/u;
const attributePattern = /\s+([^\s=<>/"']+)\s*=\s*(?:"([^"<]*)"|'([^'<]*)')/y;

type Element = { [name: string]: Element | string | (Element | string)[] };
/** An element whose end is still to come. */
type Open = { readonly tag: string; readonly name: string; node: Element | undefined; text: string };

/**
 * XML as elements, without the prefixes of their names; undefined where it is not well formed, or asks for what no
 * paper needs: a document type, entities of its own, includes. One walk over the text: a year of bookings has 200,000
 * elements.
 */
export function readTree(xml: string): XmlNode | undefined {
  const top: Open = { tag: '', name: '', node: undefined, text: '' };
  const open = [top];
  let here = 0;
  for (let start = xml.indexOf('<'); start >= 0; start = xml.indexOf('<', here)) {
    const inside = open[open.length - 1] ?? top;
    if (start > here) inside.text += decoded(xml.slice(here, start));
    here = next(xml, start, open, inside);
    if (here < 0) return undefined;
  }
  return open.length === 1 ? top.node : undefined;
}

/** Where what stands at `start` ends; below zero where it is no XML. */
function next(xml: string, start: number, open: Open[], inside: Open): number {
  const sign = xml.charCodeAt(start + 1);
  if (sign === slash) return close(xml, start, open);
  if (sign !== mark && sign !== question) return begin(xml, start, open, inside);
  if (sign === question) return skip(xml, start, instruction);
  if (xml.startsWith(comment.from, start)) return skip(xml, start, comment);
  if (!xml.startsWith(verbatim.from, start)) return -1;
  const end = skip(xml, start, verbatim);
  if (end > 0) inside.text += xml.slice(start + verbatim.from.length, end - verbatim.until.length);
  return end;
}

function skip(xml: string, start: number, { from, until }: typeof comment): number {
  const end = xml.indexOf(until, start + from.length);
  return end < 0 ? -1 : end + until.length;
}

function begin(xml: string, start: number, open: Open[], inside: Open): number {
  const tag = tagAt(xml, start + 1);
  const name = localName(tag);
  if (name === undefined || name === 'include' || open.length > deepest) return -1;
  const made: Open = { tag, name, node: undefined, text: '' };
  const end = readAttributes(xml, start + 1 + tag.length, made);
  if (end < 0) return -1;
  if (xml.charCodeAt(end) !== slash) {
    open.push(made);
    return end + 1;
  }
  if (xml[end + 1] !== '>') return -1;
  put(inside, made);
  return end + 2;
}

function close(xml: string, start: number, open: Open[]): number {
  const last = open.length > 1 ? open.pop() : undefined;
  const inside = open[open.length - 1];
  if (!last || !inside || !xml.startsWith(last.tag, start + 2)) return -1;
  const end = afterBlanks(xml, start + 2 + last.tag.length);
  if (xml[end] !== '>') return -1;
  put(inside, last);
  return end + 1;
}

/** Up to the first blank, '/' or '>'. */
function tagAt(xml: string, from: number): string {
  let end = from;
  for (
    let sign = xml.charCodeAt(end);
    sign > 32 && sign !== slash && sign !== larger;
    sign = xml.charCodeAt(end)
  )
    end += 1;
  return xml.slice(from, end);
}

const localNames = new Map<string, string>();
const mostNames = 2_000;

/** The few names that all papers have are looked at once. */
function localName(tag: string): string | undefined {
  const known = localNames.get(tag);
  if (known !== undefined) return known;
  const name = tag.slice(tag.indexOf(':') + 1);
  if (!namePattern.test(name) || name === '__proto__') return undefined;
  if (localNames.size < mostNames) localNames.set(tag, name);
  return name;
}

/** Where the '/' or '>' is that ends the tag. Declarations of prefixes are left out. */
function readAttributes(xml: string, from: number, made: Open): number {
  let end = from;
  while (xml.charCodeAt(end) <= 32) {
    attributePattern.lastIndex = end;
    const found = attributePattern.exec(xml);
    if (!found) break;
    end = attributePattern.lastIndex;
    const [, name = '', double, single = ''] = found;
    if (name === 'xmlns' || name.startsWith('xmlns:')) continue;
    made.node ??= {};
    made.node[`@${name.slice(name.indexOf(':') + 1)}`] = decoded(double ?? single);
  }
  end = afterBlanks(xml, end);
  return xml[end] === '>' || xml[end] === '/' ? end : -1;
}

function afterBlanks(xml: string, from: number): number {
  let end = from;
  while (xml.charCodeAt(end) <= 32) end += 1;
  return end;
}

/** An element that has nothing but a text is that text. */
function put(inside: Open, { name, node, text }: Open): void {
  const trimmed = text.trim();
  if (node && trimmed !== '') node['#text'] = trimmed;
  const value = node ?? trimmed;
  inside.node ??= {};
  const there = inside.node[name];
  if (there === undefined || !Object.hasOwn(inside.node, name)) inside.node[name] = value;
  else if (Array.isArray(there)) there.push(value);
  else inside.node[name] = [there, value];
}

const entities: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' };

/** Only the five that XML itself has, and numbers; each is replaced once. */
function decoded(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(
    /&(?:(lt|gt|quot|apos|amp)|#(\d{1,7})|#x([\da-f]{1,6}));/gi,
    (whole, name, decimal, hex) => {
      if (name) return entities[String(name).toLowerCase()] ?? whole;
      const code = decimal ? Number(decimal) : Number.parseInt(hex, 16);
      return code > 31 && code <= 0x10_ffff ? String.fromCodePoint(code) : ' ';
    },
  );
}
