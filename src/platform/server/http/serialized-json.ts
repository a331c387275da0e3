/** An answer that a worker already checked and wrote: the thread that serves everybody only passes it on. */
export class SerializedJson {
  readonly bytes: Uint8Array;

  constructor(bytes: Uint8Array) {
    this.bytes = bytes;
  }
}
