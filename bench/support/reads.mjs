const fill = (path, projectId) => path.replace('{projectId}', String(projectId));

/** Of the records of a kind, by the word in a path: those of the project, and those of another record of it. */
async function* idsOf(visitor, paths, kind, projectId) {
  for (const path of paths.filter((one) => one.endsWith(`/${kind}`))) {
    const [, parent] = /^\/api\/([\w-]+)\/\{id\}\/[\w-]+$/.exec(path) ?? [];
    if (parent) {
      for await (const id of idsOf(visitor, paths, parent, projectId))
        for (const record of await visitor.json('GET', path.replace('{id}', String(id)))) yield record.id;
    } else if (path === `/api/${kind}` || path === `/api/projects/{projectId}/${kind}`) {
      for (const record of await visitor.json('GET', fill(path, projectId))) yield record.id;
    }
  }
}

/** One that the server has something to say of; a quote need not have been checked. */
async function findRecord(visitor, paths, path, projectId) {
  const [, kind] = /^\/api\/([\w-]+)\/\{id\}/.exec(path) ?? [];
  for await (const id of idsOf(visitor, paths, kind, projectId)) {
    const at = path.replace('{id}', String(id));
    const response = await visitor.request(at);
    await response.arrayBuffer();
    if (response.ok) return at;
  }
  return undefined;
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
    if (path) reads.push({ name, path });
    else console.log(`left out, for the project has no such record: ${name}`);
  }
  return reads;
}
