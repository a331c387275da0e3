import { answerTodosOf, quoteTodosOf, unseenTodosOf } from '#/features/papers/quotes/rules/todo';
import { listQuoteFindings } from '#/features/papers/quotes/server/findings-store';
import { listAcceptedUnseen, listAsked } from '#/features/papers/quotes/server/looked-store';
import { isOpen } from '#/features/papers/shared/rules/looked-into';
import type { TodoSource } from '#/platform/server/ports/todo';

export const quoteTodos: TodoSource = async ({ db, projectId, today, listDeadlines, ...guards }) => {
  const unseen = [];
  for (const { id, name } of await listAcceptedUnseen(db, projectId)) {
    const found = await listQuoteFindings(db, { projectId, id, today }, guards);
    const bad = found.find((each) => each.severity === 'danger' && isOpen(each, today));
    if (bad) unseen.push({ id, name, sentence: bad.sentence });
  }
  const waiting = [];
  for (const { id, name, until: first } of await listAsked(db, projectId)) {
    if (first > today) continue;
    const found = await listQuoteFindings(db, { projectId, id, today }, guards);
    // What was set aside since, or is right by now, needs no answer any more.
    const [until] = found.flatMap((each) => (isOpen(each, today) && each.askedUntil) || []).sort();
    if (until) waiting.push({ id, name, until });
  }
  return [...quoteTodosOf(await listDeadlines()), ...unseenTodosOf(unseen), ...answerTodosOf(waiting)];
};
