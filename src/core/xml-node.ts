/** An element: its children by name, its text, its attributes with an '@' before their name. */
export type XmlNode = { readonly [name: string]: XmlValue };
type XmlValue = XmlNode | string | readonly (XmlNode | string)[];

const text = '#text';

function asNode(value: XmlNode | string): XmlNode {
  return typeof value === 'string' ? { [text]: value } : value;
}

/** The children of this name. */
export function all(node: XmlNode | undefined, name: string): XmlNode[] {
  const value = node && Object.hasOwn(node, name) ? node[name] : undefined;
  if (value === undefined) return [];
  return Array.isArray(value) ? value.map(asNode) : [asNode(value as XmlNode | string)];
}

/** The first element down this way. */
export function at(node: XmlNode | undefined, ...path: string[]): XmlNode | undefined {
  let here = node;
  for (const name of path) [here] = all(here, name);
  return here;
}

export function textAt(node: XmlNode | undefined, ...path: string[]): string | undefined {
  const value = at(node, ...path)?.[text];
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;
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
