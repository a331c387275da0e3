import { BellPlus, CalendarCheck, Check, Pencil } from 'lucide-react';
import { useState } from 'react';
import { dayAt } from '#/core/day';
import { isAside, type ListedTodo } from '#/core/listed-todo';
import type { Project } from '#/core/project';
import { may } from '#/core/rights';
import { useFinishReminder, useReminders } from '#/features/reminders/deadlines/web/queries';
import { ReminderDialog } from '#/features/reminders/deadlines/web/reminder-dialog';
import type { Reminder } from '#/features/reminders/shared/deadlines/contract';
import { SetAside } from '#/features/reminders/shared/todo/web/aside';
import { TodoRow } from '#/features/reminders/shared/todo/web/todo-row';
import { useTodos } from '#/features/reminders/shared/web/use-todos';
import { todoPage } from '#/features/reminders/todo/page';
import { byDay } from '#/features/reminders/todo/rules/listed';
import { belowDeadlines } from '#/platform/web/ports/deadlines';
import { ProjectScreen } from '#/platform/web/project/project-screen';
import { QueryStates } from '#/platform/web/query-states';
import { SlotParts } from '#/platform/web/slots';
import { useHeldRecord } from '#/platform/web/use-held-record';
import { Button, IconButton } from '#/ui/button';
import { Card } from '#/ui/card';
import { EmptyState } from '#/ui/empty-state';
import { PageHeader } from '#/ui/page-header';

export function DeadlinesPage() {
  return (
    <ProjectScreen title={todoPage.title} hint="Selecteer een project om te zien wat een laatste dag heeft.">
      {(project) => <Deadlines project={project} />}
    </ProjectScreen>
  );
}

type Open = 'new' | number;

/** Everything that has a day, with what one wants to be reminded of, and then what else there is to do. */
function Deadlines({ project: { id: projectId, role } }: { project: Project }) {
  const today = dayAt(new Date());
  const todos = useTodos(projectId);
  const { data: reminders } = useReminders(projectId);
  const [open, setOpen] = useState<Open>();
  const { record, isGone } = useHeldRecord(reminders, typeof open === 'number' ? open : undefined);
  const close = () => setOpen(undefined);
  return (
    <>
      <PageHeader
        title={todoPage.title}
        text="Wat een laatste dag heeft, op een rij."
        actions={
          may(role, 'add') && (
            <Button variant="primary" icon={<BellPlus aria-hidden="true" />} onClick={() => setOpen('new')}>
              Nieuwe herinnering
            </Button>
          )
        }
      />
      <QueryStates query={todos} failed="De termijnen konden niet geladen worden">
        {(all) => <TodoLists {...{ projectId, todos: all, reminders }} onEdit={setOpen} />}
      </QueryStates>
      <div className="mt-6">
        <SlotParts of={belowDeadlines} given={{ projectId }} />
      </div>
      {open === 'new' && <ReminderDialog projectId={projectId} today={today} onClose={close} />}
      {record && (
        <ReminderDialog key={record.id} {...{ projectId, reminder: record, isGone, today }} onClose={close} />
      )}
    </>
  );
}

type TodoListsProps = {
  projectId: number;
  todos: readonly ListedTodo[];
  reminders: readonly Reminder[] | undefined;
  onEdit: (id: number) => void;
};

function TodoLists({ projectId, todos, reminders = [], onEdit }: TodoListsProps) {
  const open = byDay(todos).filter((todo) => !isAside(todo));
  const row = (todo: ListedTodo) => {
    const reminder = reminders.find(({ id }) => todo.key === `reminder ${id}`);
    return <DeadlineRow key={todo.key} {...{ projectId, todo, reminder, onEdit }} />;
  };
  const dated = open.filter(({ dueDate }) => dueDate !== null);
  const others = open.filter(({ dueDate }) => dueDate === null);
  return (
    <>
      {dated.length === 0 ? (
        <EmptyState
          icon={<CalendarCheck aria-hidden="true" />}
          title="Geen termijnen"
          text="Facturen, offertes, taken, premies en documenten met een laatste dag verschijnen hier vanzelf."
        />
      ) : (
        <Card padding="none">
          <ul aria-label="Termijnen">{dated.map(row)}</ul>
        </Card>
      )}
      {others.length > 0 && (
        <>
          <h2 id="undated" className="mt-6 mb-3 text-lg">
            Zonder laatste dag
          </h2>
          <Card padding="none">
            <ul aria-labelledby="undated">{others.map(row)}</ul>
          </Card>
        </>
      )}
      <div className="mt-4">
        <SetAside projectId={projectId} todos={todos} />
      </div>
    </>
  );
}

type DeadlineRowProps = {
  projectId: number;
  todo: ListedTodo;
  reminder: Reminder | undefined;
  onEdit: (id: number) => void;
};

function DeadlineRow({ projectId, todo, reminder, onEdit }: DeadlineRowProps) {
  return (
    <li data-record={todo.key} className="border-line border-t px-4 py-1 first:border-t-0">
      <TodoRow
        projectId={projectId}
        todo={todo}
        isReturning
        withDay
        buttons={
          todo.kind === 'reminder' ? <ReminderButtons reminder={reminder} onEdit={onEdit} /> : undefined
        }
      />
    </li>
  );
}

function ReminderButtons({ reminder, onEdit }: Pick<DeadlineRowProps, 'reminder' | 'onEdit'>) {
  const finish = useFinishReminder();
  if (!reminder?.mayChange) return null;
  const { id, title, version } = reminder;
  return (
    <>
      <IconButton
        label={`‘${title}’ bewerken`}
        icon={<Pencil aria-hidden="true" />}
        onClick={() => onEdit(id)}
      />
      <IconButton
        label={`‘${title}’ is gedaan`}
        icon={<Check aria-hidden="true" />}
        onClick={() => finish.mutate({ params: { id }, version, body: { isDone: true } })}
      />
    </>
  );
}
