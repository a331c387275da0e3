import { PassThrough } from 'node:stream';

/** An answer that is told while it is being made: one JSON text a line. */
export class LineStream {
  readonly type = 'application/x-ndjson; charset=utf-8';
  readonly stream = new PassThrough();

  send(value: unknown): void {
    if (!this.stream.destroyed) this.stream.write(`${JSON.stringify(value)}\n`);
  }

  end(): void {
    this.stream.end();
  }
}
