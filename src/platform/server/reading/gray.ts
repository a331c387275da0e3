/** A picture in shades of grey, one byte a point, row by row. */
export type Gray = { data: Uint8Array; width: number; height: number };

/** Sums over every rectangle from the corner, with a border of zeros, so that any window is four lookups. */
function integral({ data, width, height }: Gray): Float64Array {
  const stride = width + 1;
  const sums = new Float64Array(stride * (height + 1));
  for (let y = 0; y < height; y += 1) {
    let row = 0;
    for (let x = 0; x < width; x += 1) {
      row += data[y * width + x] ?? 0;
      sums[(y + 1) * stride + x + 1] = (sums[y * stride + x + 1] ?? 0) + row;
    }
  }
  return sums;
}

/** 1 where a point is darker than what is around it by more than `contrast` (a share). */
export function darkerThanAround(gray: Gray, radius: number, contrast: number): Uint8Array {
  const { data, width, height } = gray;
  const sums = integral(gray);
  const stride = width + 1;
  const dark = new Uint8Array(width * height);
  for (let y = 0; y < height; y += 1) {
    const top = Math.max(0, y - radius) * stride;
    const bottom = Math.min(height, y + radius + 1) * stride;
    const rows = (bottom - top) / stride;
    for (let x = 0; x < width; x += 1) {
      const left = Math.max(0, x - radius);
      const right = Math.min(width, x + radius + 1);
      const sum =
        (sums[bottom + right] ?? 0) -
        (sums[top + right] ?? 0) -
        (sums[bottom + left] ?? 0) +
        (sums[top + left] ?? 0);
      const at = y * width + x;
      if ((data[at] ?? 0) * rows * (right - left) < sum * (1 - contrast)) dark[at] = 1;
    }
  }
  return dark;
}
