import { decimalFromCents, type Money, subtractTotal, totalOf } from '#/core/money';
import { type Level, utilizationLevel } from '#/features/money/budget/rules/figures';
import { type Deadline, isPressing } from '#/features/reminders/deadlines/rules/deadlines';
import type { DeadlineKind } from '#/features/reminders/deadlines/rules/kinds';

export type AttentionInput = {
  /** In the order of their days. */
  deadlines: readonly Deadline[];
  /** Tasks that can't be as they are planned, and why. */
  conflicts: readonly { id: number; name: string; text: string }[];
  budget: { spent: Money; renovationBudget: Money; percentage: number };
};

type OtherKind = Exclude<DeadlineKind, 'invoice' | 'quote' | 'task'>;

/** The amount of an invoice is what is left to pay of it. `days`: since an invoice was due or a task should have begun; until a quote or another deadline expires, negative when it has. */
export type Attention =
  | { kind: 'budget'; level: Exclude<Level, 'safe'>; percentage: number; left: string }
  | { kind: 'invoice'; id: number; name: string; amount: string; days: number | null }
  | { kind: 'quote'; id: number; name: string; amount: string; days: number }
  | { kind: 'task'; id: number; name: string; days: number }
  | { kind: 'conflict'; id: number; name: string; text: string }
  | { kind: 'deadline'; key: string; what: OtherKind; id: number; name: string; days: number };

/** The most pressing first: the budget, then bills by how late they are, quotes by how soon they expire, tasks, and what else has a day. */
export function whatNeedsAttention({ deadlines, conflicts, budget }: AttentionInput): Attention[] {
  const level = utilizationLevel(budget.spent, budget.renovationBudget);
  const left = decimalFromCents(subtractTotal(totalOf([budget.renovationBudget]), budget.spent));
  const pressing = deadlines.filter(isPressing).map(toAttention);
  const ofKind = (kind: Attention['kind']) => pressing.filter((each) => each.kind === kind);
  return [
    ...(level === 'safe' ? [] : [{ kind: 'budget' as const, level, percentage: budget.percentage, left }]),
    ...ofKind('invoice').toSorted(byLateness),
    ...ofKind('quote'),
    ...ofKind('task'),
    ...conflicts.map((conflict) => ({ kind: 'conflict' as const, ...conflict })),
    ...ofKind('deadline'),
  ];
}

function toAttention({ key, kind, id, name, amount, days }: Deadline): Attention {
  switch (kind) {
    case 'invoice':
      return { kind, id, name, amount: amount ?? '0.00', days: days === null ? null : -days };
    case 'quote':
      return { kind, id, name, amount: amount ?? '0.00', days: days ?? 0 };
    case 'task':
      return { kind, id, name, days: -(days ?? 0) };
    default:
      return { kind: 'deadline', key, what: kind, id, name, days: days ?? 0 };
  }
}

/** Of what was only called late nobody knows how late. */
function byLateness(one: Attention, other: Attention): number {
  return lateness(other) - lateness(one);
}

function lateness(attention: Attention): number {
  return attention.kind === 'invoice' ? (attention.days ?? 0) : 0;
}
