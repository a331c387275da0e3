import type { Deadline } from '#/core/deadline';

/** A deadline that presses, for rules that are told of some. */
export function deadlineOfKind(kind: string, told: Partial<Deadline>): Deadline {
  const { id = 1 } = told;
  return {
    ...{ key: `${kind} ${id}`, kind, id, name: 'Dakwerken', amount: '100.00', day: null, path: '/x' },
    ...{ days: 0, label: 'Vervalt', step: 'Openen', isPressing: true, hasOwnTodo: false },
    ...told,
  };
}
