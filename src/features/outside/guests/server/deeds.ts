import { AppError } from '#/core/errors';
import type { GuestPoint, GuestTask } from '#/core/guest';
import type { TaskAnswerFields } from '#/features/outside/guests/contract';
import { answerWords } from '#/features/outside/guests/rules/answers';
import { askedBy } from '#/features/outside/guests/server/read-page';
import { getInvitation, saveAnswer } from '#/features/outside/guests/server/store';
import type { Outsider } from '#/features/outside/links/server/shared/outsider';
import { receiveFor } from '#/features/outside/paper-requests/server/store';
import { markedAs } from '#/features/outside/shared/links/rules/marked-as';
import { orderNotice } from '#/features/outside/shared/links/server/notice';
import { writeByLink } from '#/features/outside/shared/links/server/write-by-link';
import type { Database } from '#/platform/server/database/engine/database';
import type { KeptFile } from '#/platform/server/database/stores/file-store';
import type { GuestAsked, HandedInAs } from '#/platform/server/ports/guests';
import type { Services } from '#/platform/server/services';

type GuestServices = Pick<Services, 'db' | 'guests' | 'files' | 'now' | 'config'>;

export type Guest = Outsider;

const sendsMail = ({ config }: GuestServices) => config.mail.kind === 'smtp';

async function findTask(
  tx: Database,
  { guests }: GuestServices,
  asked: GuestAsked,
  taskId: number,
): Promise<GuestTask | undefined> {
  for (const { shows } of guests) {
    const { tasks = [] } = (await shows?.(tx, { ...asked, kind: 'contractor' })) ?? {};
    const task = tasks.find(({ id }) => id === taskId);
    if (task) return task;
  }
  return undefined;
}

/** On a task of their own: another’s reads as one that was never there. */
export async function answerTask(
  services: GuestServices,
  { link, as }: Guest,
  { taskId, fields }: { taskId: number; fields: TaskAnswerFields },
) {
  const asked = askedBy(link);
  return services.db.transaction(async (tx) => {
    await writeByLink(tx, { id: link.id, what: markedAs(answerWords(fields), as) });
    const task = await findTask(tx, services, asked, taskId);
    if (!task) throw new AppError('not_found');
    const { contact: sentBy } = await getInvitation(tx, link.id);
    const { projectId, contactId } = asked;
    const saved = await saveAnswer(tx, { projectId, contactId, taskId, sentBy, sentAs: as }, fields);
    const copy = { subject: `Uw antwoord over ${task.title}`, text: `U antwoordde: ${answerWords(fields)}.` };
    await orderNotice(tx, link, sendsMail(services), copy);
    const { answer, startDate, endDate, note, status, createdAt: at } = saved;
    return { answer, startDate, endDate, note, status, at };
  });
}

type Handed = { as: HandedInAs; file: KeptFile; sentName: string; requestId: number | null };
type Transact = (work: (tx: Database) => Promise<{ name: string }>) => Promise<{ name: string }>;

const words: Record<HandedInAs, string> = { papers: 'gaf een papier af', photos: 'gaf een foto af' };

/** It waits where its kind waits; nothing is kept where the link ended meanwhile, or would hold too much. */
export async function handIn(
  services: GuestServices,
  { link, as }: Guest,
  { as: kind, file, sentName, requestId }: Handed,
  transact: Transact,
): Promise<{ name: string }> {
  const { projectId, contactId } = askedBy(link);
  const take = services.guests.flatMap(({ takes }) => takes?.[kind] ?? []).at(0);
  if (!take) throw new Error(`no feature takes ${kind} of guests`);
  const keep = await take({ file, sentName, files: services.files, now: services.now() });
  return transact(async (tx) => {
    const what = `${words[kind]}: ${sentName}`;
    await writeByLink(tx, { id: link.id, what: markedAs(what, as), size: file.size });
    const { contact } = await getInvitation(tx, link.id);
    const sentBy = markedAs(contact, as);
    if (requestId !== null && !(await receiveFor(tx, { projectId, contactId, sentBy }, requestId)))
      throw new AppError('not_found', 'Dit papier wordt niet meer gevraagd.');
    await keep(tx, { projectId, sentBy });
    const copy = { subject: 'U gaf iets af', text: `Goed ontvangen: ${sentName}.` };
    await orderNotice(tx, link, sendsMail(services), copy);
    return { name: sentName };
  });
}

type Repaired = {
  pointId: number;
  note: string | null;
  photo: { file: KeptFile; sentName: string } | undefined;
};

/** On a point of their own; the owner still has to look at it. */
export async function repairPoint(
  services: GuestServices,
  { link, as }: Guest,
  { pointId, note, photo }: Repaired,
): Promise<GuestPoint> {
  const { projectId, contactId } = askedBy(link);
  if (link.kind === 'architect') throw new AppError('not_found');
  const look = services.guests.flatMap(({ repairs }) => repairs ?? []).at(0);
  if (!look) throw new Error('no feature has points for guests');
  const now = services.now();
  const keep = await look(photo && { ...photo, files: services.files, now });
  return services.db.transaction(async (tx) => {
    const what = 'meldde een punt als hersteld';
    await writeByLink(tx, { id: link.id, what: markedAs(what, as), size: photo?.file.size ?? 0 });
    const { contact } = await getInvitation(tx, link.id);
    const from = { projectId, contactId, sentBy: markedAs(contact, as), now };
    const point = await keep(tx, from, { id: pointId, note });
    const text = `U meldde punt ${point.number} als hersteld: ${point.text}`;
    await orderNotice(tx, link, sendsMail(services), { subject: `Punt ${point.number} hersteld`, text });
    return point;
  });
}
