import { AlarmClock, CalendarDays, ChartNoAxesGantt, Plus, Table2 } from 'lucide-react';
import { Suspense, useCallback, useMemo, useState } from 'react';
import { Link, Redirect, useSearch } from 'wouter';
import { addresses } from '#/core/addresses';
import { addDaysWithin, dayAt } from '#/core/day';
import type { Project } from '#/core/project';
import { may } from '#/core/rights';
import { conflictsOf } from '#/features/site/planning/rules/conflicts';
import { movedAddress } from '#/features/site/planning/rules/moved-address';
import { Agenda } from '#/features/site/planning/web/agenda';
import { ConflictList } from '#/features/site/planning/web/conflict-list';
import { FollowDialog } from '#/features/site/planning/web/follow-dialog';
import { MoveDialog } from '#/features/site/planning/web/move-dialog';
import { useLinkTask, useRemoveTask, useResizeTask, useTasks } from '#/features/site/planning/web/queries';
import { NoTasks, NoTasksFound, TaskTable } from '#/features/site/planning/web/task-table';
import { TaskTimeline } from '#/features/site/planning/web/task-timeline';
import { useView } from '#/features/site/planning/web/use-planning-address';
import { type Task, taskStatuses } from '#/features/site/shared/planning/contract';
import { filterTasks, statusLabels } from '#/features/site/shared/planning/rules/tasks';
import { DeadLink } from '#/platform/web/dead-link';
import { lazyDialog } from '#/platform/web/lazy-component';
import { ProjectScreen } from '#/platform/web/project/project-screen';
import { QueryStates } from '#/platform/web/query-states';
import { useHeldRecord } from '#/platform/web/use-held-record';
import { useListAddress } from '#/platform/web/use-list-address';
import { useOpenRecord } from '#/platform/web/use-open-record';
import { Button, buttonClasses } from '#/ui/button';
import { FilterBar } from '#/ui/filter-bar';
import { PageHeader } from '#/ui/page-header';
import { Tabs } from '#/ui/tabs';

const load = () => import('#/features/site/planning/web/task-dialogs');
const TaskDialog = lazyDialog(async () => (await load()).TaskDialog);
const ReadTaskDialog = lazyDialog(async () => (await load()).ReadTaskDialog);

const statusOptions = taskStatuses.map((value) => ({ value, label: statusLabels[value] }));
const everything = { search: '', choice: '' } as const;

export function PlanningPage() {
  const moved = movedAddress(useSearch());
  if (moved) return <Redirect to={moved} replace />;
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
          <>
            <Link href={addresses.todo} className={buttonClasses()}>
              <AlarmClock aria-hidden="true" className="size-[1.125rem]" />
              Termijnen
            </Link>
            {mayChange && (
              <Button variant="primary" icon={<Plus aria-hidden="true" />} onClick={dialog.openNew}>
                Nieuwe taak
              </Button>
            )}
          </>
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
  const { filter, setFilter, sort, setSort } = useListAddress(taskStatuses);
  const { mutate: removeTask } = useRemoveTask();
  const remove = useCallback(
    ({ id: taskId, version }: Task) => removeTask({ params: { id: taskId }, version }),
    [removeTask],
  );
  const shown = useMemo(
    () => filterTasks(tasks, filter.search, filter.choice),
    [tasks, filter.search, filter.choice],
  );
  // Who looks for something sees all that is found.
  const folds = filter.search === '' && filter.choice === '';
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
  const { mutate: linkTask } = useLinkTask();
  const link = useCallback(
    ({ id: taskId }: Task, after: number) => {
      const follower = tasks.find((task) => task.id === after);
      if (!follower || follower.dependsOn.some((each) => each.taskId === taskId)) return;
      const { version, dependsOn } = follower;
      const body = { dependsOn: [...dependsOn, { taskId, days: 0 }] };
      linkTask({ params: { id: after }, version, body });
    },
    [tasks, linkTask],
  );
  const [following, setFollowing] = useState<number>();
  const askFollow = useCallback(({ id: taskId }: Task) => setFollowing(taskId), []);
  const follower = tasks.find((task) => task.id === following);
  const noTasks = <NoTasks onAdd={mayChange ? openNew : undefined} />;
  const conflictList = (
    <ConflictList
      plan={tasks}
      conflicts={conflicts}
      onOpen={openTask}
      onMove={mayChange ? askMove : undefined}
    />
  );
  return (
    <>
      <DeadLink
        rows={tasks}
        isOpen={opened !== undefined}
        text="Deze taak bestaat niet meer, of ze staat in een ander project."
      />
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
            label: <ViewName name="Tabel" />,
            icon: <Table2 aria-hidden="true" />,
            content:
              tasks.length === 0 ? (
                noTasks
              ) : shown.length === 0 ? (
                <NoTasksFound onClear={() => setFilter(everything)} />
              ) : (
                <TaskTable
                  tasks={shown}
                  {...{ conflicts, folds }}
                  sort={sort}
                  onSortChange={setSort}
                  onOpen={openTask}
                  onRemove={mayChange ? remove : undefined}
                />
              ),
          },
          {
            value: 'timeline',
            label: <ViewName name="Tijdslijn" />,
            icon: <ChartNoAxesGantt aria-hidden="true" />,
            content: (
              <>
                {conflictList}
                <TaskTimeline
                  tasks={shown}
                  plan={tasks}
                  {...{ conflicts, today }}
                  onOpen={openTask}
                  {...(mayChange && { onMove: askMove, onResize: resize, onLink: link, onFollow: askFollow })}
                />
              </>
            ),
          },
          {
            value: 'agenda',
            label: 'Agenda',
            icon: <CalendarDays aria-hidden="true" />,
            content: <Agenda tasks={shown} {...{ filter, folds, projectId, today }} onOpen={openTask} />,
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
        {follower && <FollowDialog task={follower} plan={tasks} onClose={() => setFollowing(undefined)} />}
        {opened && !mayChange && <ReadTaskDialog task={opened} plan={tasks} today={today} onClose={close} />}
      </Suspense>
    </>
  );
}

/** In full where three of them fit beside each other. */
function ViewName({ name }: { name: string }) {
  return (
    <span>
      {name}
      <span className="max-sm:sr-only"> weergave</span>
    </span>
  );
}
