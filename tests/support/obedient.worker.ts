/** Does as it is told: answers, keeps its thread busy for ever, as a hostile file would, or gets no turn to work. */
export function work(task: { says: string } | 'hang' | 'starve'): string {
  if (task === 'starve') Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
  else if (task !== 'hang') return task.says;
  for (;;) Math.random();
}
