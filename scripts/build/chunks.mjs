import { join } from 'node:path';
import { root } from '../prepare/paths.mjs';

/** The first screen after sign-in, and what it asks for by itself once it stands there. */
const firstScreen = ['features/front/dashboard/web/dashboard-page.tsx'];
const soonAfter = ['app/web/shell/in-the-background.tsx', 'platform/web/offline/reads.ts'];

/** Small parts that nearly every screen shows. */
const kit =
  /lucide-react|[\\/]src[\\/](ui[\\/](control-classes|empty-state|field|form|text-field)\.tsx?|features[\\/]papers[\\/]shared[\\/]rules[\\/]contract-sum\.ts)$/;

const script = /\.m?[jt]sx?$/;
const isOurs = (id) => id.startsWith(join(root, 'src'));
const withoutDashes = (name) => name.replaceAll('-', '').toLowerCase();

/** A package of icons imports them all: which ones a module shows is in what it says itself. */
function iconsOf(code) {
  const named = /import\s*\{([^}]*)\}\s*from\s*["']lucide-react["']/.exec(code)?.[1] ?? '';
  return named.split(',').map((name) => withoutDashes(name.trim().split(' ')[0]));
}

/** What these modules of ours import before they run, and what that imports. */
function everythingOf(sources, graph) {
  const modules = new Set();
  const icons = new Set();
  const visit = (id) => {
    if (modules.has(id) || !isOurs(id)) return;
    modules.add(id);
    const { code, importedIds } = graph.getModuleInfo(id);
    for (const icon of iconsOf(code ?? '')) icons.add(icon);
    for (const imported of importedIds) visit(imported);
  };
  for (const source of sources) visit(join(root, 'src', source));
  return { modules, icons };
}

/** One file of all that these need and others need too; what only one of them needs goes with that one. */
function sharedBy(name, sources, priority) {
  let needed;
  return {
    debugName: name,
    test: script,
    minShareCount: 2,
    priority,
    includeDependenciesRecursively: false,
    name: (id, graph) => {
      needed ??= everythingOf(sources, graph);
      const icon = /lucide-react[\\/].*[\\/]icons[\\/]([\w-]+)\.mjs$/.exec(id)?.[1];
      const isNeeded = icon ? needed.icons.has(withoutDashes(icon)) : needed.modules.has(id);
      return isNeeded ? name : null;
    },
  };
}

/** What comes with the first screen, or with a file that needs nothing of ours. */
const everywhere = /node_modules[\\/](react|react-dom|zod|@tanstack|wouter|lucide-react)[\\/]/;

/** In bytes, as it is written. */
const small = 2_500;

/**
 * Each file of its own has a name that the first script tells, and is one more to ask for: small parts that several
 * screens share go together. Only those that need nothing larger: it would have to be there before them, and they before it.
 * @type {import('vite').Rolldown.CodeSplittingGroup}
 */
const smallOnes = {
  debugName: 'small',
  test: isOurs,
  minShareCount: 4,
  includeDependenciesRecursively: false,
  priority: 0,
  name: (id, graph) => {
    initial ??= everythingOf(['app/web/main.tsx'], graph).modules;
    return isSmall(id, graph) ? 'small' : null;
  },
};

let initial;
const known = new Map();

function isSmall(id, graph) {
  if (!isOurs(id)) return everywhere.test(id);
  if (initial.has(id)) return true;
  if (!known.has(id)) {
    const { code, importedIds } = graph.getModuleInfo(id);
    known.set(id, (code ?? '').length <= small && importedIds.every((each) => isSmall(each, graph)));
  }
  return known.get(id);
}

/**
 * Otherwise every part that two lazy screens share is a file, and the first screen asks for thirty.
 * @type {import('vite').Rolldown.CodeSplittingGroup[]}
 */
export const chunkGroups = [
  // By itself, because the landing page has the style and no script.
  { name: 'theme', test: /\.css$/, priority: 5 },
  { name: 'base', tags: ['$initial'], test: script, priority: 4 },
  sharedBy('first', firstScreen, 3),
  sharedBy('soon', soonAfter, 2),
  // What only one screen shows goes with that screen.
  { name: 'kit', test: kit, minShareCount: 2, priority: 1 },
  smallOnes,
];
