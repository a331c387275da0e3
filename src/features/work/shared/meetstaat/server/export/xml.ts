export const xmlHead = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const control = /\p{Cc}|[\ufffe\uffff]/gu;
const looksEscaped = /_(?=x[0-9a-f]{4}_)/gi;

/** A control character can't stand in XML, and a carriage return doesn't survive it: Excel writes them as _x000D_. */
function escapeControl(character: string): string {
  const isWritable = character === '\n' || character === '\t' || /[\u007f-\u009f]/.test(character);
  if (isWritable) return character;
  return `_x${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`;
}

export function escapeXml(text: string): string {
  return text
    .replace(looksEscaped, '_x005F_')
    .replace(control, escapeControl)
    .replace(/[&<>"]/g, (character) => entities[character] ?? character);
}
