const shownFailures = 30;
const shownLines = 30;

/** `failures` name what failed; where nothing has a name the end of the output has to tell. */
function describe(result) {
  const lines =
    result.failures.length > 0 ? result.failures.slice(0, shownFailures) : result.tail.slice(-shownLines);
  const more = result.failures.length - shownFailures;
  return [
    `FAILED ${result.title}`,
    ...lines.map((line) => `  ${line}`),
    ...(more > 0 ? [`  and ${more} more`] : []),
    '',
  ];
}

export function summarise(results) {
  const total = (key) => results.reduce((sum, result) => sum + result[key], 0);
  const failed = total('failed');
  return {
    lines: [
      '',
      ...results.filter((result) => result.failed > 0).flatMap(describe),
      `${total('passed')} passed, ${failed} failed`,
    ],
    exitCode: failed > 0 ? 1 : 0,
  };
}
