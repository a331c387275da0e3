export class LeaseLost extends Error {
  constructor() {
    super('the lease ended before the work did');
  }
}

type Renewing = {
  /** Ends when another process may have the lease, or soon may. */
  lost: AbortSignal;
  stop: () => void;
};

/** Renews six times a lease. Without an answer the work ends well before another process begins it. */
export function keepRenewing(renew: () => Promise<boolean>, leaseSeconds: number): Renewing {
  const leaseMs = leaseSeconds * 1000;
  const lost = new AbortController();
  let heldSince = performance.now();
  const timer = setInterval(() => {
    const asked = performance.now();
    if (asked - heldSince >= (leaseMs * 2) / 3) return lost.abort(new LeaseLost());
    renew().then(
      (isHeld) => {
        if (isHeld) heldSince = asked;
        else lost.abort(new LeaseLost());
      },
      // The database may be back before the lease ends.
      () => undefined,
    );
  }, leaseMs / 6);
  timer.unref();
  return { lost: lost.signal, stop: () => clearInterval(timer) };
}
