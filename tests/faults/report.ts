export type Check = { title: string; wrong: string[]; figures: string[] };

export function figure(name: string, value: string | number): string {
  return `${name}: ${value}`;
}

export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

export function say(text: string): void {
  process.stdout.write(`${text}\n`);
}

export function tell({ title, wrong, figures }: Check): void {
  say(`${wrong.length === 0 ? 'ok    ' : 'FAILED'} ${title}`);
  for (const each of figures) say(`         ${each}`);
  for (const each of wrong.slice(0, 20)) say(`       - ${each}`);
}

/** A sentence for people: Dutch by its first letter and last, never a stack or a code. */
export function isSentence(text: unknown): boolean {
  return typeof text === 'string' && /^[A-Z][^{}<>_]+\.$/.test(text) && !/error|undefined|ECONN/i.test(text);
}

/** Tries until it answers yes; how long that took, or undefined where the patience ran out. */
export async function until(works: () => Promise<boolean>, patienceMs: number): Promise<number | undefined> {
  const begun = performance.now();
  while (performance.now() - begun < patienceMs) {
    if (await works().catch(() => false)) return performance.now() - begun;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  return undefined;
}
