const [image, extension, endOfPicture] = [0x2c, 0x21, 0x3b];
const [timing, application] = [0xf9, 0xff];
const headLength = 13;
/** How often it begins again: a name and a few bytes. */
const repeats = new Set(['NETSCAPE2.0', 'ANIMEXTS1.0']);
const longestRepeat = 32;

export function isGif(bytes: Buffer): boolean {
  return /^GIF8[79]a$/.test(bytes.toString('latin1', 0, 6));
}

function colours(flags: number): number {
  return flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0;
}

/** Behind the pieces of a block, of which each says its length and the last is empty. */
function behindPieces(bytes: Buffer, from: number): number | undefined {
  let at = from;
  for (let length = bytes[at]; length !== undefined; length = bytes[at]) {
    at += 1 + length;
    if (length === 0) return at;
  }
  return undefined;
}

function isNeeded(block: Buffer): boolean {
  if (block[0] === image || block[1] === timing) return true;
  const isRepeat = block[1] === application && repeats.has(block.toString('latin1', 3, 14));
  return isRepeat && block.length <= longestRepeat;
}

/** Without remarks and what programs put beside the picture and behind it; undefined where it isn’t built as one. */
export function bareGif(bytes: Buffer): Buffer | undefined {
  let at = headLength + colours(bytes[10] ?? 0);
  const kept = [bytes.subarray(0, at)];
  while (at < bytes.length && bytes[at] !== endOfPicture) {
    const kind = bytes[at];
    if (kind !== image && kind !== extension) return undefined;
    const from = kind === image ? at + 11 + colours(bytes[at + 9] ?? 0) : at + 2;
    const end = behindPieces(bytes, from);
    if (end === undefined) return undefined;
    const block = bytes.subarray(at, end);
    if (isNeeded(block)) kept.push(block);
    at = end;
  }
  return Buffer.concat([...kept, Buffer.from([endOfPicture])]);
}
