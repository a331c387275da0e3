import { beforeAll } from 'vitest';

/** A busy machine needs longer than a second for what must come. */
beforeAll(async () => {
  // Only where there is a page: the library looks for it when it is loaded.
  if (typeof document === 'undefined') return;
  const { configure } = await import('@testing-library/react');
  configure({ asyncUtilTimeout: 60_000 });
});
