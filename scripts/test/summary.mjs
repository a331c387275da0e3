const shownFailures = 30;
const shownLines = 30;
/** One is bad luck on a busy machine; two are a fault of ours. */
const mostFlaky = 1;

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

export function summarise(results) {
  const total = (key) => results.reduce((sum, result) => sum + result[key], 0);
  const names = (key) => results.flatMap((result) => result[key]);
  const flaky = names('flaky');
  const skipped = names('skipped');
  const isUnsteady = flaky.length > mostFlaky;
  const failed = total('failed') + (isUnsteady ? flaky.length : 0);
  return {
    lines: [
      '',
      ...(skipped.length > 0 ? list('SKIPPED', skipped) : []),
      ...(flaky.length > 0
        ? list(`${isUnsteady ? 'FAILED' : 'FLAKY'}: passed only at a second try`, flaky)
        : []),
      ...results.filter((result) => result.failed > 0).flatMap(describe),
      [
        `${total('passed')} passed, ${failed} failed`,
        ...(flaky.length > 0 && !isUnsteady ? [`${flaky.length} flaky`] : []),
        ...(skipped.length > 0 ? [`${skipped.length} skipped`] : []),
      ].join(', '),
    ],
    exitCode: failed > 0 ? 1 : 0,
  };
}
