import { PassThrough } from 'node:stream';

let open = 0;

/** How many answers are being told now. */
export function openStreams(): number {
  return open;
}

/** An answer that is told while it is being made: one JSON text a line. */
export class NdjsonStream {
  readonly type = 'application/x-ndjson; charset=utf-8';
  readonly stream = new PassThrough();

  constructor() {
    open += 1;
    this.stream.once('close', () => {
      open -= 1;
    });
  }

  send(value: unknown): void {
    if (!this.stream.destroyed) this.stream.write(`${JSON.stringify(value)}\n`);
  }

  end(): void {
    this.stream.end();
  }
}
