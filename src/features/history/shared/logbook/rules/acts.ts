/** What is shown of a line, whatever else it has. */
type LoggedLine = { id: number; act: number; at: string };

/** Lines that were written at once, the last first; a line that stands alone is an act of one. */
export function actsOf<Each extends LoggedLine>(lines: readonly Each[]): Each[][] {
  const acts: Each[][] = [];
  for (const line of lines) {
    const last = acts.at(-1);
    if (last?.[0]?.act === line.act) last.push(line);
    else acts.push([line]);
  }
  return acts;
}

/** After the title of the first: how many more an act has. */
export function othersText(count: number): string {
  if (count === 0) return '';
  return ` en ${count} ${count === 1 ? 'andere wijziging' : 'andere wijzigingen'}`;
}
