import { AlarmClock, CalendarDays, CalendarRange, ChartNoAxesGantt, Plus, Table2 } from 'lucide-react';
import { Suspense, useCallback, useMemo, useState } from 'react';
import { useSearchParams } from 'wouter';
import { addDaysWithin, dayAt } from '#/core/day';
import { may } from '#/core/rights';
import { DeadlinesPanel } from '#/features/deadlines/web/shared/deadlines-panel';
import { type Task, type TaskStatus, taskStatuses } from '#/features/planning/contract';
import { conflictsOf } from '#/features/planning/rules/conflicts';
import { filterTasks, statusLabels } from '#/features/planning/rules/tasks';
import { DayChart } from '#/features/planning/web/day-chart';
import { MoveDialog } from '#/features/planning/web/move-dialog';
import { useRemoveTask, useResizeTask, useTasks } from '#/features/planning/web/queries';
import { NoTasks, NoTasksFound, TaskTable } from '#/features/planning/web/task-table';
import { TaskTimeline } from '#/features/planning/web/task-timeline';
import { WeekView } from '#/features/planning/web/week-view';
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
        {(data) => <TaskViews tasks={data} project={project} mayChange={mayChange} />}
      </QueryStates>
    </>
  );
}

type TaskViewsProps = { tasks: readonly Task[]; project: Project; mayChange: boolean };

function TaskViews({ tasks, project, mayChange }: TaskViewsProps) {
  const projectId = project.id;
  const today = dayAt(new Date());
  const { isNew, id, open, openNew, close } = useOpenRecord();
  const [view, setView] = useView();
  const [filter, setFilter] = useState(everything);
  const { mutate: removeTask } = useRemoveTask();
  const remove = useCallback(
    ({ id: taskId, version }: Task) => removeTask({ params: { id: taskId }, version }),
    [removeTask],
  );
  const shown = useMemo(() => filterTasks(tasks, filter.search, filter.choice), [tasks, filter]);
  const openTask = useCallback((task: Task) => open(task.id), [open]);
  const { record: opened, isGone } = useHeldRecord(tasks, id);
  const conflicts = useMemo(() => conflictsOf(tasks, today), [tasks, today]);
  const [moving, setMoving] = useState<{ taskId: number; days: number }>();
  const askMove = useCallback(({ id: taskId }: Task, days: number) => setMoving({ taskId, days }), []);
  const moved = tasks.find((task) => task.id === moving?.taskId);
  const { mutate: resizeTask } = useResizeTask();
  const resize = useCallback(
    ({ id: taskId, version, startDate, endDate }: Task, days: number) => {
      const end = startDate && addDaysWithin(endDate ?? startDate, days);
      if (end && end >= startDate) resizeTask({ params: { id: taskId }, version, body: { endDate: end } });
    },
    [resizeTask],
  );
  const noTasks = <NoTasks onAdd={mayChange ? openNew : undefined} />;
  return (
    <>
      {tasks.length > 0 && view !== 'deadlines' && (
        <FilterBar
          filter={filter}
          onChange={setFilter}
          searchLabel="Zoek in de taken"
          choiceLabel="Status"
          all="Alle statussen"
          options={statusOptions}
        />
      )}
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
              tasks.length === 0 ? (
                noTasks
              ) : shown.length === 0 ? (
                <NoTasksFound onClear={() => setFilter(everything)} />
              ) : (
                <TaskTable
                  tasks={shown}
                  conflicts={conflicts}
                  onOpen={openTask}
                  onRemove={mayChange ? remove : undefined}
                />
              ),
          },
          {
            value: 'timeline',
            label: 'Tijdslijn weergave',
            icon: <ChartNoAxesGantt aria-hidden="true" />,
            content:
              tasks.length === 0 ? (
                noTasks
              ) : (
                <TaskTimeline tasks={shown} {...{ conflicts, today }} onOpen={openTask} />
              ),
          },
          {
            value: 'days',
            label: 'Kalender',
            icon: <CalendarRange aria-hidden="true" />,
            content:
              tasks.length === 0 ? (
                noTasks
              ) : (
                <DayChart
                  tasks={shown}
                  plan={tasks}
                  {...{ conflicts, today }}
                  onOpen={openTask}
                  onMove={mayChange ? askMove : undefined}
                  onResize={mayChange ? resize : undefined}
                />
              ),
          },
          {
            value: 'week',
            label: 'Week',
            icon: <CalendarDays aria-hidden="true" />,
            content: <WeekView tasks={shown} {...{ projectId, today }} onOpen={openTask} />,
          },
          {
            value: 'deadlines',
            label: 'Termijnen',
            icon: <AlarmClock aria-hidden="true" />,
            content: <DeadlinesPanel projectId={projectId} role={project.role} today={today} />,
          },
        ]}
      />
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
        {moving && moved?.startDate && (
          <MoveDialog
            projectId={projectId}
            task={{ ...moved, startDate: moved.startDate }}
            days={moving.days}
            today={today}
            onClose={() => setMoving(undefined)}
          />
        )}
        {opened && !mayChange && <ReadTaskDialog task={opened} onClose={close} />}
      </Suspense>
    </>
  );
}

const viewNames = {
  ...{ tabel: 'table', tijdslijn: 'timeline', kalender: 'days', week: 'week', termijnen: 'deadlines' },
} as const;
type View = (typeof viewNames)[keyof typeof viewNames];

/** Which view a screen shows stands in its address, so that a letter or a bell can lead to it. */
function useView(): [View, (view: View) => void] {
  const [search, setSearch] = useSearchParams();
  const named = search.get('weergave') ?? '';
  const view = named in viewNames ? viewNames[named as keyof typeof viewNames] : 'table';
  const show = (next: View) =>
    setSearch(
      (current) => {
        const { weergave: _, ...others } = Object.fromEntries(current);
        const name = Object.entries(viewNames).find(([, each]) => each === next)?.[0];
        return next === 'table' || !name ? others : { ...others, weergave: name };
      },
      { replace: true },
    );
  return [view, show];
}
