/** How a picture stands in its frame: so many times its size, moved by so many points. */
export type View = { scale: number; x: number; y: number };

export const wholeView: View = { scale: 1, x: 0, y: 0 };

const mostScale = 8;

type Size = { width: number; height: number };

function within(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), most);
}

/** Never smaller than its frame, and no edge of it inside. */
export function keepIn({ scale, x, y }: View, { width, height }: Size): View {
  const kept = within(scale, 1, mostScale);
  return {
    scale: kept,
    x: within(x, width * (1 - kept), 0),
    y: within(y, height * (1 - kept), 0),
  };
}

/** Closer by a factor, with what is at a point of the frame staying there. */
export function zoomAt(view: View, factor: number, at: { x: number; y: number }, frame: Size): View {
  const scale = within(view.scale * factor, 1, mostScale);
  const ratio = scale / view.scale;
  return keepIn({ scale, x: at.x - (at.x - view.x) * ratio, y: at.y - (at.y - view.y) * ratio }, frame);
}

/** Which share of the picture is at a point of the frame. */
export function placeAt({ scale, x, y }: View, at: { x: number; y: number }, { width, height }: Size) {
  return {
    x: within((at.x - x) / (width * scale), 0, 1),
    y: within((at.y - y) / (height * scale), 0, 1),
  };
}
