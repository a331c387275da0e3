import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { root } from '../prepare/paths.mjs';

function readVitest(report) {
  const failures = [];
  let passed = 0;
  for (const file of report.testResults) {
    const name = relative(root, file.name);
    const failed = file.assertionResults.filter((test) => test.status === 'failed');
    passed += file.assertionResults.filter((test) => test.status === 'passed').length;
    failures.push(...failed.map((test) => `${name}: ${test.fullName}`));
    // A file that could not even be loaded has no tests to fail.
    if (file.status === 'failed' && failed.length === 0) {
      failures.push(`${name}: ${firstLine(file.message) || 'the file could not be run'}`);
    }
  }
  return { passed, failures };
}

function readPlaywright(report) {
  const failures = (report.errors ?? []).map((error) => firstLine(error.message));
  let passed = 0;
  const visit = (suite) => {
    for (const spec of suite.specs ?? []) {
      for (const test of spec.tests) {
        // 'flaky': it passed at a second try, on a machine that was too busy for the first.
        if (test.status === 'expected' || test.status === 'flaky') passed += 1;
        else if (test.status !== 'skipped') {
          failures.push(`${test.projectName}: ${spec.file}:${spec.line} ${spec.title}`);
        }
      }
    }
    for (const inner of suite.suites ?? []) visit(inner);
  };
  for (const suite of report.suites ?? []) visit(suite);
  return { passed, failures };
}

function firstLine(text) {
  return (text ?? '').trim().split('\n')[0];
}

const readers = { vitest: readVitest, playwright: readPlaywright };

/**
 * What a step adds to the total. A step that ended badly failed, whatever its report says; so did a test step
 * that ran nothing, or the last line would read like success.
 */
export function countStep({ counts, code, reportFile }) {
  if (!counts)
    return code === 0 ? { passed: 1, failed: 0, failures: [] } : { passed: 0, failed: 1, failures: [] };
  if (!existsSync(reportFile)) return { passed: 0, failed: 1, failures: [] };
  const { passed, failures } = readers[counts](JSON.parse(readFileSync(reportFile, 'utf8')));
  if (passed + failures.length === 0) return { passed: 0, failed: 1, failures: ['no test ran'] };
  if (code !== 0 && failures.length === 0) return { passed, failed: 1, failures: [] };
  return { passed, failed: failures.length, failures };
}
