import { AppError } from '#/core/errors';
import type { Message } from '#/features/outside/messages/contract';
import { orderOwnerLetter } from '#/features/outside/messages/server/letters';
import { createMessage } from '#/features/outside/messages/server/store';
import { markedAs } from '#/features/outside/shared/links/rules/marked-as';
import { orderNotice } from '#/features/outside/shared/links/server/notice';
import { getLinkedContact } from '#/features/outside/shared/links/server/store';
import { writeByLink } from '#/features/outside/shared/links/server/write-by-link';
import type { Database } from '#/platform/server/database/engine/database';
import type { OpenedLink } from '#/platform/server/ports/links';

type Written = { link: OpenedLink; text: string; as: string | null; sendsMail: boolean };

/** By who has the page of the contact. The owner gets it by mail, and who wrote it a copy. */
export async function writeAsContact(tx: Database, { link, text, as, sendsMail }: Written): Promise<Message> {
  const { id, projectId, contactId } = link;
  if (contactId === null) throw new AppError('not_found');
  await writeByLink(tx, { id, what: markedAs('schreef een bericht', as) });
  const { name } = await getLinkedContact(tx, contactId);
  const made = { projectId, contactId, text, isOfContact: true, sentBy: name, sentAs: as };
  const message = await createMessage(tx, made);
  await orderOwnerLetter(tx, message.id, sendsMail);
  await orderNotice(tx, link, sendsMail, { subject: 'Kopie van uw bericht', text });
  return message;
}
