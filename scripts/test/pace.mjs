/** What one probe takes on a quiet machine of the kind the budgets were read on, in milliseconds of processor. */
const quietMilliseconds = 3.7;

const rows = Array.from({ length: 2000 }, (_, index) => ({
  name: `row ${(index * 7919) % 2003}`,
  list: [index, `${index}`],
}));
const text = JSON.stringify(rows);

/** A little of what tests do all day: objects made, sorted and looked up. */
function probe() {
  const made = JSON.parse(text);
  const byName = new Map(made.map((row) => [row.name, row]));
  made.sort((a, b) => (a.name < b.name ? -1 : 1));
  return made.reduce((sum, { name }) => sum + byName.get(name).list.length, 0);
}

function probeMilliseconds() {
  const before = process.cpuUsage();
  probe();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/**
 * How much more processor the same work asks now than on a quiet machine: a neighbour on the same cores takes their
 * caches and their other half, and every second of ours counts for less. Never below one: a fast machine forgives nothing.
 */
export function watchPace(take = probeMilliseconds) {
  let count = 0;
  let sum = 0;
  return {
    sample() {
      sum += take();
      count += 1;
    },
    slowness: () => (count === 0 ? 1 : Math.max(1, sum / count / quietMilliseconds)),
  };
}

// Slow until it is compiled.
for (let times = 0; times < 50; times += 1) probe();
