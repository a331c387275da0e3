import { AppError } from '#/core/errors';
import { closeAnswer, getAnswer } from '#/features/outside/guests/server/store';
import { orderNotice } from '#/features/outside/shared/links/server/notice';
import { findOpenLink } from '#/features/outside/shared/links/server/store';
import type { Database } from '#/platform/server/database/engine/database';
import type { Services } from '#/platform/server/services';

type Asked = { projectId: number; id: number; status: 'taken' | 'declined'; preview?: boolean | undefined };

const nothingMoves = { moves: [], end: null };

/** Takes the days that were proposed, once, with what follows; or leaves the plan as it is. */
export async function decideAnswer(
  tx: Database,
  { guests, config }: Pick<Services, 'guests' | 'config'>,
  { projectId, id, status, preview = false }: Asked,
) {
  const {
    answer,
    status: stands,
    taskId,
    startDate,
    endDate,
    contactId,
  } = await getAnswer(tx, projectId, id);
  if (stands !== 'open') throw new AppError('conflict', 'Over dit voorstel is al beslist.');
  const isProposal = answer === 'proposes' && startDate !== null;
  if (status === 'taken' && !isProposal)
    throw new AppError('conflict', 'Er is niets over te nemen: de dagen passen.');
  const move = guests.flatMap(({ moveTo }) => moveTo ?? []).at(0);
  const moved =
    status === 'taken' && startDate !== null && move
      ? await move(tx, projectId, { taskId, startDate, endDate, preview })
      : nothingMoves;
  if (!preview) {
    await closeAnswer(tx, id, status);
    const link = await findOpenLink(tx, { projectId, contactId, purpose: 'guest' });
    const text =
      status === 'taken' ? 'Uw voorstel is overgenomen.' : 'De dagen blijven zoals ze gepland waren.';
    const sendsMail = config.mail.kind === 'smtp';
    if (link) await orderNotice(tx, link, sendsMail, { subject: 'Antwoord op uw voorstel', text });
  }
  return { moves: [...moved.moves], end: moved.end };
}
