import { eq } from 'drizzle-orm';
import { contactName } from '#/core/contact-name';
import { AppError } from '#/core/errors';
import { findNameOf } from '#/features/outside/shared/links/server/store';
import { getQuote } from '#/features/papers/shared/quotes/server/store';
import type { Minutes } from '#/features/site/acceptances/rules/minutes';
import type { StoredAcceptance } from '#/features/site/acceptances/server/store';
import {
  listContractPoints,
  tellContractPoints,
} from '#/features/site/points/server/shared/points-of-contract';
import { readRoomNames } from '#/features/work/shared/rooms/server/store';
import type { Database } from '#/platform/server/database/engine/database';
import { projects } from '#/platform/server/database/schema/projects';

export type ReadMinutes = Minutes & { contactId: number; quoteStatus: string; openPoints: number };

/** What the minutes say, as everything stands now. */
export async function readMinutes(
  db: Database,
  projectId: number,
  row: StoredAcceptance,
): Promise<ReadMinutes> {
  const quote = await getQuote(db, { projectId, userId: 0 }, row.quoteId);
  const [project] = await db
    .select({ name: projects.name, ownerId: projects.userId })
    .from(projects)
    .where(eq(projects.id, projectId));
  if (!project) throw new AppError('not_found');
  const points = await tellContractPoints(
    db,
    projectId,
    await listContractPoints(db, projectId, row.pointIds),
  );
  const rooms = await readRoomNames(db, projectId);
  const { sum, billed, paid } = quote.contract ?? { ...noContract, sum: quote.contractSum };
  return {
    ...row,
    project: project.name,
    owner: await findNameOf(db, project.ownerId),
    contractor: contactName(quote.contact),
    contactId: quote.contactId,
    quoteStatus: quote.status,
    contract: [quote.quoteNumber, quote.description].filter(Boolean).join(': ') || 'Offerte zonder nummer',
    ...{ quoted: quote.amount, sum, billed, paid },
    openPoints: points.filter(({ isPending }) => isPending).length,
    points: points.map(({ number, text, room, foundOn, dueDate, pictures }) => ({
      ...{ number, text, room },
      ...{ foundOn: foundOn as Minutes['day'], dueDate: dueDate as Minutes['keptUntil'] },
      pictures: pictures.map(({ fileKey, width, height, caption }) => ({
        ...{ fileKey, width, height, caption: caption ?? `Bij punt ${number}` },
      })),
    })),
    clearRooms: row.clearRoomIds.flatMap((id) => rooms.get(id) ?? []),
  };
}

const noContract = { billed: '0.00', paid: '0.00' };
