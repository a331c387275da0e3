import type { Todo } from '#/core/todo';
import { dutiesPage } from '#/features/duties/duties/page';
import { findDoubts } from '#/features/duties/duties/rules/doubts';
import { questionKeys } from '#/features/duties/duties/rules/questions';
import { readDutyFacts } from '#/features/duties/duties/server/facts-store';
import type { TodoSource } from '#/platform/server/ports/todo';

const place = 80;

/** Answers that hardly go together; and, once something was agreed on, the questions that nobody answered. */
export const dutyTodos: TodoSource = async ({ db, projectId, today }): Promise<Todo[]> => {
  const facts = await readDutyFacts(db, projectId, today);
  const [doubt] = Object.values(findDoubts(facts));
  const shared = { kind: 'duties', path: dutiesPage.path, icon: 'paper' as const, isUrgent: false, place };
  if (doubt) {
    const act = { label: 'Nakijken', path: dutiesPage.path };
    return [{ ...shared, key: 'duties doubt', title: 'Klopt dit antwoord?', text: doubt, act }];
  }
  const wasAsked = questionKeys.some((key) => facts.origins[key] === 'answer');
  if (wasAsked || facts.contracts.length === 0) return [];
  const act = { label: 'Beantwoorden', path: dutiesPage.path };
  const text = 'Beantwoord enkele vragen: dan ziet u wat voor uw woning geldt, en tegen wanneer.';
  return [{ ...shared, key: 'duties questions', title: 'Uw rechten en plichten', text, act, isLater: true }];
};
