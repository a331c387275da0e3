import { dayAt } from '#/core/day';
import { AppError } from '#/core/errors';
import * as calls from '#/features/work/shared/intake/contract';
import {
  type Conversation,
  oneBack,
  stepOf,
  takeAnswer,
} from '#/features/work/shared/intake/rules/conversation';
import * as store from '#/features/work/shared/intake/server/store';
import type { Services } from '#/platform/server/services';

type Change = (conversation: Conversation) => { conversation: Conversation; error: string | null };

export function intakeRoutes({ route, db, now }: Services): void {
  const thisYear = () => Number(dayAt(now()).slice(0, 4));

  /** A conversation of somebody else reads as missing; the client then starts a new one. */
  const change = (userId: number, sessionId: string, how: Change) =>
    db.transaction(async (tx) => {
      const key = { userId, sessionId };
      const found = await store.findConversation(tx, key);
      if (!found) throw new AppError('not_found', 'Dit gesprek bestaat niet meer. Start de intake opnieuw.');
      const { conversation, error } = how(found);
      await store.saveConversation(tx, key, conversation);
      return stepOf(conversation, error);
    });

  route(calls.startChat, ({ user, body }) =>
    db.transaction(async (tx) =>
      stepOf(await store.startConversation(tx, { userId: user.id, sessionId: body.session_id })),
    ),
  );

  route(calls.submitAnswer, ({ user, body }) =>
    change(user.id, body.session_id, (conversation) =>
      takeAnswer(conversation, { typed: body.answer, meantFor: body.question_id, thisYear: thisYear() }),
    ),
  );

  route(calls.goBack, ({ user, body }) =>
    change(user.id, body.session_id, (conversation) => ({
      conversation: oneBack(conversation),
      error: null,
    })),
  );

  route(calls.listIntakes, ({ project }) => store.listIntakes(db, project.projectId));

  route(calls.saveIntake, ({ transact, user, project, body }) =>
    transact((tx) => store.saveIntake(tx, project.projectId, user.id, body)),
  );
}
