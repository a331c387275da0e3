import type { Day } from '#/core/day';
import type { Database } from '#/platform/server/database/engine/database';
import type { ReadMoney } from '#/platform/server/ports/money';

type LetterAsked = { db: Database; readMoney: ReadMoney; projectId: number; today: Day };

/** What a feature has to say in every letter about a project, to whoever may read it. */
export type LetterLine = (asked: LetterAsked) => Promise<{ label: string; value: string } | undefined>;
