import { existsSync, readdirSync, readFileSync } from 'node:fs';

const processes = '/proc';
/** What Linux counts in, whatever its own clock. */
const ticksPerSecond = 100;

/** The fields of a line of /proc/<pid>/stat that matter here; a program's name may hold blanks and brackets. */
export function readStat(line) {
  const fields = line.slice(line.lastIndexOf(')') + 2).split(' ');
  const [user, system, childrenUser, childrenSystem] = fields.slice(11, 15).map(Number);
  return {
    parent: Number(fields[1]),
    started: fields[19],
    seconds: (user + system + childrenUser + childrenSystem) / ticksPerSecond,
  };
}

function listProcesses() {
  const found = new Map();
  for (const name of readdirSync(processes)) {
    if (!/^\d+$/.test(name)) continue;
    try {
      found.set(Number(name), readStat(readFileSync(`${processes}/${name}/stat`, 'utf8')));
    } catch {
      // It has just ended.
    }
  }
  return found;
}

/**
 * Counts the processor seconds of these programs and of all that they start: a busy machine makes a step take longer,
 * not work more. What ended is in its parent's count; what nobody waited for is remembered. Elsewhere than on Linux
 * nothing tells, and `sample` gives undefined.
 */
export function countProcessorTime(
  roots,
  list = existsSync(`${processes}/self/stat`) ? listProcesses : undefined,
) {
  const family = new Map();
  const before = new Map();
  let remembered = 0;
  let wasMissing = false;
  let total = 0;

  function follow(all) {
    for (const [pid, started] of family) if (all.get(pid)?.started !== started) family.delete(pid);
    let grew = true;
    while (grew) {
      const more = [...all].filter(
        ([pid, { parent }]) => !family.has(pid) && (roots.includes(pid) || family.has(parent)),
      );
      for (const [pid, { started }] of more) family.set(pid, started);
      grew = more.length > 0;
    }
  }

  function sample() {
    if (!list) return undefined;
    const all = list();
    follow(all);
    let living = 0;
    for (const pid of family.keys()) living += all.get(pid).seconds - (before.get(pid) ?? 0);
    // Twice in a row: one that ends while we read is for a moment in nobody's count.
    const missing = total - living - remembered;
    if (missing > 0 && wasMissing) remembered += missing;
    wasMissing = missing > 0;
    total = Math.max(total, living + remembered);
    return total;
  }

  // What a program that runs already has used until now is not the step's.
  for (const [pid, { seconds }] of list?.() ?? []) if (roots.includes(pid)) before.set(pid, seconds);
  return { sample };
}
