import { randomBytes } from 'node:crypto';
import { scratchFolder, startOurs } from '../support/processes.mjs';
import { createVisitor } from '../support/visitor.mjs';

/** The ZIP of a premium file: it streams, so that one of 300 MB asks no more memory than one of 20. */
const fileMb = 9;
const sizes = [2, 34];
const mostMoreMb = 80;
const mb = 1024 * 1024;

function paper() {
  return Buffer.concat([Buffer.from('%PDF-1.4\n'), randomBytes(fileMb * mb), Buffer.from('\n%%EOF\n')]);
}

async function addProof(visitor, id, number) {
  const form = new FormData();
  form.set('kind', 'andere');
  form.set('file', new Blob([paper()], { type: 'application/pdf' }), `bijlage ${number}.pdf`);
  const response = await visitor.request(`/api/premium-files/${id}/proofs`, { method: 'POST', body: form });
  if (response.status !== 201) throw new Error(`a proof: ${response.status} ${await response.text()}`);
}

/** How far the memory rose while the ZIP went out, and how large it was. */
async function fetchArchive(server, visitor, id) {
  const before = server.residentMb();
  const began = performance.now();
  const { body } = await visitor.request(`/api/premium-files/${id}/archive`);
  let bytes = 0;
  let peak = before;
  for await (const chunk of body) {
    bytes += chunk.length;
    peak = Math.max(peak, server.residentMb());
  }
  return { size: bytes / mb, rose: peak - before, ms: performance.now() - began };
}

export async function benchArchive() {
  const server = await startOurs({ DATA_DIR: scratchFolder() });
  const visitor = createVisitor(server.url);
  await visitor.signIn();
  const { id: projectId } = await visitor.json('POST', '/api/projects', { name: 'Kouter 7' });
  const made = await visitor.json('POST', `/api/projects/${projectId}/premium-files`, {
    ...{ work: 'dak', invoices: [] },
  });
  const runs = [];
  let proofs = 0;
  for (const size of sizes) {
    for (; proofs < size; proofs += 1) await addProof(visitor, made.id, proofs + 1);
    const run = await fetchArchive(server, visitor, made.id);
    runs.push(run);
    console.log(
      `  ZIP of ${Math.round(run.size)} MB: memory rose ${Math.round(run.rose)} MB, ${Math.round(run.ms)} ms`,
    );
  }
  await server.stop();
  const [small, large] = runs;
  const more = large.rose - small.rose;
  const met = large.size >= 300 && more <= mostMoreMb;
  console.log(
    `  the large one took ${Math.round(more)} MB more than the small one (aim: at most ${mostMoreMb}): ${met ? 'met' : 'MISSED'}`,
  );
  return met;
}
