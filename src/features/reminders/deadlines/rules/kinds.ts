export const deadlineKinds = [
  'invoice',
  'quote',
  'task',
  'task-end',
  'premium',
  'vat',
  'document',
  'decision',
  'reminder',
] as const;
export type DeadlineKind = (typeof deadlineKinds)[number];
