/** 'Tom werkt hier ook', 'Tom en An werken hier ook', 'Tom, An en 2 anderen werken hier ook'. */
export function whoIsHere(names: readonly string[]): string {
  const short = names.map(firstName);
  const [one = '', two = ''] = short;
  if (short.length === 1) return `${one} werkt hier ook`;
  if (short.length === 2) return `${one} en ${two} werken hier ook`;
  const rest = short.length - 2;
  return `${one}, ${two} en ${rest === 1 ? 'nog iemand' : `${rest} anderen`} werken hier ook`;
}

function firstName(name: string): string {
  return name.split(/\s/)[0] || 'Iemand';
}
