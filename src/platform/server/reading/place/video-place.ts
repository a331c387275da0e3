/** Where a film was made: of most phones, and of the standard (3GPP TS 26.244, 8.10). */
const boxes = [Buffer.from('\xa9xyz', 'latin1'), Buffer.from('loci', 'latin1')];
const longestBox = 1_000;

const namedText = 'ISO6709';
/** '+51.0543+003.7174' */
const coordinates = /[+-]\d{1,3}\.\d{2,12}[+-]\d{1,3}\.\d{2,12}/g;

function blankBoxes(bytes: Buffer, name: Buffer): void {
  for (let at = bytes.indexOf(name); at >= 0; at = bytes.indexOf(name, at + 4)) {
    const length = at >= 4 ? bytes.readUInt32BE(at - 4) : 0;
    if (length <= 8 || length > longestBox || at - 4 + length > bytes.length) continue;
    bytes.write('free', at, 'latin1');
    bytes.fill(0, at + 4, at - 4 + length);
  }
}

/** Overwrites where it was made in a film that a phone put behind a photo. */
export function blankVideoPlace(bytes: Buffer): void {
  for (const name of boxes) blankBoxes(bytes, name);
  if (!bytes.includes(namedText)) return;
  for (const { index, 0: text } of bytes.toString('latin1').matchAll(coordinates)) {
    bytes.write(text.replace(/\d/g, '0'), index, 'latin1');
  }
}
