const lineFeed = 0x0a;
const blanks = new Set([0x09, 0x0a, 0x0d, 0x20, 0xef, 0xbb, 0xbf]);
const longestName = 60;

/** What every mail says of itself, and what only a mail says. */
const common = new Set(['from', 'to', 'subject', 'date', 'return-path']);
const telling = new Set(['mime-version', 'content-type', 'message-id', 'received']);

/** The names of the fields at the head of a text, each once, however long a field is. */
function listFields(bytes: Buffer): Set<string> {
  const names = new Set<string>();
  let at = bytes.findIndex((byte) => !blanks.has(byte));
  while (at >= 0 && at < bytes.length) {
    const end = bytes.indexOf(lineFeed, at);
    const line = bytes.toString('latin1', at, Math.min(at + longestName, end < 0 ? bytes.length : end));
    const isFolded = names.size > 0 && /^[ \t]+\S/.test(line);
    const [, name] = /^([A-Za-z][\w-]{1,40}):/.exec(line) ?? [];
    if (name === undefined && !isFolded) break;
    if (name !== undefined) names.add(name.toLowerCase());
    at = end < 0 ? -1 : end + 1;
  }
  return names;
}

/** Whether a text begins as a mail does: by the block of fields at its head, whatever and however much stands in them. */
export function isMail(bytes: Buffer): boolean {
  const names = [...listFields(bytes)];
  const usual = names.filter((name) => common.has(name)).length;
  const sure = names.filter((name) => telling.has(name)).length;
  return (sure > 0 && usual + sure > 1) || (usual > 2 && names.includes('from'));
}
