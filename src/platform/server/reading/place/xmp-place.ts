/** 'exif:GPSLatitude', 'drone-dji:GpsLongtitude', 'geo:lat': as an element, or as an attribute of another. */
const places =
  /(<?)(?<![\w-])((?!xmlns:)[\w-]{1,40}:(?:gps[\w-]{0,60}|lat(?:itude)?|lon(?:g(?:itude|titude)?)?))(?=[\s=>/])/gi;
const opensValue = /\s{0,99}=\s{0,99}(["'])/y;

const space = 0x20;

/** Up to behind what was sought; the end where it isn't there, for then nothing is as it should be. */
function behind(text: string, sought: string, from: number): number {
  const at = text.indexOf(sought, from);
  return at < 0 ? text.length : at + sought.length;
}

function endOfElement(text: string, name: string, from: number): number {
  const opened = behind(text, '>', from);
  if (text[opened - 2] === '/') return opened;
  return behind(text, '>', behind(text, `</${name}`, opened));
}

function endOfAttribute(text: string, from: number): number | undefined {
  opensValue.lastIndex = from;
  const quote = opensValue.exec(text)?.[1];
  return quote === undefined ? undefined : behind(text, quote, opensValue.lastIndex);
}

/** Overwrites where a picture was taken in what programs noted in it (XMP), with spaces: it stays as long and as whole. */
export function blankXmpPlace(xmp: Uint8Array): void {
  const text = Buffer.from(xmp.buffer, xmp.byteOffset, xmp.byteLength).toString('latin1');
  places.lastIndex = 0;
  for (let found = places.exec(text); found; found = places.exec(text)) {
    const [, opens, name = ''] = found;
    const named = places.lastIndex;
    const end = opens ? endOfElement(text, name, named) : endOfAttribute(text, named);
    if (end === undefined) continue;
    xmp.fill(space, found.index, end);
    places.lastIndex = end;
  }
}
