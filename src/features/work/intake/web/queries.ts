import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { currentSession, newSession } from '#/features/work/intake/web/session';
import { forgetUnsaved } from '#/features/work/intake/web/unsaved-session';
import * as calls from '#/features/work/shared/intake/contract';
import { ApiError, isUnauthorized, messageOf } from '#/platform/web/api-error';
import { makeCall } from '#/platform/web/call';
import { useRead, useWrite } from '#/platform/web/queries';

function keyOfSession(session: string) {
  return [calls.startChat.path, session];
}

/** Starting a session that exists is resuming it, so that a conversation is read like any other data. */
export function useConversation(session: string) {
  return useQuery({
    queryKey: keyOfSession(session),
    queryFn: ({ signal }) => makeCall(calls.startChat, { body: { session_id: session } }, { signal }),
  });
}

type Move = { answer: string; questionId: calls.QuestionId } | 'back';

function makeMove(session: string, move: Move): Promise<calls.ChatStep> {
  if (move === 'back') return makeCall(calls.goBack, { body: { session_id: session } });
  const { answer, questionId } = move;
  return makeCall(calls.submitAnswer, {
    body: { session_id: session, answer, question_id: questionId },
  });
}

/** The conversation that this browser is in: its step, and what one can do with it. */
export function useIntakeChat(onFinished: (session: string, answers: calls.Answers) => void) {
  const client = useQueryClient();
  const [session, setSession] = useState(currentSession);
  const conversation = useConversation(session);
  const restart = () => setSession(newSession());
  const move = useMutation({
    mutationFn: (made: Move) => makeMove(session, made),
    onSuccess: (step) => {
      client.setQueryData(keyOfSession(session), step);
      if (step.completed) onFinished(session, step.answers);
    },
    onError: (error) => {
      if (error instanceof ApiError && error.status === 404) restart();
    },
  });
  return {
    session,
    step: conversation.data,
    // Opened again it tries again: what went wrong before is no news.
    startFailed: conversation.isError && !conversation.isFetching,
    retryStart: () => conversation.refetch(),
    restart: () => {
      move.reset();
      restart();
    },
    answer: (answer: string, questionId: calls.QuestionId) => move.mutate({ answer, questionId }),
    back: () => move.mutate('back'),
    busy: move.isPending,
    problem:
      move.error && !isUnauthorized(move.error)
        ? messageOf(move.error, 'Er is een fout opgetreden. Probeer het opnieuw.')
        : undefined,
  };
}

export function useIntakes(projectId: number) {
  return useRead(calls.listIntakes, { params: { projectId } });
}

export function useSaveIntake() {
  const save = useWrite(calls.saveIntake, {
    success: 'Intake bewaard',
    undo: () => ({ kind: 'intakes' }),
    failure: { title: 'Kon intake gegevens niet opslaan in database', text: 'Probeer het opnieuw.' },
  });
  return {
    isPending: save.isPending,
    save: (projectId: number, sessionId: string, answers: calls.Answers) =>
      save.mutate(
        { params: { projectId }, body: { sessionId, completed: true, ...answers } },
        { onSuccess: forgetUnsaved },
      ),
  };
}
