/** Bytes of a file from one to before the other. */
export type Range = { start: number; end: number };

/** Where a picture keeps what its camera, or who worked on it, noted; in one piece or in several. */
export type NotedPart = { holds: 'exif' | 'xmp'; ranges: readonly Range[] };
