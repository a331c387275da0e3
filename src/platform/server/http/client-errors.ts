import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';

function refusal(code: string | undefined): { status: number; message: string } {
  switch (code) {
    case 'HPE_HEADER_OVERFLOW':
      return { status: 431, message: 'De aanvraag is te lang om te lezen.' };
    case 'ERR_HTTP_REQUEST_TIMEOUT':
      return { status: 408, message: 'De aanvraag kwam te traag binnen. Probeer het opnieuw.' };
    default:
      return { status: 400, message: 'De aanvraag kan niet gelezen worden.' };
  }
}

/** What is no HTTP gets as far as the socket only; it is answered in the shape of every other refusal. */
export function answerUnreadable(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed || !socket.writable) {
    socket.destroy();
    return;
  }
  const { status, message } = refusal(error.code);
  const body = JSON.stringify({ message });
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'X-Content-Type-Options: nosniff',
    'Connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
}
