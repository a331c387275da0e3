/** Just enough of a browser to sign in by the embedded page: cookies, and redirects one by one. */
export function createVisitor(url, headers = {}) {
  const jar = new Map();

  async function request(path, init = {}) {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await fetch(new URL(path, url), {
      ...init,
      redirect: 'manual',
      headers: { ...headers, ...init.headers, cookie },
    });
    for (const line of response.headers.getSetCookie()) {
      const [pair] = line.split(';');
      const at = pair.indexOf('=');
      jar.set(pair.slice(0, at), pair.slice(at + 1));
    }
    return response;
  }

  async function follow(response) {
    let last = response;
    let path = '';
    while (last.headers.has('location')) {
      await last.arrayBuffer();
      path = new URL(last.headers.get('location'), url).href.replace(new URL(url).origin, '');
      if (path === '/') return path;
      last = await request(path);
    }
    await last.arrayBuffer();
    return path;
  }

  return {
    request,
    get cookie() {
      return `session=${jar.get('session')}`;
    },
    async signIn(name = 'Katrien De Smet', email = 'katrien@voorbeeld.example') {
      const form = await follow(await request('/api/login'));
      const fields = { method: 'POST', body: new URLSearchParams({ name, email }) };
      await follow(await request(form, fields));
      if (!jar.has('session')) throw new Error('signing in failed');
    },
    async json(method, path, body) {
      const response = await request(path, {
        method,
        ...(body === undefined
          ? {}
          : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
      });
      if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
      return response.status === 204 ? undefined : response.json();
    },
  };
}
