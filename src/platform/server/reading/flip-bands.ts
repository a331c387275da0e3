import sharp from 'sharp';
import type { Gray } from '#/platform/server/reading/gray';

const shrink = 8;
const tiles = 8;
/** What is smaller than this is a heavy letter, not a band; what is within `hole` of it on all sides belongs to it. */
const speck = 2;
const hole = 6;
/** Darker than this share of the paper around it: a band of colour with light letters on it. */
const bandShare = 0.58;

/** Makes light letters on a dark band dark on light, in place: the reader expects ink on paper. */
export async function flipBands(gray: Gray): Promise<void> {
  const small = await shrunk(gray);
  const paper = paperLevels(small);
  const band = findBands(small, (at) => (small.data[at] ?? 255) < (paper[at] ?? 255) * bandShare);
  if (!band.includes(1)) return;
  for (let at = 0; at < band.length; at += 1)
    if (band[at]) flipCell(gray, at % small.width, Math.floor(at / small.width), paper[at] ?? 255);
}

function flipCell({ data, width, height }: Gray, column: number, row: number, paper: number): void {
  const [right, below] = [(column + 1) * shrink, (row + 1) * shrink];
  for (let y = row * shrink; y < Math.min(height, below); y += 1)
    for (let x = column * shrink; x < Math.min(width, right); x += 1) {
      const point = y * width + x;
      data[point] = Math.max(0, paper - (data[point] ?? 0));
    }
}

function findBands({ width, height }: Gray, isBand: (at: number) => boolean): Uint8Array {
  const band = Uint8Array.from({ length: width * height }, (_, at) => (isBand(at) ? 1 : 0));
  const across = { length: width, count: height, step: 1, stride: width };
  const down = { length: height, count: width, step: width, stride: 1 };
  const steps = [
    { value: 0, reach: speck },
    { value: 1, reach: speck + hole },
    { value: 0, reach: hole },
  ];
  for (const step of steps) for (const way of [across, down]) spread(band, step, way);
  return band;
}

type Way = { length: number; count: number; step: number; stride: number };

/** Lets points of this value take over their neighbours, up to `reach` away. */
function spread(
  band: Uint8Array,
  { value, reach }: { value: number; reach: number },
  { length, count, step, stride }: Way,
): void {
  const line = new Uint8Array(length);
  for (let row = 0; row < count; row += 1) {
    for (let at = 0; at < length; at += 1) line[at] = band[row * stride + at * step] ?? 0;
    for (let at = 0; at < length; at += 1) {
      if (line[at] !== value) continue;
      for (let near = Math.max(0, at - reach); near <= Math.min(length - 1, at + reach); near += 1)
        band[row * stride + near * step] = value;
    }
  }
}

async function shrunk({ data, width, height }: Gray): Promise<Gray> {
  const { data: small, info } = await sharp(data, { raw: { width, height, channels: 1 } })
    .resize({ width: Math.ceil(width / shrink), height: Math.ceil(height / shrink), fit: 'fill' })
    .median(5)
    .toColourspace('b-w')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data: new Uint8Array(small), width: info.width, height: info.height };
}

/** How light the paper is around each point: the light changes over a photo. */
function paperLevels({ data, width, height }: Gray): Uint8Array {
  const tile = Math.max(1, Math.ceil(width / tiles));
  const columns = Math.ceil(width / tile);
  const rows = Math.ceil(height / tile);
  const bright = Array.from({ length: columns * rows }, (_, index) =>
    brightOf(data, width, height, (index % columns) * tile, Math.floor(index / columns) * tile, tile),
  );
  const around = bright.map((_, index) => {
    const column = index % columns;
    const row = Math.floor(index / columns);
    let most = 0;
    for (let y = Math.max(0, row - 1); y <= Math.min(rows - 1, row + 1); y += 1)
      for (let x = Math.max(0, column - 1); x <= Math.min(columns - 1, column + 1); x += 1)
        most = Math.max(most, bright[y * columns + x] ?? 0);
    return most;
  });
  const levels = new Uint8Array(width * height);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1)
      levels[y * width + x] = around[Math.floor(y / tile) * columns + Math.floor(x / tile)] ?? 255;
  return levels;
}

function brightOf(data: Uint8Array, width: number, height: number, left: number, top: number, size: number) {
  const values: number[] = [];
  for (let y = top; y < Math.min(height, top + size); y += 1)
    for (let x = left; x < Math.min(width, left + size); x += 1) values.push(data[y * width + x] ?? 0);
  values.sort((one, other) => one - other);
  return values[Math.floor(values.length * 0.75)] ?? 255;
}
