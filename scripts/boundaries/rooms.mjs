const room = /^src\/features\/([^/]+\/[^/]+)\//;
/** What stands on a wing's shared floor by subject, `work/shared/contacts`, is of the room of that name. */
const subject = /^src\/features\/([^/]+)\/(?:shared\/)?([^/]+)\//;
const isTest = (file) => /\.test\.tsx?$/.test(file);
const isTables = (file) => /\/server\/tables\.ts$/.test(file);

const wingOf = (name) => name.split('/')[0];
const isShared = (name) => name.endsWith('/shared');
const subjectOf = (file) => subject.exec(file).slice(1).join('/');

/**
 * Every import of one room in another; `isKey` is a foreign key, which only says where a row points, `isOwn` what a
 * room asks of its own subject on the floor that its wing shares.
 */
function listArrows(modules) {
  return modules.flatMap(({ source, dependencies }) => {
    const from = room.exec(source)?.[1];
    if (from === undefined || isTest(source)) return [];
    return dependencies.flatMap(({ resolved }) => {
      const to = room.exec(resolved)?.[1];
      if (to === undefined || to === from) return [];
      return [
        {
          from,
          to,
          source,
          target: resolved,
          isKey: isTables(source) && isTables(resolved),
          isOwn: subjectOf(source) === subjectOf(resolved),
        },
      ];
    });
  });
}

function weigh(arrows, nameOf) {
  const weights = new Map();
  for (const { from, to } of arrows) {
    const [one, other] = [nameOf(from), nameOf(to)];
    if (one !== other) weights.set(`${one} ${other}`, (weights.get(`${one} ${other}`) ?? 0) + 1);
  }
  return weights;
}

function listMutual(weights) {
  return [...weights.keys()].flatMap((pair) => {
    const [one, other] = pair.split(' ');
    return one < other && weights.has(`${other} ${one}`) ? [[one, other]] : [];
  });
}

/** The arrows of some circle, or nothing. */
function findCircle(weights) {
  const next = new Map();
  for (const pair of weights.keys()) {
    const [from, to] = pair.split(' ');
    next.set(from, [...(next.get(from) ?? []), to]);
  }
  const done = new Set();
  const visit = (name, path) => {
    if (path.includes(name)) return [...path.slice(path.indexOf(name)), name];
    if (done.has(name)) return undefined;
    for (const each of next.get(name) ?? []) {
      const circle = visit(each, [...path, name]);
      if (circle) return circle;
    }
    done.add(name);
    return undefined;
  };
  for (const name of next.keys()) {
    const circle = visit(name, []);
    if (circle) return circle.slice(1).map((to, at) => `${circle[at]} ${to}`);
  }
  return undefined;
}

/** How many rooms stand on each other at most; a circle counts without its lightest arrow. */
function longestChain(weights) {
  const left = new Map(weights);
  for (let circle = findCircle(left); circle; circle = findCircle(left)) {
    const lightest = circle.reduce((one, other) => (left.get(other) < left.get(one) ? other : one));
    left.delete(lightest);
  }
  const below = new Map();
  const depthOf = (name) => {
    if (!below.has(name)) {
      const onto = [...left.keys()].flatMap((pair) =>
        pair.startsWith(`${name} `) ? pair.split(' ')[1] : [],
      );
      below.set(name, 1 + Math.max(0, ...onto.map(depthOf)));
    }
    return below.get(name);
  };
  return Math.max(0, ...[...left.keys()].map((pair) => depthOf(pair.split(' ')[0])));
}

/** What the folders of features look like from above. */
export function measureRooms(modules) {
  const arrows = listArrows(modules);
  const weights = weigh(arrows, (name) => name);
  const withoutKeys = arrows.filter(({ isKey }) => !isKey);
  const between = arrows.filter(({ from, to }) => !isShared(from) && !isShared(to));
  const toShared = arrows.filter(({ to, isOwn }) => isShared(to) && !isOwn);
  return {
    imports: between.length,
    pairs: weigh(between, (name) => name).size,
    toShared: toShared.length,
    toOwnShared: arrows.filter(({ to, isOwn }) => isShared(to) && isOwn).length,
    fromShared: arrows.filter(({ from, to }) => isShared(from) && !isShared(to)),
    mutualWings: listMutual(weigh(withoutKeys, wingOf)),
    mutualRooms: listMutual(weights),
    foreignTables: withoutKeys.filter(({ target, isOwn }) => isTables(target) && !isOwn),
    pastShared: withoutKeys.filter(({ from, to }) => wingOf(from) !== wingOf(to) && !isShared(to)),
    chain: longestChain(weights),
  };
}
