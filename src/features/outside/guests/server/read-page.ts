import { dayAt } from '#/core/day';
import { AppError } from '#/core/errors';
import type { GuestShown } from '#/core/guest';
import type { GuestPage } from '#/features/outside/guests/contract';
import { getInvitation, listAnswersOf } from '#/features/outside/guests/server/store';
import { listForGuest } from '#/features/outside/messages/server/store';
import { listRequests } from '#/features/outside/paper-requests/server/store';
import type { GuestAsked } from '#/platform/server/ports/guests';
import type { OpenedLink } from '#/platform/server/ports/links';
import type { Services } from '#/platform/server/services';

export type GuestServices = Pick<Services, 'db' | 'guests'>;

/** Whose page it is: what the gate of the link let in. */
export function askedBy({ projectId, contactId, kind }: OpenedLink): GuestAsked {
  if (contactId === null) throw new AppError('not_found');
  return { projectId, contactId, kind: kind ?? 'contractor' };
}

async function gather({ db, guests }: GuestServices, asked: GuestAsked): Promise<GuestShown> {
  const shown: GuestShown = {
    ...{ tasks: [], quotes: [], extras: [], invoices: [], photos: [], diary: [], points: [] },
    acceptances: [],
    place: { place: null, practical: null },
  };
  for (const { shows } of guests) Object.assign(shown, await shows?.(db, asked));
  return shown;
}

export async function readGuestPage(services: GuestServices, link: OpenedLink): Promise<GuestPage> {
  const { db } = services;
  const asked = askedBy(link);
  const { place, tasks, ...shown } = await gather(services, asked);
  const { project, contact, invitedBy, invitedById } = await getInvitation(db, link.id);
  const answers = await listAnswersOf(db, asked);
  const requests = await listRequests(db, asked);
  return {
    project: { name: project, ...place, invitedBy },
    contact: { name: contact },
    kind: asked.kind,
    until: dayAt(new Date(link.until)),
    tasks: tasks.map((task) => {
      const said = answers.find(({ taskId }) => taskId === task.id);
      if (!said) return { ...task, answer: null };
      const { answer, startDate, endDate, note, status, createdAt: at } = said;
      return { ...task, answer: { answer, startDate, endDate, note, status, at } };
    }),
    ...shown,
    requests: requests
      .filter(({ status }) => status !== 'dropped')
      .map(({ id, what, note, dueDate, status }) => ({ id, what, note, dueDate, status })),
    messages: await listForGuest(db, asked, { invitedById, project }),
  };
}
