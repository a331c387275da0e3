import type { Day } from '#/core/day';
import { AppError } from '#/core/errors';
import type { Looking } from '#/features/papers/shared/rules/looked-into';

/** An answer is waited for until a day that is still to come. */
export function requireDayToCome({ askedUntil }: Looking, today: Day): void {
  if (askedUntil == null || askedUntil > today) return;
  const message = 'Kies een dag die nog komt: dan vragen we of u antwoord kreeg.';
  throw new AppError('invalid', message, [{ path: 'askedUntil', message }]);
}
