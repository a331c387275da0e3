import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';

/** An answer that goes on is heard as far as its beginning, then hung up on; any other is waited for. */
export async function inject(http: FastifyInstance, options: InjectOptions): Promise<LightMyRequestResponse> {
  const isLong = /\/events([?#]|$)/.test(String(options.url));
  if (!isLong) return http.inject(options);
  const response = await http.inject({ ...options, payloadAsStream: true });
  let body = '';
  for await (const piece of response.stream()) {
    body += String(piece);
    if (String(response.headers['content-type']).includes('event-stream')) break;
  }
  return Object.assign(response, { body, payload: body, json: () => JSON.parse(body) });
}
