/** Just enough of a browser to sign in: cookies per host, redirects one by one. */
export class Browser {
  readonly jars = new Map<string, Map<string, string>>();

  private jar(url: URL): Map<string, string> {
    const jar = this.jars.get(url.hostname) ?? new Map<string, string>();
    this.jars.set(url.hostname, jar);
    return jar;
  }

  async request(address: string, init: RequestInit = {}): Promise<Response> {
    const url = new URL(address);
    const jar = this.jar(url);
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await fetch(url, { ...init, redirect: 'manual', headers: { ...init.headers, cookie } });
    for (const line of response.headers.getSetCookie()) {
      const [pair = ''] = line.split(';');
      const at = pair.indexOf('=');
      const value = pair.slice(at + 1);
      if (value && !/expires=Thu, 01 Jan 1970/i.test(line)) jar.set(pair.slice(0, at), value);
      else jar.delete(pair.slice(0, at));
    }
    return response;
  }

  /** Follows redirects to the page they end on. */
  async open(
    address: string,
    init?: RequestInit,
  ): Promise<{ url: string; response: Response; hops: string[] }> {
    const hops: string[] = [];
    let url = address;
    let response = await this.request(url, init);
    while (response.status >= 300 && response.status < 400 && response.headers.has('location')) {
      url = new URL(response.headers.get('location') ?? '', url).href;
      hops.push(url);
      if (hops.length > 15) throw new Error(`going round in circles: ${hops.join(' → ')}`);
      response = await this.request(url);
    }
    return { url, response, hops };
  }

  async submit(address: string, fields: Record<string, string>) {
    return this.open(address, { method: 'POST', body: new URLSearchParams(fields) });
  }
}
