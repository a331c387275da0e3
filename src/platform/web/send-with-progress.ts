import type { Answered } from '#/platform/web/answer';

type Form = { method: string; body: FormData; headers: Record<string, string>; signal?: AbortSignal };

/** fetch can't tell how much it has sent; the older way can. */
export function sendWithProgress(address: string, form: Form, onProgress: (share: number) => void) {
  return new Promise<Answered>((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(form.method, address);
    for (const [name, value] of Object.entries(form.headers)) request.setRequestHeader(name, value);
    request.upload.addEventListener('progress', ({ lengthComputable, loaded, total }) => {
      if (lengthComputable && total > 0) onProgress(loaded / total);
    });
    request.addEventListener('load', () => {
      const { status, statusText, responseText } = request;
      const header = (name: string) => request.getResponseHeader(name);
      resolve({ ok: status >= 200 && status < 300, status, statusText, text: responseText, header });
    });
    request.addEventListener('error', () => reject(new TypeError('the connection broke off')));
    request.addEventListener('abort', () => reject(new DOMException('broken off by the user', 'AbortError')));
    form.signal?.addEventListener('abort', () => request.abort(), { once: true });
    if (form.signal?.aborted) request.abort();
    else request.send(form.body);
  });
}
