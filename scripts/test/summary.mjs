import { slowestOf } from './reports.mjs';

const shownFailures = 30;
const shownLines = 30;
/** One is bad luck on a busy machine; two are a fault of ours. */
const mostFlaky = 1;

/** By half: what a machine of another make adds to the same work. */
const leeway = 1.5;

function list(title, names) {
  const more = names.length - shownFailures;
  return [
    title,
    ...names.slice(0, shownFailures).map((line) => `  ${line}`),
    ...(more > 0 ? [`  and ${more} more`] : []),
    '',
  ];
}

/** `failures` name what failed; where nothing has a name the end of the output has to tell. */
function describe(result) {
  const lines = result.failures.length > 0 ? result.failures : result.tail.slice(-shownLines);
  return list(`FAILED ${result.title}`, lines);
}

/** In processor seconds of a quiet machine, since a busy one takes more of them for the same work. */
function workOf({ processorSeconds, slowness = 1 }) {
  return processorSeconds === undefined ? undefined : processorSeconds / slowness;
}

function isOverBudget(result) {
  return result.budget !== undefined && workOf(result) > result.budget * leeway;
}

function tellBudget(result) {
  return `${result.title}: ${workOf(result).toFixed(0)} processor seconds, where ${result.budget} are enough on a quiet machine`;
}

function tellProcessor(result) {
  const { processorSeconds, budget } = result;
  if (processorSeconds === undefined) return '';
  const whole = workOf(result).toFixed(0);
  const seconds = processorSeconds.toFixed(0);
  return [
    `${seconds.padStart(5)} s of processor`,
    ...(whole === seconds ? [] : [`, ${whole} on a quiet machine`]),
    ...(budget === undefined ? [] : [` (${budget} expected)`]),
  ].join('');
}

function tellSeconds(results) {
  const timed = results.filter(({ seconds }) => seconds !== undefined);
  if (timed.length === 0) return [];
  const width = Math.max(...timed.map(({ title }) => title.length));
  const lines = timed.map((result) =>
    [result.title.padEnd(width), `${result.seconds.toFixed(0).padStart(5)} s`, tellProcessor(result)]
      .join(' ')
      .trimEnd(),
  );
  return ['SECONDS', ...lines.map((line) => `  ${line}`), ''];
}

function tellSlowest(results) {
  const slowest = slowestOf(results.flatMap((result) => result.slowest ?? []));
  const lines = slowest.map(({ name, seconds }) => `  ${seconds.toFixed(1).padStart(6)} s  ${name}`);
  return lines.length > 0 ? ['SLOWEST', ...lines, ''] : [];
}

export function summarise(results) {
  const total = (key) => results.reduce((sum, result) => sum + result[key], 0);
  const names = (key) => results.flatMap((result) => result[key]);
  const flaky = names('flaky');
  const skipped = names('skipped');
  const isUnsteady = flaky.length > mostFlaky;
  const overBudget = results.filter(isOverBudget);
  const failed = total('failed') + (isUnsteady ? flaky.length : 0) + overBudget.length;
  return {
    lines: [
      '',
      ...tellSeconds(results),
      ...tellSlowest(results),
      ...(skipped.length > 0 ? list('SKIPPED', skipped) : []),
      ...(flaky.length > 0
        ? list(`${isUnsteady ? 'FAILED' : 'FLAKY'}: passed only at a second try`, flaky)
        : []),
      ...results.filter((result) => result.failed > 0).flatMap(describe),
      ...(overBudget.length > 0
        ? list('FAILED: more work than a step may be', overBudget.map(tellBudget))
        : []),
      [
        `${total('passed')} passed, ${failed} failed`,
        ...(flaky.length > 0 && !isUnsteady ? [`${flaky.length} flaky`] : []),
        ...(skipped.length > 0 ? [`${skipped.length} skipped`] : []),
      ].join(', '),
    ],
    exitCode: failed > 0 ? 1 : 0,
  };
}
