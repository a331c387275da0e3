const pauseMs = 400;

/** A file of the app that could not be had. */
export class PartMissing extends Error {
  override name = 'PartMissing';
}

/** A part of the app that doesn't arrive is asked for once more: most often one packet was lost, not the connection. */
export async function loadTwice<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load();
  } catch {
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
  try {
    return await load();
  } catch (cause) {
    throw new PartMissing('a part of the app did not arrive', { cause });
  }
}
