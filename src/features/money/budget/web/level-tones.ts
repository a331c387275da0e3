import type { Level } from '#/features/money/budget/rules/levels';
import type { ProgressTone } from '#/ui/progress';

export const levelTones: Record<Level, ProgressTone> = { safe: 'moss', warning: 'ochre', danger: 'danger' };
