/** Lists that hold the records of which a read is about one, by the word in its path. */
function listsOf(paths, kind) {
  return paths.filter((path) => path === `/api/${kind}` || path === `/api/projects/{projectId}/${kind}`);
}

const fill = (path, projectId) => path.replace('{projectId}', String(projectId));

/** One that the server has something to say of; a quote need not have been checked. */
async function findRecord(visitor, paths, path, projectId) {
  const [, kind] = /^\/api\/([\w-]+)\/\{id\}/.exec(path) ?? [];
  for (const list of listsOf(paths, kind)) {
    for (const { id } of await visitor.json('GET', fill(list, projectId))) {
      const at = path.replace('{id}', String(id));
      const response = await visitor.request(at);
      await response.arrayBuffer();
      if (response.ok) return at;
    }
  }
  throw new Error(`no record to read ${path} of`);
}

/** Every read that one has to be signed in for, as the server itself describes its calls. */
export async function listReads(server, visitor, projectId) {
  const { paths: described } = await visitor.json('GET', '/api/openapi.json');
  const paths = Object.keys(described).filter((path) => described[path].get);
  const reads = [];
  for (const name of paths) {
    const bare = fill(name, projectId).replace('{id}', '1').replace('{token}', 'geen');
    const response = await fetch(new URL(bare, server.url));
    await response.arrayBuffer();
    if (response.status !== 401) continue;
    const path = name.includes('{id}')
      ? await findRecord(visitor, paths, name, projectId)
      : fill(name, projectId);
    reads.push({ name, path });
  }
  return reads;
}
