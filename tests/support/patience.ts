/** How long a test waits for what must come: long enough for a machine that is busy with other work. */
export const patienceMs = 15_000;

// Only where there is a page: the library looks for it when it is loaded.
if (typeof document !== 'undefined') {
  const { configure } = await import('@testing-library/react');
  configure({ asyncUtilTimeout: patienceMs });
}
