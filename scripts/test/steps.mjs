import { join } from 'node:path';
import { Refusal } from '../prepare/fail.mjs';
import { root } from '../prepare/paths.mjs';
import { packageCommand } from '../prepare/run.mjs';

const ours = (script) => () => [join(root, 'scripts', script)];
const theirs =
  (name, command, ...args) =>
  () => [packageCommand(name, command), ...args];

function vitest(...projects) {
  return (report) => [
    ...[packageCommand('vitest'), 'run', ...projects.map((project) => `--project=${project}`)],
    ...['--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
  ];
}

/**
 * `needs` names what has to be prepared; `counts` which report tells how many tests ran. Without it the whole step
 * is one check. Neighbours of one `round` run side by side: each uses one core, or waits much
 * of its time. `budget` is what it takes in processor seconds on a quiet machine of two cores, and a third; half as much
 * again fails the run.
 */
const steps = [
  {
    id: 'lint',
    title: 'format and lint',
    round: 'checks',
    command: theirs('@biomejs/biome', 'biome', 'check', '.'),
    budget: 15,
  },
  {
    id: 'types',
    title: 'types',
    round: 'checks',
    // In several threads each works out anew what the others know: twice the work for the same answer.
    command: theirs('typescript-7', 'tsc', '--noEmit', '--singleThreaded'),
    budget: 20,
  },
  {
    id: 'boundaries',
    title: 'import boundaries',
    round: 'checks',
    command: ours('check-boundaries.mjs'),
    budget: 15,
  },
  {
    id: 'unused',
    title: 'unused code',
    round: 'checks',
    budget: 10,
    command: theirs('knip', 'knip', '--no-progress', '--no-config-hints'),
  },
  {
    id: 'unit',
    title: 'unit and property tests',
    command: vitest('unit'),
    counts: 'vitest',
    budget: 75,
  },
  {
    id: 'server-embedded',
    title: 'server tests, embedded database',
    command: vitest('server'),
    counts: 'vitest',
    needs: ['build'],
    env: () => ({ TEST_DATABASE: 'embedded' }),
    budget: 500,
  },
  {
    id: 'server-postgres',
    title: 'server tests, PostgreSQL',
    command: vitest('server'),
    counts: 'vitest',
    needs: ['build', 'postgres'],
    env: ({ postgres }) => ({ TEST_DATABASE: 'postgres', TEST_DATABASE_URL: postgres.url }),
    budget: 180,
  },
  {
    id: 'journeys',
    title: 'journeys in a browser',
    round: 'browsers',
    command: theirs('@playwright/test', 'playwright', 'test', '--reporter=line,json'),
    counts: 'playwright',
    budget: 1100,
    needs: ['build', 'browser'],
    env: ({ browser }, report) => ({ CHROMIUM_PATH: browser, PLAYWRIGHT_JSON_OUTPUT_NAME: report }),
  },
  {
    id: 'browsers',
    title: 'Firefox and WebKit',
    round: 'browsers',
    command: vitest('browsers'),
    counts: 'vitest',
    budget: 175,
    needs: ['build', 'otherBrowsers'],
    env: ({ otherBrowsers }) => ({ OTHER_BROWSERS: JSON.stringify(otherBrowsers) }),
  },
  {
    id: 'bundle',
    title: 'bundle sizes',
    command: ours('check-bundle.mjs'),
    budget: 20,
    needs: ['build', 'browser'],
    env: ({ browser }) => ({ CHROMIUM_PATH: browser }),
  },
];

/** One after the other, but for neighbours of one round. */
export function inRounds(chosen) {
  const rounds = [];
  for (const step of chosen) {
    const last = rounds.at(-1);
    if (step.round && step.round === last?.[0].round) last.push(step);
    else rounds.push([step]);
  }
  return rounds;
}

/** Beside the names of steps: everything on every engine, and not only what can differ there. */
export const everything = 'all';

/** No names: all steps. A name stands for itself and for what begins with it: `server` is both server steps. */
export function selectSteps(given, all = steps) {
  const names = given.filter((name) => name !== everything);
  const matches = (name) => (step) => step.id === name || step.id.startsWith(`${name}-`);
  const unknown = names.filter((name) => !all.some(matches(name)));
  if (unknown.length > 0) {
    throw new Refusal(
      `No such step: ${unknown.join(', ')}. Steps: ${all.map((step) => step.id).join(', ')}.`,
    );
  }
  return names.length === 0 ? all : all.filter((step) => names.some((name) => matches(name)(step)));
}
