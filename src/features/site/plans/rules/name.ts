import type { Plan } from '#/features/site/plans/contract';

export function planName({ storey, position }: Pick<Plan, 'storey' | 'position'>): string {
  return storey ?? `Plan ${position + 1}`;
}
