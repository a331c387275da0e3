/**
 * Starts what the steps need; each of them waits for its own alone. `alone` asks nothing of the system's packages, of
 * which one is installed at a time: those of `installed` come in a row, in the order in which the run asks for them.
 * What one can't give fails the steps that need it, and no others.
 */
export function startPreparing(steps, { alone, installed }) {
  const isNeeded = ([name]) => steps.some(({ needs = [] }) => needs.includes(name));
  const attempt = async (prepare) => {
    try {
      return { value: await prepare() };
    } catch (error) {
      console.error(error.message);
      return { missing: error.message };
    }
  };
  const started = new Map();
  for (const [name, prepare] of Object.entries(alone).filter(isNeeded)) started.set(name, attempt(prepare));
  let before = Promise.resolve();
  for (const [name, prepare] of Object.entries(installed).filter(isNeeded)) {
    before = before.then(() => attempt(prepare));
    started.set(name, before);
  }
  return {
    /** What is there by name, and why the rest is not. */
    async waitFor(names) {
      const given = await Promise.all(names.map(async (name) => [name, await started.get(name)]));
      const ready = given.filter(([, { missing }]) => missing === undefined);
      return {
        ready: Object.fromEntries(ready.map(([name, { value }]) => [name, value])),
        missing: given.flatMap(([, { missing }]) => (missing === undefined ? [] : [missing])),
      };
    },
    names: () => [...started.keys()],
  };
}
