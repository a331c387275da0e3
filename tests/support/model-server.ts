import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Behaviour = (response: ServerResponse, request: IncomingMessage) => void;

export type ModelServer = {
  url: string;
  /** What was asked: headers and body, as they came over the wire. */
  asked: { headers: IncomingMessage['headers']; body: string }[];
  behave: (behaviour: Behaviour) => void;
  close: () => Promise<void>;
};

/** What a chat endpoint answers with. */
export function says(content: unknown): Behaviour {
  return (response) => {
    const message = {
      role: 'assistant',
      content: typeof content === 'string' ? content : JSON.stringify(content),
    };
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ choices: [{ message, finish_reason: 'stop' }] }));
  };
}

/** A language model on loopback that behaves as it is told, or misbehaves. */
export async function openModelServer(): Promise<ModelServer> {
  const asked: ModelServer['asked'] = [];
  let behaviour: Behaviour = says('');
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      asked.push({ headers: request.headers, body: Buffer.concat(chunks).toString('utf8') });
      behaviour(response, request);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    asked,
    behave: (next) => {
      behaviour = next;
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
