import { toForm } from '#/core/call';
import { eventLines } from '#/features/papers/shared/reading/paper-data';
import { extractQuote, type ScanEvent, scanEvent, scanUpload } from '#/features/reading/check/scan-contract';
import { ApiError } from '#/platform/web/api-error';

type Listeners = {
  signal: AbortSignal;
  onSent: (share: number) => void;
  onEvent: (event: ScanEvent) => void;
};

/** Sends a file and hears how its reading goes. Ends when the server has said its last word. */
export function sendScan(
  file: File,
  projectId: number,
  { signal, onSent, onEvent }: Listeners,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    let heard = 0;
    const hear = () => {
      const end = request.responseText.lastIndexOf('\n') + 1;
      const lines = request.responseText.slice(heard, end).split('\n');
      heard = Math.max(heard, end);
      for (const line of lines) if (line) onEvent(scanEvent.parse(JSON.parse(line)));
    };
    request.open(extractQuote.method, extractQuote.path);
    request.setRequestHeader('accept', `${eventLines}, application/json`);
    request.upload.addEventListener('progress', ({ lengthComputable, loaded, total }) => {
      if (lengthComputable && total > 0) onSent(loaded / total);
    });
    const guarded = (work: () => void) => {
      try {
        work();
      } catch (error) {
        reject(error);
        request.abort();
      }
    };
    request.addEventListener('progress', () => {
      if (request.status === 200) guarded(hear);
    });
    request.addEventListener('load', () =>
      guarded(() => {
        const { status, statusText, responseText } = request;
        if (status !== 200) throw new ApiError(status, responseText, statusText);
        hear();
        resolve();
      }),
    );
    request.addEventListener('error', () => reject(new TypeError('the connection broke off')));
    request.addEventListener('abort', () => reject(new DOMException('broken off', 'AbortError')));
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.send(toForm(scanUpload, { projectId }, file));
  });
}
