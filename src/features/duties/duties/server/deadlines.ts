import type { Day } from '#/core/day';
import { deadlineOn, type OwnDeadline } from '#/core/deadline';
import type { Duty } from '#/features/duties/duties/contract';
import { dutyHref } from '#/features/duties/duties/page';
import { dutyTable } from '#/features/duties/duties/rules/table';
import { withdrawUntil } from '#/features/duties/duties/rules/withdrawal';
import { listSignings } from '#/features/duties/duties/server/facts-store';
import { readDuties } from '#/features/duties/duties/server/read-duties';
import type { Database } from '#/platform/server/database/engine/database';
import type { DeadlineSource } from '#/platform/server/ports/deadlines';

/** Told of each quote by itself. */
const toldOfQuotes = 'withdrawal';

/**
 * Whether its day is one to keep. What nobody is sure of is a question; advice is for who asked for it, by answering; and
 * once the day has passed, only what the owner must do can still be done.
 */
function isToKeep({ key, isSure, state, dueDate, kind, who }: Duty, hasAsked: boolean, today: Day): boolean {
  if (!isSure || dueDate === null || key === toldOfQuotes) return false;
  if (state !== 'open' && state !== 'asked') return false;
  if (kind === 'advice' && !hasAsked) return false;
  return dueDate >= today || (kind === 'duty' && who === 'owner');
}

const numbers = new Map(dutyTable.map(({ key }, at) => [key, at + 1]));

async function listDutyDays(db: Database, projectId: number, today: Day): Promise<OwnDeadline[]> {
  const { questions, duties } = await readDuties(db, projectId, today);
  const hasAsked = questions.some(({ from }) => from === 'answer');
  return duties
    .filter((each) => isToKeep(each, hasAsked, today))
    .map(({ key, title, dueDate }) => ({
      ...{ key: `duty ${key}`, kind: 'duty', id: numbers.get(key) ?? 0, name: title },
      ...{ amount: null, day: dueDate, path: dutyHref(key) },
    }));
}

async function listWithdrawals(db: Database, projectId: number, today: Day): Promise<OwnDeadline[]> {
  const signed = await listSignings(db, projectId);
  return signed.flatMap(({ id, name, signing }) => {
    const day = withdrawUntil(signing);
    const path = `/quotes/${id}`;
    return day && day >= today ? [deadlineOn('withdrawal', { id, name }, { day, path })] : [];
  });
}

export const dutyDeadlines: DeadlineSource = {
  kinds: {
    duty: {
      label: 'Te regelen',
      name: 'Rechten en plichten',
      step: 'Bekijken',
      noticeDays: 30,
      place: 55,
    },
    withdrawal: {
      label: 'Mogelijk laatste dag om af te zien',
      name: 'Bedenktijd na tekenen aan huis',
      step: 'Offerte openen',
      noticeDays: 7,
      place: 56,
    },
  },
  list: async (db, projectId, today) => [
    ...(await listDutyDays(db, projectId, today)),
    ...(await listWithdrawals(db, projectId, today)),
  ],
};
