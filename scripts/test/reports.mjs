import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root } from '../prepare/paths.mjs';

function readVitest(report) {
  const failures = [];
  const skipped = [];
  const slowest = [];
  let passed = 0;
  for (const file of report.testResults) {
    const name = relative(root, file.name);
    const named = (test) => `${name}: ${test.fullName}`;
    const failed = file.assertionResults.filter((test) => test.status === 'failed');
    const ran = file.assertionResults.filter((test) => test.status === 'passed');
    passed += ran.length;
    slowest.push(...ran.map((test) => ({ name: named(test), seconds: (test.duration ?? 0) / 1000 })));
    failures.push(...failed.map((test) => [named(test), ...linesOf(test.failureMessages?.[0])].join('\n')));
    // Skipped, pending, todo: whatever its word is, it was not tried.
    skipped.push(
      ...file.assertionResults.filter((test) => !failed.includes(test) && !ran.includes(test)).map(named),
    );
    // A file that could not even be loaded has no tests to fail.
    if (file.status === 'failed' && failed.length === 0) {
      failures.push(`${name}: ${firstLine(file.message) || 'the file could not be run'}`);
    }
  }
  return { passed, failures, flaky: [], skipped, slowest: slowestOf(slowest) };
}

function readPlaywright(report) {
  const failures = (report.errors ?? []).map((error) => firstLine(error.message));
  const flaky = [];
  const skipped = [];
  const slowest = [];
  let passed = 0;
  const visit = (suite) => {
    for (const spec of suite.specs ?? []) {
      for (const test of spec.tests) {
        const name = `${test.projectName}: ${spec.file}:${spec.line} ${spec.title}`;
        const milliseconds = test.results.reduce((sum, { duration }) => sum + (duration ?? 0), 0);
        slowest.push({ name, seconds: milliseconds / 1000 });
        if (test.status === 'expected') passed += 1;
        else if (test.status === 'flaky') flaky.push(`${name}\n${whyFailed(test)}`);
        else if (test.status === 'skipped') skipped.push(name);
        else failures.push(`${name}\n${whyFailed(test)}`);
      }
    }
    for (const inner of suite.suites ?? []) visit(inner);
  };
  for (const suite of report.suites ?? []) visit(suite);
  return { passed, failures, flaky, skipped, slowest: slowestOf(slowest) };
}

const mostNamed = 20;

export function slowestOf(tests) {
  return tests.sort((one, other) => other.seconds - one.seconds).slice(0, mostNamed);
}

/** A failure that comes once in a hundred runs has to tell all it knows the first time. */
function whyFailed(test) {
  const error = test.results.flatMap(({ errors }) => errors ?? [])[0];
  const place = error?.location ? [`at ${relative(root, error.location.file)}:${error.location.line}`] : [];
  return linesOf([...place, error?.message ?? 'no reason was reported'].join('\n')).join('\n');
}

function linesOf(message) {
  const lines = stripVTControlCharacters(message ?? '').split('\n');
  return lines
    .filter((line) => line.trim())
    .slice(0, 13)
    .map((line) => `      ${line.trimEnd()}`);
}

function firstLine(text) {
  return (text ?? '').trim().split('\n')[0];
}

const readers = { vitest: readVitest, playwright: readPlaywright };
const nothing = { passed: 0, failed: 0, failures: [], flaky: [], skipped: [], slowest: [] };

/**
 * What a step adds to the total. A step that ended badly failed, whatever its report says; so did a test step
 * that ran nothing, or the last line would read like success. What passed only at a second try is flaky, not passed.
 */
export function countStep({ counts, code, reportFile }) {
  if (!counts) return code === 0 ? { ...nothing, passed: 1 } : { ...nothing, failed: 1 };
  if (!existsSync(reportFile)) return { ...nothing, failed: 1 };
  const found = readers[counts](JSON.parse(readFileSync(reportFile, 'utf8')));
  const { passed, failures, flaky } = found;
  if (passed + failures.length + flaky.length === 0)
    return { ...found, failed: 1, failures: ['no test ran'] };
  return { ...found, failed: code !== 0 && failures.length === 0 ? 1 : failures.length };
}
