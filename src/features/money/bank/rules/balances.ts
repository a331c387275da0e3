type Balanced = {
  readonly line: { readonly account: string; readonly cents: number };
  readonly balance: number | undefined;
};

/**
 * Whether what stands behind each booking follows from it, the newest first or last; null where a file has no balances
 * to hold against each other.
 */
export function runningBalance(lines: readonly Balanced[]): boolean | null {
  const byAccount = new Map<string, { cents: number; balance: number }[]>();
  for (const { line, balance } of lines) {
    if (balance === undefined) continue;
    const list = byAccount.get(line.account) ?? [];
    list.push({ cents: line.cents, balance });
    byAccount.set(line.account, list);
  }
  const runs = [...byAccount.values()].filter(({ length }) => length > 1);
  if (runs.length === 0) return null;
  return runs.every((run) => follows(run) || follows(run.toReversed()));
}

function follows(run: readonly { cents: number; balance: number }[]): boolean {
  return run.every(({ cents, balance }, index) => {
    const before = run[index - 1];
    return !before || before.balance + cents === balance;
  });
}
