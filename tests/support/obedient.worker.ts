/** Does as it is told: answers, or keeps its thread busy for ever, as a hostile file would. */
export function work(task: { says: string } | 'hang'): string {
  if (task !== 'hang') return task.says;
  for (;;) Math.random();
}
