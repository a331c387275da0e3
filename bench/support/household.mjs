/** What a household does, as assumed; what it costs is measured. */
export const household = {
  visitsPerWeek: 3,
  /** Of a week's visits, in its busiest hour: Sunday evening. */
  shareInBusiestHour: 0.03,
  /** Browsers that listen at that moment, among all households. */
  listening: 0.02,
  /** Over the whole renovation. */
  papers: 60,
  bytesPerPaper: 600_000,
  changes: 2_500,
};

/** One visit: what the browser asks, in the order of the screens. `change` is what it does once on the way. */
export const visit = {
  reads: [
    '/api/auth/user',
    '/api/projects',
    '/api/user/invitations',
    '/api/projects/:id/stats',
    '/api/projects/:id/overview',
    '/api/projects/:id/quotes',
    '/api/projects/:id/quote-checks',
    '/api/contacts',
    '/api/projects/:id/invoices',
    '/api/projects/:id/planning',
  ],
  change: ['POST', '/api/projects/:id/planning', { title: 'Afspraak op de werf', startDate: '2026-05-04' }],
  /** What is on screen and read again after it. */
  readsAfter: ['/api/projects/:id/planning', '/api/contacts'],
};

/** As a browser makes it: what it has it asks for with its tag, and mostly is told that it is the same. */
export function createHousehold(visitor, projectId) {
  const tags = new Map();
  const at = (path) => path.replace(':id', String(projectId));
  async function read(path) {
    const tag = tags.get(path);
    const response = await visitor.request(at(path), { headers: tag ? { 'if-none-match': tag } : {} });
    await response.arrayBuffer();
    if (!response.ok && response.status !== 304) throw new Error(`${path}: ${response.status}`);
    if (response.headers.has('etag')) tags.set(path, response.headers.get('etag'));
  }
  return {
    async visit() {
      for (const path of visit.reads) await read(path);
      const [method, path, body] = visit.change;
      await visitor.json(method, at(path), body);
      for (const after of visit.readsAfter) await read(after);
    },
    read,
  };
}
