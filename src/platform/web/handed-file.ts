let handed: File | undefined;

/** For the screen that one is sent to next: kept in memory, for one reading. */
export function handFile(file: File): void {
  handed = file;
}

export function takeHandedFile(): File | undefined {
  const file = handed;
  handed = undefined;
  return file;
}
