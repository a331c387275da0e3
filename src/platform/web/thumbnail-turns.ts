/** The server draws each when it is asked for, and has only so much in hand for one person. */
const atOnce = 2;

export type Turn = { end: () => void };

type Waiting = Turn & { begin: () => void };

const running = new Set<Waiting>();
const queue: Waiting[] = [];

function goOn(): void {
  while (running.size < atOnce) {
    const next = queue.shift();
    if (!next) return;
    running.add(next);
    next.begin();
  }
}

/** Begins when others have ended; who no longer needs it ends it as well. */
export function takeTurn(begin: () => void): Turn {
  const turn: Waiting = {
    begin,
    end: () => {
      const place = queue.indexOf(turn);
      if (place >= 0) queue.splice(place, 1);
      running.delete(turn);
      goOn();
    },
  };
  queue.push(turn);
  // Later: who asks has yet to be given the turn.
  queueMicrotask(goOn);
  return turn;
}
