/** A picture in shades of grey, one byte a point, row by row. */
export type Gray = { data: Uint8Array; width: number; height: number };

/** 1 where a point is darker than what is around it by more than `contrast` (a share). */
export function darkerThanAround(
  { data, width, height }: Gray,
  radius: number,
  contrast: number,
): Uint8Array {
  const dark = new Uint8Array(width * height);
  // Sums over the rows of the window, which moves down a row at a time: a table of sums of the whole page takes long.
  const columns = new Int32Array(width);
  const share = 1 - contrast;
  const window = 2 * radius + 1;
  for (let y = -radius; y < height; y += 1) {
    moveDown(columns, data, { width, below: y + radius < height ? y + radius : -1, above: y - radius - 1 });
    if (y < 0) continue;
    const from = y * width;
    const rows = Math.min(height, y + radius + 1) - Math.max(0, y - radius);
    let sum = 0;
    for (let x = 0; x < Math.min(radius, width); x += 1) sum += columns[x] ?? 0;
    for (let x = 0; x < width; x += 1) {
      const isWhole = x > radius && x + radius < width;
      if (x + radius < width) sum += columns[x + radius] ?? 0;
      if (x > radius) sum -= columns[x - radius - 1] ?? 0;
      const wide = isWhole ? window : Math.min(width, x + radius + 1) - Math.max(0, x - radius);
      if ((data[from + x] ?? 0) * (rows * wide) < sum * share) dark[from + x] = 1;
    }
  }
  return dark;
}

/** Takes a row in at the foot of the window and one out at its head; below zero there is none. */
function moveDown(
  columns: Int32Array,
  data: Uint8Array,
  { width, below, above }: { width: number; below: number; above: number },
): void {
  const [into, out] = [below * width, above * width];
  if (below >= 0) for (let x = 0; x < width; x += 1) columns[x] = (columns[x] ?? 0) + (data[into + x] ?? 0);
  if (above >= 0) for (let x = 0; x < width; x += 1) columns[x] = (columns[x] ?? 0) - (data[out + x] ?? 0);
}
