/**
 * A UUID of chance. The browser's own `crypto.randomUUID` is missing on a page that came over plain http, as in a
 * home network.
 */
export function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = [...bytes].map((byte, place) => withMarks(byte, place).toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/** Version 4, variant 1: what makes a reader take it for a UUID of chance. */
function withMarks(byte: number, place: number): number {
  if (place === 6) return (byte & 0x0f) | 0x40;
  if (place === 8) return (byte & 0x3f) | 0x80;
  return byte;
}
