import type { Gray } from '#/platform/server/reading/gray';

type Dot = { left: number; top: number; right: number; bottom: number };

const largestShare = 1 / 220;
const gapShare = 1 / 45;
const fewest = 6;

/**
 * Takes the rows of dots between a work and its price off the page, in place: they are read as letters otherwise.
 * `dark` tells where the ink is, and is used up.
 */
export function eraseLeaders(gray: Gray, dark: Uint8Array): void {
  const largest = Math.max(5, Math.round(gray.width * largestShare));
  const dots = findDots(gray, dark, largest);
  for (const chain of listChains(dots, largest, Math.round(gray.width * gapShare)))
    if (chain.length >= fewest) for (const dot of chain) cover(gray, dot);
}

/** What is dark and stands alone, no larger than a full stop. */
function findDots({ width, height }: Gray, dark: Uint8Array, largest: number): Dot[] {
  const dots: Dot[] = [];
  const open: number[] = [];
  for (let at = 0; at < dark.length; at += 1) {
    if (!dark[at]) continue;
    const dot = { left: width, top: height, right: 0, bottom: 0 };
    dark[at] = 0;
    open.push(at);
    for (let point = open.pop(); point !== undefined; point = open.pop()) {
      const [x, y] = [point % width, Math.floor(point / width)];
      dot.left = Math.min(dot.left, x);
      dot.right = Math.max(dot.right, x);
      dot.top = Math.min(dot.top, y);
      dot.bottom = Math.max(dot.bottom, y);
      for (const next of [point - 1, point + 1, point - width, point + width]) {
        if (!dark[next]) continue;
        dark[next] = 0;
        open.push(next);
      }
    }
    const [wide, high] = [dot.right - dot.left + 1, dot.bottom - dot.top + 1];
    if (wide <= largest && high <= largest && wide > 1 && high > 1) dots.push(dot);
  }
  return dots;
}

/** Dots at one height, each near the one before. */
function listChains(dots: readonly Dot[], largest: number, gap: number): Dot[][] {
  const chains: Dot[][] = [];
  for (const dot of [...dots].sort((one, other) => one.left - other.left)) {
    const chain = chains.findLast((candidate) => {
      const last = candidate.at(-1);
      return last && dot.left - last.right <= gap && Math.abs(dot.bottom - last.bottom) <= largest / 3;
    });
    if (chain) chain.push(dot);
    else chains.push([dot]);
  }
  return chains;
}

function cover({ data, width, height }: Gray, { left, top, right, bottom }: Dot): void {
  const paper = data[Math.max(0, top - 3) * width + left] ?? 255;
  for (let y = Math.max(0, top - 2); y <= Math.min(height - 1, bottom + 2); y += 1)
    for (let x = Math.max(0, left - 2); x <= Math.min(width - 1, right + 2); x += 1)
      data[y * width + x] = paper;
}
