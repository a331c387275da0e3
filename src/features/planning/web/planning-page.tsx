import { ChartNoAxesGantt, Plus, Table2 } from 'lucide-react';
import { Suspense, useCallback, useMemo, useState } from 'react';
import { dayAt } from '#/core/day';
import { may } from '#/core/rights';
import { type Task, type TaskStatus, taskStatuses } from '#/features/planning/contract';
import { filterTasks, statusLabels } from '#/features/planning/rules/tasks';
import { useRemoveTask, useTasks } from '#/features/planning/web/queries';
import { NoTasks, NoTasksFound, TaskTable } from '#/features/planning/web/task-table';
import { TaskTimeline } from '#/features/planning/web/task-timeline';
import type { Project } from '#/features/projects/contract';
import { ProjectScreen } from '#/features/projects/web/shared/project-screen';
import { lazyDialog } from '#/platform/web/lazy-component';
import { QueryStates } from '#/platform/web/query-states';
import { useHeldRecord } from '#/platform/web/use-held-record';
import { useOpenRecord } from '#/platform/web/use-open-record';
import { Button } from '#/ui/button';
import { type Filter, FilterBar } from '#/ui/filter-bar';
import { PageHeader } from '#/ui/page-header';
import { Tabs } from '#/ui/tabs';

const load = () => import('#/features/planning/web/task-dialogs');
const TaskDialog = lazyDialog(async () => (await load()).TaskDialog);
const ReadTaskDialog = lazyDialog(async () => (await load()).ReadTaskDialog);

const statusOptions = taskStatuses.map((value) => ({ value, label: statusLabels[value] }));
const everything: Filter<TaskStatus> = { search: '', choice: '' };

export function PlanningPage() {
  return (
    <ProjectScreen title="Planning" hint="Selecteer een project om de planning te bekijken.">
      {(project) => <Planning project={project} />}
    </ProjectScreen>
  );
}

function Planning({ project }: { project: Project }) {
  const tasks = useTasks(project.id);
  const dialog = useOpenRecord();
  const mayChange = may(project.role, 'change');
  return (
    <>
      <PageHeader
        title="Planning"
        text="Wie komt wanneer, en wat staat er nog op het programma."
        actions={
          mayChange && (
            <Button
              variant="primary"
              className="print:hidden"
              icon={<Plus aria-hidden="true" />}
              onClick={dialog.openNew}
            >
              Nieuwe taak
            </Button>
          )
        }
      />
      <QueryStates query={tasks} failed="De planning kon niet geladen worden">
        {(data) => <TaskViews tasks={data} projectId={project.id} mayChange={mayChange} />}
      </QueryStates>
    </>
  );
}

type TaskViewsProps = { tasks: readonly Task[]; projectId: number; mayChange: boolean };

function TaskViews({ tasks, projectId, mayChange }: TaskViewsProps) {
  const today = dayAt(new Date());
  const { isNew, id, open, openNew, close } = useOpenRecord();
  const [view, setView] = useState<'table' | 'timeline'>('table');
  const [filter, setFilter] = useState(everything);
  const { mutate: removeTask } = useRemoveTask();
  const remove = useCallback(
    ({ id: taskId, version }: Task) => removeTask({ params: { id: taskId }, version }),
    [removeTask],
  );
  const shown = useMemo(() => filterTasks(tasks, filter.search, filter.choice), [tasks, filter]);
  const openTask = useCallback((task: Task) => open(task.id), [open]);
  const { record: opened, isGone } = useHeldRecord(tasks, id);
  return (
    <>
      {tasks.length === 0 ? (
        <NoTasks onAdd={mayChange ? openNew : undefined} />
      ) : (
        <>
          <FilterBar
            filter={filter}
            onChange={setFilter}
            searchLabel="Zoek in de taken"
            choiceLabel="Status"
            all="Alle statussen"
            options={statusOptions}
          />
          <Tabs
            label="Weergave"
            value={view}
            onChange={setView}
            tabs={[
              {
                value: 'table',
                label: 'Tabel weergave',
                icon: <Table2 aria-hidden="true" />,
                content:
                  shown.length === 0 ? (
                    <NoTasksFound onClear={() => setFilter(everything)} />
                  ) : (
                    <TaskTable
                      tasks={shown}
                      plan={tasks}
                      onOpen={openTask}
                      onRemove={mayChange ? remove : undefined}
                    />
                  ),
              },
              {
                value: 'timeline',
                label: 'Tijdslijn weergave',
                icon: <ChartNoAxesGantt aria-hidden="true" />,
                content: <TaskTimeline tasks={shown} today={today} onOpen={openTask} />,
              },
            ]}
          />
        </>
      )}
      <Suspense>
        {isNew && mayChange && <TaskDialog projectId={projectId} today={today} onClose={close} />}
        {opened && mayChange && (
          <TaskDialog
            key={id}
            projectId={projectId}
            task={opened}
            isGone={isGone}
            today={today}
            onClose={close}
          />
        )}
        {opened && !mayChange && <ReadTaskDialog task={opened} onClose={close} />}
      </Suspense>
    </>
  );
}
