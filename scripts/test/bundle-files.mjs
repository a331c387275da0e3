import { Refusal } from '../prepare/fail.mjs';

/** Vite names a chunk by its source, relative to its own root. */
function keyOf(manifest, source) {
  const key = Object.keys(manifest).find((name) => name === source || name.endsWith(`/${source}`));
  if (!key) throw new Refusal(`The build has no chunk ${source}.`);
  return key;
}

/** The scripts and styles that these chunks load before they run: themselves and all they import statically. */
export function chunkFiles(manifest, sources) {
  const files = new Set();
  const visit = (key) => {
    const chunk = manifest[key];
    if (files.has(chunk.file)) return;
    files.add(chunk.file);
    for (const style of chunk.css ?? []) files.add(style);
    for (const imported of chunk.imports ?? []) visit(imported);
  };
  for (const source of sources) visit(keyOf(manifest, source));
  return [...files].filter(isScriptOrStyle);
}

/** The same for a page, from what its HTML asks for. */
export function pageFiles(manifest, html) {
  const asked = [...html.matchAll(/<(?:script|link)\b[^>]*?\b(?:src|href)="\/([^"]+)"/g)].map(
    (match) => match[1],
  );
  const keys = Object.keys(manifest).filter((key) => asked.includes(manifest[key].file));
  return [...new Set([...asked.filter(isScriptOrStyle), ...chunkFiles(manifest, keys)])];
}

function isScriptOrStyle(file) {
  return /\.(js|css)$/.test(file);
}
