import { Duplex } from 'node:stream';
import type { Worker } from 'node:worker_threads';

const terminate = 'X'.charCodeAt(0);

/** Bytes of the wire protocol, and the connection that they belong to. */
export type Piece = { connection: number; bytes: Uint8Array };

let wires = 0;

/** The driver's connection to the thread that has the embedded database: the bytes that a socket would carry. */
export class EmbeddedWire extends Duplex {
  readonly #thread: Worker;
  readonly #number: number;
  /** What an earlier connection asked may be answered only now, and is nothing to this one. */
  readonly #receive = ({ connection, bytes }: Piece) => {
    if (connection !== this.#number || bytes.length === 0) return;
    this.push(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  };

  constructor(thread: Worker) {
    super();
    wires += 1;
    this.#number = wires;
    this.#thread = thread;
    thread.on('message', this.#receive);
  }

  /** The rest of what the driver asks of a socket. */
  connect(): this {
    process.nextTick(() => this.emit('connect'));
    return this;
  }

  setNoDelay(): this {
    return this;
  }

  setKeepAlive(): this {
    return this;
  }

  ref(): this {
    return this;
  }

  unref(): this {
    return this;
  }

  override _read(): void {}

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: () => void): void {
    this.#send(chunk);
    done();
  }

  /** What belongs together comes in pieces; as one message the engine is called once. */
  override _writev(chunks: { chunk: Buffer }[], done: () => void): void {
    this.#send(Buffer.concat(chunks.map(({ chunk }) => chunk)));
    done();
  }

  /** The database goes on for the next connection: its end is asked of the thread. */
  #send(bytes: Buffer): void {
    if (bytes[0] === terminate) return;
    const piece: Piece = { connection: this.#number, bytes: new Uint8Array(bytes) };
    this.#thread.postMessage(piece, [piece.bytes.buffer as ArrayBuffer]);
  }

  override _final(done: () => void): void {
    this.push(null);
    done();
  }

  override _destroy(error: Error | null, done: (error?: Error | null) => void): void {
    this.#thread.off('message', this.#receive);
    done(error);
  }
}
