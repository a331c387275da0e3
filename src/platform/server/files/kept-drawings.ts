/** The drawings that were asked for last, up to so many bytes. Whoever asks was let in before. */
export function keepDrawings(mostBytes: number) {
  const drawings = new Map<string, Uint8Array>();
  let bytes = 0;
  const drop = (name: string) => {
    bytes -= drawings.get(name)?.length ?? 0;
    drawings.delete(name);
  };
  const keep = (name: string, drawing: Uint8Array) => {
    drop(name);
    drawings.set(name, drawing);
    bytes += drawing.length;
    for (const oldest of drawings.keys()) {
      if (bytes <= mostBytes) break;
      drop(oldest);
    }
  };
  return { keep, find: (name: string) => drawings.get(name) };
}
