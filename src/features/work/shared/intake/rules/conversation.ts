import {
  type Answers,
  type ChatStep,
  type QuestionId,
  questionIds,
} from '#/features/work/shared/intake/contract';
import { checkAnswer, questionCount, questions } from '#/features/work/shared/intake/rules/questions';

export type Conversation = { position: number; answers: Answers; completed: boolean };

export const newConversation: Conversation = { position: 0, answers: {}, completed: false };

function questionAt(position: number): QuestionId {
  const id = questionIds[position];
  if (id === undefined) throw new RangeError(`no question at ${position}`);
  return id;
}

/** What the client is told of where the conversation stands. */
export function stepOf(
  { position, answers, completed }: Conversation,
  error: string | null = null,
): ChatStep {
  if (completed)
    return {
      ...{ completed, current_question: questionCount, total_questions: questionCount, answers },
      error: null,
    };
  const id = questionAt(position);
  const { text, type, options, placeholder } = questions[id];
  return {
    ...{ completed, question_id: id, question: text, type, options: [...options], placeholder },
    ...{ current_question: position + 1, total_questions: questionCount, answers, error },
  };
}

/**
 * Takes an answer to the current question, or says why not. An answer that was meant for another question changes
 * nothing: somebody pressed twice, or a second tab went on.
 */
export function takeAnswer(
  conversation: Conversation,
  { typed, meantFor, thisYear }: { typed: string; meantFor?: QuestionId | undefined; thisYear: number },
): { conversation: Conversation; error: string | null } {
  const { position, answers, completed } = conversation;
  if (completed) return { conversation, error: null };
  const id = questionAt(position);
  if (meantFor !== undefined && meantFor !== id) return { conversation, error: null };
  const checked = checkAnswer(id, typed, thisYear);
  if ('error' in checked) return { conversation, error: checked.error };
  const isLast = position + 1 === questionCount;
  return {
    conversation: {
      position: isLast ? position : position + 1,
      answers: { ...answers, [id]: checked.answer },
      completed: isLast,
    },
    error: null,
  };
}

/** A finished conversation stays finished; one starts anew instead. */
export function oneBack(conversation: Conversation): Conversation {
  if (conversation.completed) return conversation;
  return { ...conversation, position: Math.max(0, conversation.position - 1) };
}
