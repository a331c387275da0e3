import { randomBytes } from 'node:crypto';
import { type Call, type CallInput, type CallOutput, fillPath, type PathIds, toForm } from '#/core/call';

export type Answer<Body> = { status: number; body: Body };

/** A browser without a screen: it keeps its cookie over every restart of the server. */
export class Person {
  readonly #cookies = new Map<string, string>();
  url: string;

  constructor(url: string) {
    this.url = url;
  }

  async fetch(path: string, init: RequestInit = {}): Promise<Response> {
    const cookie = [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await fetch(new URL(path, this.url), {
      redirect: 'manual',
      signal: AbortSignal.timeout(60_000),
      ...init,
      headers: { cookie, ...(init.headers as Record<string, string>) },
    });
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      this.#cookies.set(name, value);
    }
    return response;
  }

  get cookie(): string {
    return `session=${this.#cookies.get('session') ?? ''}`;
  }

  async #follow(first: Response): Promise<string> {
    let response = first;
    let at = '';
    while (response.headers.get('location')) {
      at = new URL(response.headers.get('location') ?? '', response.url).href;
      response = await this.fetch(at);
    }
    await response.arrayBuffer();
    return at;
  }

  /** Wherever the redirects lead. */
  async arrive(path: string): Promise<string> {
    return this.#follow(await this.fetch(path));
  }

  async signIn(): Promise<void> {
    const form = await this.arrive('/api/login');
    const email = `${randomBytes(4).toString('hex')}@voorbeeld.example`;
    const body = new URLSearchParams({ name: 'Katrien De Smet', email });
    await this.#follow(await this.fetch(form, { method: 'POST', body }));
    const { status } = await this.fetch('/api/auth/user');
    if (status !== 200) throw new Error(`signing in failed: ${status}`);
  }

  async call<C extends Call>(call: C, input: CallInput<C>): Promise<Answer<CallOutput<C>>> {
    const { params = {}, body, file } = (input ?? {}) as { params?: PathIds; body?: unknown; file?: File };
    const json = { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
    const sent = call.upload ? { body: toForm(call.upload, body, file) } : body === undefined ? {} : json;
    const response = await this.fetch(fillPath(call.path, params), { method: call.method, ...sent });
    const text = await response.text();
    // A proxy answers in its own way where nobody behind it does.
    const isJson = response.headers.get('content-type')?.includes('json') ?? false;
    return { status: response.status, body: isJson ? JSON.parse(text) : undefined } as Answer<CallOutput<C>>;
  }
}

/** A PDF by its head, and beyond it bytes that no two files share. */
export function somePdf(name: string, bytes: number): File {
  return new File([Buffer.concat([Buffer.from('%PDF-1.4\n'), randomBytes(bytes)])], name);
}
