import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { watchPace } from '../../scripts/test/pace.mjs';
import { countProcessorTime, readStat } from '../../scripts/test/processor-time.mjs';
import { watchProgress } from '../../scripts/test/progress.mjs';
import { countStep } from '../../scripts/test/reports.mjs';
import { inRounds, selectSteps } from '../../scripts/test/steps.mjs';
import { summarise } from '../../scripts/test/summary.mjs';

let folder: string;
let reportFile: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'truweel-report-'));
  reportFile = join(folder, 'report.json');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function count(counts: string | undefined, code: number, report?: object) {
  if (report) writeFileSync(reportFile, JSON.stringify(report));
  return countStep({ counts, code, reportFile });
}

const vitestFile = (name: string, statuses: string[]) => ({
  name: resolve(name),
  status: statuses.includes('failed') ? 'failed' : 'passed',
  message: '',
  assertionResults: statuses.map((status, index) => ({ status, fullName: `test ${index}` })),
});

describe('counting a step', () => {
  it('counts a check that has no tests as one', () => {
    expect(count(undefined, 0)).toMatchObject({ passed: 1, failed: 0 });
    expect(count(undefined, 2)).toMatchObject({ passed: 0, failed: 1 });
  });

  it('counts the tests of vitest and names the failed ones', () => {
    const report = { testResults: [vitestFile('a.test.ts', ['passed', 'failed', 'skipped', 'passed'])] };
    expect(count('vitest', 1, report)).toMatchObject({
      passed: 2,
      failed: 1,
      failures: ['a.test.ts: test 1'],
    });
  });

  it('says why one of vitest failed: the next run may not fail', () => {
    const file = vitestFile('a.test.ts', ['failed']);
    const [test] = file.assertionResults;
    const failureMessages = ['\u001b[31mexpected 1 to be 2\u001b[39m\n\n    at b.ts:3'];
    const report = { testResults: [{ ...file, assertionResults: [{ ...test, failureMessages }] }] };
    expect(count('vitest', 1, report).failures).toEqual([
      'a.test.ts: test 0\n      expected 1 to be 2\n          at b.ts:3',
    ]);
  });

  it('names what vitest did not try, whatever its word for it', () => {
    const statuses = ['passed', 'skipped', 'pending', 'todo'];
    const report = { testResults: [vitestFile('a.test.ts', statuses)] };
    expect(count('vitest', 0, report)).toMatchObject({
      ...{ passed: 1, failed: 0 },
      skipped: ['a.test.ts: test 1', 'a.test.ts: test 2', 'a.test.ts: test 3'],
    });
  });

  it('counts a file that could not be loaded as a failure', () => {
    const broken = {
      name: 'b.test.ts',
      status: 'failed',
      message: 'Cannot find x\n at y',
      assertionResults: [],
    };
    const report = { testResults: [vitestFile('a.test.ts', ['passed']), broken] };
    expect(count('vitest', 1, report)).toMatchObject({
      passed: 1,
      failed: 1,
      failures: ['b.test.ts: Cannot find x'],
    });
  });

  it('counts the tests of playwright in nested suites, per project, and says why one failed', () => {
    const spec = (title: string, status: string) => ({
      title,
      file: 'a.spec.ts',
      line: 3,
      tests: [
        {
          projectName: 'phone',
          status,
          results: [
            { errors: [failure], duration: 2000 },
            { errors: [], duration: 500 },
          ],
        },
      ],
    });
    const failure = {
      message: '\u001B[31mError: not visible\u001B[39m\n\n  waiting for a button\n',
      location: { file: resolve('tests/journeys/a.spec.ts'), line: 7 },
    };
    const why =
      '\n      at tests/journeys/a.spec.ts:7\n      Error: not visible\n        waiting for a button';
    const report = {
      suites: [
        {
          specs: [spec('one', 'expected')],
          suites: [{ specs: [spec('two', 'unexpected'), spec('three', 'skipped'), spec('four', 'flaky')] }],
        },
      ],
    };
    expect(count('playwright', 1, report)).toEqual({
      passed: 1,
      failed: 1,
      failures: [`phone: a.spec.ts:3 two${why}`],
      flaky: [`phone: a.spec.ts:3 four${why}`],
      skipped: ['phone: a.spec.ts:3 three'],
      slowest: ['one', 'two', 'three', 'four'].map((title) => ({
        name: `phone: a.spec.ts:3 ${title}`,
        seconds: 2.5,
      })),
    });
  });

  it('names the twenty slowest tests, the slowest first', () => {
    const file = vitestFile('a.test.ts', Array(25).fill('passed'));
    const assertionResults = file.assertionResults.map((test, index) => ({
      ...test,
      duration: index * 1000,
    }));
    const { slowest } = count('vitest', 0, { testResults: [{ ...file, assertionResults }] });
    expect(slowest).toHaveLength(20);
    expect(slowest[0]).toEqual({ name: 'a.test.ts: test 24', seconds: 24 });
    expect(slowest[19]).toEqual({ name: 'a.test.ts: test 5', seconds: 5 });
  });

  it.each([
    ['ran no test', 0, { testResults: [] }],
    ['skipped all its tests', 0, { testResults: [vitestFile('a.test.ts', ['skipped'])] }],
    ['left no report', 0, undefined],
  ])('fails a test step that %s', (_, code, report) => {
    expect(count('vitest', code, report)).toMatchObject({ passed: 0, failed: 1 });
  });

  it('fails a test step that ended badly after all its tests passed', () => {
    const report = { testResults: [vitestFile('a.test.ts', ['passed'])] };
    expect(count('vitest', 1, report)).toMatchObject({ passed: 1, failed: 1 });
  });
});

describe('choosing steps', () => {
  const ids = (...names: string[]) => selectSteps(names).map((step) => step.id);

  it('takes all without a name, and keeps the order of the run', () => {
    expect(ids()).toHaveLength(10);
    expect(ids('journeys', 'unit')).toEqual(['unit', 'journeys']);
  });

  it('takes everything on every engine by a word that is no step', () => {
    expect(ids('all')).toEqual(ids());
    expect(ids('all', 'server-postgres')).toEqual(['server-postgres']);
  });

  it('takes both server steps by one name', () => {
    expect(ids('server')).toEqual(['server-embedded', 'server-postgres']);
  });

  it('lets what uses one core or waits much run side by side, and nothing else', () => {
    const rounds = inRounds(selectSteps([])).map((round) => round.map((step) => step.id));
    const several = rounds.filter((round) => round.length > 1);
    expect(several).toEqual([
      ['lint', 'types', 'boundaries', 'unused'],
      ['journeys', 'browsers'],
    ]);
    expect(rounds.flat()).toEqual(ids());
  });

  it('knows how much every step may work', () => {
    expect(selectSteps([]).filter(({ budget }) => !budget)).toEqual([]);
  });

  it('refuses a name that no step has', () => {
    expect(() => ids('unti')).toThrow(/No such step: unti.*lint/);
  });
});

describe('the last lines', () => {
  const none = { failures: [], flaky: [], skipped: [] };
  const good = { ...none, title: 'types', passed: 1, failed: 0, tail: ['fine'] };
  const bad = {
    ...{ ...none, title: 'unit tests', passed: 4, failed: 2 },
    ...{ failures: ['a: one', 'a: two'], tail: ['noise'] },
  };
  const mute = { ...none, title: 'lint', passed: 0, failed: 1, tail: ['day.ts:3 is wrong'] };
  const journeys = { ...none, title: 'journeys', passed: 7, failed: 0, tail: ['fine'] };

  it('end with one line that counts', () => {
    const { lines, exitCode } = summarise([good]);
    expect(lines.at(-1)).toBe('1 passed, 0 failed');
    expect(exitCode).toBe(0);
  });

  it('count and name what was skipped, and what passed only at a second try', () => {
    const { lines, exitCode } = summarise([good, { ...journeys, flaky: ['a: wobbly'], skipped: ['a: not'] }]);
    expect(lines).toEqual([
      ...['', 'SKIPPED', '  a: not', ''],
      ...['FLAKY: passed only at a second try', '  a: wobbly', ''],
      '8 passed, 0 failed, 1 flaky, 1 skipped',
    ]);
    expect(exitCode).toBe(0);
  });

  it('fail a run in which more than one passed only at a second try, in one step or over several', () => {
    const flaky = ['a: wobbly'];
    const { lines, exitCode } = summarise([
      { ...journeys, flaky },
      { ...journeys, flaky },
    ]);
    expect(lines).toContain('FAILED: passed only at a second try');
    expect(lines.at(-1)).toBe('14 passed, 2 failed');
    expect(exitCode).toBe(1);
  });

  it('tell the seconds of each step and the slowest tests of all', () => {
    const slow = (name: string, seconds: number) => ({ name, seconds });
    const { lines } = summarise([
      { ...good, seconds: 3.2, processorSeconds: 5.6, budget: 6 },
      { ...journeys, seconds: 100, processorSeconds: undefined, slowest: [slow('b', 1), slow('a', 12.34)] },
    ]);
    expect(lines).toEqual([
      ...['', 'SECONDS'],
      '  types        3 s     6 s of processor (6 expected)',
      '  journeys   100 s',
      ...['', 'SLOWEST', '    12.3 s  a', '     1.0 s  b', ''],
      '8 passed, 0 failed',
    ]);
  });

  it('fail a step that worked half as much again as it should, however long it took', () => {
    const budget = 100;
    expect(summarise([{ ...good, seconds: 900, processorSeconds: 150, budget }]).exitCode).toBe(0);
    const { lines, exitCode } = summarise([{ ...good, seconds: 80, processorSeconds: 151, budget }]);
    expect(lines).toContain('  types: 151 processor seconds, where 100 are enough on a quiet machine');
    expect(lines.at(-1)).toBe('1 passed, 1 failed');
    expect(exitCode).toBe(1);
  });

  it('count what a busy machine adds to the same work for nothing, and what a fast one saves neither', () => {
    const paceOf = (milliseconds: number) => {
      const pace = watchPace(() => milliseconds);
      pace.sample();
      return pace.slowness();
    };
    expect(paceOf(1)).toBe(1);
    const slowness = paceOf(7.4);
    expect(slowness).toBeCloseTo(2);
    const busy = { ...good, seconds: 80, slowness, budget: 100 };
    const { lines, exitCode } = summarise([{ ...busy, processorSeconds: 290 }]);
    expect(lines).toContain('  types    80 s   290 s of processor, 145 on a quiet machine (100 expected)');
    expect(exitCode).toBe(0);
    expect(summarise([{ ...busy, processorSeconds: 310 }]).exitCode).toBe(1);
  });

  it('name what failed, or show the end of its output', () => {
    const { lines, exitCode } = summarise([good, bad, mute]);
    expect(lines).toEqual([
      '',
      'FAILED unit tests',
      '  a: one',
      '  a: two',
      '',
      'FAILED lint',
      '  day.ts:3 is wrong',
      '',
      '5 passed, 3 failed',
    ]);
    expect(exitCode).toBe(1);
  });
});

describe('counting the work of a step', () => {
  type Listed = [pid: number, parent: number, seconds: number, started?: string];
  function counting(...samples: Listed[][]) {
    const next = () =>
      new Map(
        samples.shift()?.map(([pid, parent, seconds, started = '1']) => [pid, { parent, seconds, started }]),
      );
    return countProcessorTime([10], next);
  }

  it('reads a line of the system, whatever the name of the program', () => {
    const line = `10 (a) b (c) S 7 10 10 0 -1 4194560 1 2 3 4 150 50 200 100 20 0 1 0 4242 1 2`;
    expect(readStat(line)).toEqual({ parent: 7, started: '4242', seconds: 5 });
  });

  it('adds up a program and all below it, and nothing else', () => {
    const processor = counting(
      [],
      [
        [10, 1, 1],
        [11, 10, 2],
        [12, 11, 4],
        [20, 1, 100],
      ],
    );
    expect(processor.sample()).toBe(7);
  });

  it('leaves out what a helper did before', () => {
    const processor = counting([[10, 1, 30]], [[10, 1, 32]]);
    expect(processor.sample()).toBe(2);
  });

  it('counts once what ends and is in the count of its parent', () => {
    const processor = counting(
      [],
      [
        [10, 1, 1],
        [11, 10, 5],
      ],
      [[10, 1, 7]],
      [[10, 1, 8]],
    );
    expect([processor.sample(), processor.sample(), processor.sample()]).toEqual([6, 7, 8]);
  });

  it('remembers what ends with nobody waiting for it, and follows who lost its parent', () => {
    const processor = counting(
      [],
      [
        [10, 1, 1],
        [11, 10, 5],
        [12, 11, 2],
      ],
      [
        [10, 1, 1],
        [12, 1, 2],
      ],
      [
        [10, 1, 1],
        [12, 1, 2],
      ],
      [
        [10, 1, 1],
        [12, 1, 6],
      ],
    );
    const seen = [processor.sample(), processor.sample(), processor.sample(), processor.sample()];
    expect(seen).toEqual([8, 8, 8, 12]);
  });

  it('takes a number that is given out again for somebody else', () => {
    const processor = counting(
      [],
      [
        [10, 1, 1],
        [11, 10, 1],
      ],
      [
        [10, 1, 2],
        [11, 1, 50, '2'],
      ],
    );
    expect([processor.sample(), processor.sample()]).toEqual([2, 2]);
  });
});

describe('stopping a step', () => {
  const minute = 60;

  it('waits however long a busy machine takes, as long as it works', () => {
    const whyStop = watchProgress();
    for (let at = 1; at < 120; at += 1) expect(whyStop(at * minute, at * 10)).toBeUndefined();
  });

  it('stops what stands still', () => {
    const whyStop = watchProgress();
    expect(whyStop(minute, 30)).toBeUndefined();
    expect(whyStop(10 * minute, 31)).toBeUndefined();
    expect(whyStop(12 * minute, 31)).toMatch(/stood still/);
  });

  it('stops what works without end', () => {
    expect(watchProgress()(20 * minute, 91 * minute)).toMatch(/worked for more/);
  });

  it('goes by the clock where nothing tells how much it worked', () => {
    const whyStop = watchProgress();
    expect(whyStop(89 * minute, undefined)).toBeUndefined();
    expect(whyStop(91 * minute, undefined)).toMatch(/took more/);
  });
});
