import type { JobContext } from '#/platform/server/jobs/job-kinds';

const silent = () => undefined;

export const silentLog = { info: silent, warn: silent, error: silent };

/** For a job that a test does by itself. */
export const jobContext: JobContext = { signal: new AbortController().signal, log: silentLog };
