let engine: ReturnType<typeof load> | undefined;

/** Loaded by who asks first: it takes a third of a second and 60 MB. */
export function loadPdfjs() {
  engine ??= load();
  return engine;
}

/**
 * For old engines it brings a `push` and a JSON of its own, for the whole thread: every page is full of the one, which
 * was a sixth of the time of reading, and the other asks a function about each value that is written.
 */
async function load() {
  const { push } = Array.prototype;
  const { parse, stringify } = JSON;
  // The part that reads is fetched with it, and not later: it brings the same.
  await import('pdfjs-dist/legacy/build/pdf.worker.mjs');
  const loaded = await import('pdfjs-dist/legacy/build/pdf.mjs');
  Array.prototype.push = push;
  Object.assign(JSON, { parse, stringify });
  return loaded;
}
