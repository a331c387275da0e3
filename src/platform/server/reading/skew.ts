import { darkerThanAround, type Gray } from '#/platform/server/reading/gray';

const widest = 10;
const coarse = 0.5;
const fine = 0.1;
const mostPoints = 60_000;

/** By how many degrees the lines of text fall to the right. Zero where there is no text to tell by. */
export function findSkew(gray: Gray): number {
  const points = listDarkPoints(gray);
  if (points.length < 400) return 0;
  const rough = bestAngle(points, gray, -widest, widest, coarse);
  return bestAngle(points, gray, rough - coarse, rough + coarse, fine);
}

type Point = { x: number; y: number };

function listDarkPoints(gray: Gray): Point[] {
  const { width, height } = gray;
  const dark = darkerThanAround(gray, Math.round(width / 40), 0.2);
  const margin = Math.round(width * 0.04);
  const points: Point[] = [];
  for (let y = margin; y < height - margin; y += 1)
    for (let x = margin; x < width - margin; x += 1) if (dark[y * width + x]) points.push({ x, y });
  const keepEach = Math.ceil(points.length / mostPoints);
  return keepEach > 1 ? points.filter((_, index) => index % keepEach === 0) : points;
}

function bestAngle(points: readonly Point[], gray: Gray, from: number, to: number, step: number): number {
  let best = { angle: 0, score: -1 };
  for (let angle = from; angle <= to + step / 2; angle += step) {
    const score = sharpness(points, gray, angle);
    if (score > best.score) best = { angle, score };
  }
  return best.angle;
}

/** Seen along its lines a text is dark rows and white gaps; from any other side it is a blur. */
function sharpness(points: readonly Point[], { width, height }: Gray, angle: number): number {
  const slope = Math.tan((angle * Math.PI) / 180);
  const room = Math.ceil(Math.abs(slope) * width) + 1;
  const rows = new Float64Array(height + 2 * room);
  for (const { x, y } of points) {
    const at = Math.round(y - slope * x) + room;
    rows[at] = (rows[at] ?? 0) + 1;
  }
  let score = 0;
  for (let at = 1; at < rows.length; at += 1) score += ((rows[at] ?? 0) - (rows[at - 1] ?? 0)) ** 2;
  return score;
}
