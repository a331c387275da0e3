import { WebStandardStreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js';
import type { TokenRight } from '#/core/call';
import type { Asking, Asks } from '#/features/programs/assistants/server/asking';
import { createAssistants } from '#/features/programs/assistants/server/assistant-server';

type Message = { right: TokenRight; asking: Asking; request: Request; body: unknown };

/** A server and a transport for each message: nothing is remembered between two of them. */
export function createAnswerMessage(asks: Asks) {
  const serverFor = createAssistants(asks, '1');
  return async ({ right, asking, request, body }: Message) => {
    const server = serverFor(right, asking);
    const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
    try {
      await server.connect(transport);
      const answer = await transport.handleRequest(request, { parsedBody: body ?? null });
      return { status: answer.status, type: answer.headers.get('content-type'), text: await answer.text() };
    } finally {
      await server.close();
    }
  };
}
