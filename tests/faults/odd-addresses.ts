import { randomUUID } from 'node:crypto';

export type Odd = { method: 'GET' | 'HEAD'; path: string; headers: Record<string, string> };

/** As long as a line of a request may be, nearly. */
const longest = 'x'.repeat(14_000);
const lists = ['items', 'quotes', 'invoices', 'tasks', 'documents', 'premies', 'trash', 'changes', 'storage'];

/** Addresses that nobody asked for before, of every kind that leads somewhere, or nowhere. */
const kinds: ((at: number, projectId: number) => string)[] = [
  (at, id) => `/api/projects/${id}/trash?${at}${longest}`,
  (at, id) =>
    `/api/projects/${id}/${lists[at % lists.length]}?onbekend=${at}&nog=${longest.slice(at % 9_000)}`,
  (at, id) => `/api/projects/${id}/changes?before=${at + 1}&kind=soort${at}&record=${at}`,
  (at, id) => `/api/projects/${id}/changes?until=2026-01-01&by=${at + 1}&${at}=${at}`,
  (at, id) => `/api/projects/${id}/${lists[at % lists.length]}/${at}${longest.slice(at % 13_000)}`,
  (at) => `/api/projects/${at}${longest.slice(0, 3_000)}/items`,
  (at) => `/api/projects/${1_000_000 + at}/quotes`,
  (at) => `/api/quotes/${1_000_000 + at}?${at}`,
  () => `/api/files/${randomUUID()}?a=${randomUUID()}`,
  () => `/api/files/${randomUUID()}/thumbnail`,
  (at) => `/api/${at}/${longest.slice(0, 5_000)}`,
  (at) => `/bladzijde-${at}?terug=${longest.slice(0, 2_000)}`,
  (at) => `/dashboard?${at}=${longest.slice(0, 4_000)}`,
  (at) => `/assets/${at}-${longest.slice(0, 1_000)}.js`,
  (at) => `/%${(at % 256).toString(16)}${at}`,
  (at) => `/api/auth/callback?state=${at}${longest.slice(0, 500)}&code=${at}`,
  (at) => `/oidc/${at}?client_id=${at}`,
  (at) =>
    `/oidc/auth?client_id=klant-${at}&scope=openid&response_type=code&redirect_uri=https://${at}.example`,
];

/** One in so many comes as another visitor each time, with a session and an address that were made up. */
const strangers = 6;

export function oddAddress(at: number, projectId: number, cookie: string): Odd {
  const isStranger = at % strangers === 0;
  return {
    method: at % 11 === 0 ? 'HEAD' : 'GET',
    path: kinds[at % kinds.length]?.(at, projectId) ?? '/',
    headers: {
      cookie: isStranger ? `session=${randomUUID()}; ${at}=${at}` : cookie,
      'user-agent': `Lezer/${at}`,
      'x-forwarded-for': `10.${at % 251}.${at % 241}.${at % 239}`,
      'if-none-match': `W/"${at}"`,
      accept: at % 2 === 0 ? 'text/html' : '*/*',
    },
  };
}
