import autocannon from 'autocannon';
import { cpuMs } from './processes.mjs';

/**
 * Several handlers by turns, in short slices, so that a busy moment of the machine falls on all of them alike.
 * Answers the median of the slices for each: requests a second, median and 99th percentile in milliseconds, and the
 * processor time that the handler's own process spent on a request, which other programs disturb least.
 */
export async function compare(targets, { seconds, rounds, connections }) {
  const slices = new Map(targets.map(({ name }) => [name, []]));
  for (let round = 0; round <= rounds; round += 1) {
    for (const target of targets) {
      // The first round only warms up.
      const slice = await fire(target, { seconds: round === 0 ? 1 : seconds, connections });
      if (round > 0) slices.get(target.name).push(slice);
    }
  }
  return targets.map(({ name }) => {
    const runs = slices.get(name);
    return {
      name,
      perSecond: median(runs.map((run) => run.perSecond)),
      medianMs: median(runs.map((run) => run.medianMs)),
      p99Ms: median(runs.map((run) => run.p99Ms)),
      cpuMs: median(runs.map((run) => run.cpuMs)),
    };
  });
}

async function fire({ name, url, pid, method = 'GET', headers = {}, body }, { seconds, connections }) {
  const before = cpuMs(pid);
  const result = await autocannon({
    url,
    method,
    headers,
    ...(body === undefined ? {} : { body }),
    connections,
    duration: seconds,
  });
  if (result.non2xx > 0 || result.errors > 0) {
    throw new Error(`${name}: ${result.non2xx} answers that are no success, ${result.errors} errors`);
  }
  return {
    perSecond: result.requests.average,
    medianMs: result.latency.p50,
    p99Ms: result.latency.p99,
    cpuMs: (cpuMs(pid) - before) / result.requests.total,
  };
}

export function median(values) {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)];
}

export function percentile(values, share) {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
}
