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
  const columns = new Uint32Array(width);
  const addRow = (y: number, sign: 1 | -1) => {
    const from = y * width;
    for (let x = 0; x < width; x += 1) columns[x] = (columns[x] ?? 0) + sign * (data[from + x] ?? 0);
  };
  for (let y = 0; y < Math.min(radius, height); y += 1) addRow(y, 1);
  for (let y = 0; y < height; y += 1) {
    if (y + radius < height) addRow(y + radius, 1);
    if (y > radius) addRow(y - radius - 1, -1);
    const rows = Math.min(height, y + radius + 1) - Math.max(0, y - radius);
    let sum = 0;
    for (let x = 0; x < Math.min(radius, width); x += 1) sum += columns[x] ?? 0;
    for (let x = 0; x < width; x += 1) {
      if (x + radius < width) sum += columns[x + radius] ?? 0;
      if (x > radius) sum -= columns[x - radius - 1] ?? 0;
      const count = rows * (Math.min(width, x + radius + 1) - Math.max(0, x - radius));
      const at = y * width + x;
      if ((data[at] ?? 0) * count < sum * (1 - contrast)) dark[at] = 1;
    }
  }
  return dark;
}
