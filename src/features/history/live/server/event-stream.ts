import { PassThrough } from 'node:stream';
import type { ChangeEvent, PeopleHere } from '#/features/history/live/contract';

/** Who reads so slowly that this much waits is no longer there. */
const mostWaitingBytes = 256 * 1024;

/** An answer that goes on: server-sent events, each with the revision that it leads to. */
export class EventStream {
  readonly body = new PassThrough();

  constructor(revision: number) {
    this.#write(`retry: 2000\nevent: hello\nid: ${revision}\ndata: ${JSON.stringify({ revision })}\n\n`);
  }

  onEnd(ended: () => void): void {
    this.body.once('close', ended);
  }

  send(events: readonly ChangeEvent[]): void {
    this.#write(events.map((event) => `id: ${event.revision}\ndata: ${JSON.stringify(event)}\n\n`).join(''));
  }

  sendHere(here: PeopleHere): void {
    this.#write(`event: here\ndata: ${JSON.stringify(here)}\n\n`);
  }

  /** So that whatever is in between sees that the line is in use. */
  beat(): void {
    this.#write(': \n\n');
  }

  end(): void {
    this.body.end();
  }

  #write(text: string): void {
    if (this.body.destroyed || this.body.writableEnded) return;
    this.body.write(text);
    if (this.body.writableLength > mostWaitingBytes) this.body.destroy();
  }
}
