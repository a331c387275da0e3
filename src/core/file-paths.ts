/** Where a stored file is fetched. The only `filePath` that ever goes over the wire. */
export function filePath(key: string): string {
  return `/api/files/${key}`;
}

/** Where a stored picture is fetched as large as a screen. */
export function previewPath(path: string): string {
  return `${path}/preview`;
}

/** Where a small drawing of a stored picture is fetched. */
export function thumbnailPath(path: string): string {
  return `${path}/thumbnail`;
}
