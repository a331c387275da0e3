/** An element: its children by name, its text, its attributes with an '@' before their name. */
export type XmlNode = { readonly [name: string]: XmlValue };
type XmlValue = XmlNode | string | readonly (XmlNode | string)[];

const text = '#text';

function asNode(value: XmlNode | string): XmlNode {
  return typeof value === 'string' ? { [text]: value } : value;
}

function childOf(node: XmlNode | undefined, name: string): XmlValue | undefined {
  return node && Object.hasOwn(node, name) ? node[name] : undefined;
}

/** The first of this name, as it is kept: an element that has nothing but a text is that text. */
function firstOf(node: XmlNode | undefined, name: string): XmlNode | string | undefined {
  const value = childOf(node, name);
  return Array.isArray(value) ? value[0] : (value as XmlNode | string | undefined);
}

/** The children of this name. */
export function all(node: XmlNode | undefined, name: string): XmlNode[] {
  const value = childOf(node, name);
  if (value === undefined) return [];
  return Array.isArray(value) ? value.map(asNode) : [asNode(value as XmlNode | string)];
}

function valueAt(node: XmlNode | undefined, path: readonly string[]): XmlNode | string | undefined {
  let here: XmlNode | string | undefined = node;
  for (const name of path) here = typeof here === 'string' ? undefined : firstOf(here, name);
  return here;
}

/** The first element down this way. */
export function at(node: XmlNode | undefined, ...path: string[]): XmlNode | undefined {
  const value = valueAt(node, path);
  return value === undefined ? undefined : asNode(value);
}

export function textAt(node: XmlNode | undefined, ...path: string[]): string | undefined {
  const value = valueAt(node, path);
  const own = typeof value === 'string' ? value : childOf(value, text);
  return typeof own === 'string' && own.trim() !== '' ? own.trim() : undefined;
}

/** An attribute of a child, or of the element itself where no child is named. */
export function attribute(
  node: XmlNode | undefined,
  child: string | undefined,
  name: string,
): string | undefined {
  const own = child === undefined ? node : at(node, child);
  const value = own?.[`@${name}`];
  return typeof value === 'string' ? value : undefined;
}
