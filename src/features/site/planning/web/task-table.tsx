import { CalendarPlus, Diamond, Pencil, SearchX, Trash2 } from 'lucide-react';
import { useMemo, useState } from 'react';
import { contactName } from '#/core/contact-name';
import { type Day, formatDay } from '#/core/day';
import { PriorityBadge, StatusBadge } from '#/features/site/planning/web/task-badges';
import type { Task } from '#/features/site/shared/planning/contract';
import { isActive, priorityRank, statusLabels } from '#/features/site/shared/planning/rules/tasks';
import { ContactLink } from '#/features/work/shared/contacts/web/contact-link';
import { Button, IconButton } from '#/ui/button';
import { EmptyState } from '#/ui/empty-state';
import { DataTable } from '#/ui/table';
import { TableFrame } from '#/ui/table-frame';
import type { Sort } from '#/ui/table-sorting';
import { type Column, nothing } from '#/ui/table-types';
import { VisuallyHidden } from '#/ui/visually-hidden';
import { WholeDays } from '#/ui/whole-days';

type Conflicts = ReadonlyMap<number, readonly string[]>;

type TaskTableProps = {
  tasks: readonly Task[];
  conflicts: Conflicts;
  /** What is done with stays out of the way. */
  folds: boolean;
  sort: Sort | null;
  onSortChange: (sort: Sort | null) => void;
  onOpen: (task: Task) => void;
  /** Left out for who may only read. */
  onRemove?: ((task: Task) => void) | undefined;
};

const byStart = { key: 'start', direction: 'ascending' } as const;
const idOf = ({ id }: Task) => id;

const facts: readonly Column<Task>[] = [
  {
    key: 'contact',
    header: 'Contact',
    givesWay: 1,
    cell: ({ contact }) => (contact ? <ContactLink contact={contact} /> : nothing),
    sortBy: ({ contact }) => (contact ? contactName(contact) : null),
  },
  {
    key: 'start',
    header: 'Start',
    width: '7rem',
    nowrap: true,
    cell: ({ startDate }) => shortDay(startDate),
    sortBy: ({ startDate }) => startDate,
  },
  {
    key: 'end',
    header: 'Einde',
    givesWay: 2,
    width: '7rem',
    nowrap: true,
    cell: ({ endDate }) => shortDay(endDate),
    sortBy: ({ endDate }) => endDate,
  },
  {
    key: 'status',
    header: 'Status',
    width: '8rem',
    cell: ({ status }) => <StatusBadge status={status} />,
    sortBy: ({ status }) => statusLabels[status],
  },
  {
    key: 'priority',
    header: 'Prioriteit',
    hideOnPhone: true,
    givesWay: 3,
    width: '8rem',
    cell: ({ priority }) => <PriorityBadge priority={priority} />,
    sortBy: ({ priority }) => priorityRank[priority],
  },
];

function titleColumn(conflicts: Conflicts): Column<Task> {
  return {
    ...{ key: 'title', header: 'Titel', role: 'title', sortBy: ({ title }) => title },
    cell: ({ id, title, isMilestone }) => (
      <>
        {isMilestone && <Milestone />}
        {title}
        {conflicts.get(id)?.map((sentence) => (
          <span key={sentence} className="block font-normal text-danger text-sm">
            <WholeDays text={sentence} />
          </span>
        ))}
      </>
    ),
  };
}

function Milestone() {
  return (
    <>
      <Diamond aria-hidden="true" className="mr-1.5 inline size-3.5 fill-brick-soft text-brick" />
      <VisuallyHidden>Mijlpaal: </VisuallyHidden>
    </>
  );
}

function shortDay(value: Day | null) {
  return value ? <span className="tabular-nums">{formatDay(value)}</span> : nothing;
}

const finished = 'Voltooid of geannuleerd';
const groupOf = ({ status }: Task) => (isActive(status) ? 'Gepland en in uitvoering' : finished);

export function TaskTable(props: TaskTableProps) {
  const { tasks, conflicts, folds, sort, onSortChange, onOpen, onRemove } = props;
  const [folded, setFolded] = useState<ReadonlySet<string>>(() => new Set([finished]));
  // Groups stand in the order of their first rows.
  const rows = useMemo(
    () => tasks.toSorted((one, other) => Number(isActive(other.status)) - Number(isActive(one.status))),
    [tasks],
  );
  const active = tasks.filter(({ status }) => isActive(status)).length;
  const hasGroups = folds && active > 0 && active < tasks.length;
  const columns = useMemo(
    () =>
      onRemove
        ? [
            titleColumn(conflicts),
            ...facts,
            {
              key: 'actions',
              header: 'Acties',
              role: 'actions' as const,
              align: 'end' as const,
              width: '6.5rem',
              cell: (task: Task) => <TaskActions task={task} onOpen={onOpen} onRemove={onRemove} />,
            },
          ]
        : [titleColumn(conflicts), ...facts],
    [conflicts, onOpen, onRemove],
  );
  return (
    <TableFrame>
      <DataTable
        caption="Taken"
        kind="tasks"
        columns={columns}
        rows={rows}
        getRowId={idOf}
        sort={sort ?? byStart}
        onSortChange={onSortChange}
        onRowClick={onOpen}
        {...(hasGroups && {
          groupBy: groupOf,
          groupSummary: (some: readonly Task[]) => (some.length === 1 ? '1 taak' : `${some.length} taken`),
          folded,
          onFold: (label: string) => setFolded(toggled(folded, label)),
        })}
      />
    </TableFrame>
  );
}

function toggled(folded: ReadonlySet<string>, label: string): ReadonlySet<string> {
  const next = new Set(folded);
  if (!next.delete(label)) next.add(label);
  return next;
}

type ActionsProps = { task: Task; onOpen: (task: Task) => void; onRemove: (task: Task) => void };

function TaskActions({ task, onOpen, onRemove }: ActionsProps) {
  return (
    <span className="inline-flex print:hidden">
      <IconButton
        label={`‘${task.title}’ bewerken`}
        icon={<Pencil aria-hidden="true" />}
        onClick={() => onOpen(task)}
      />
      <IconButton
        label={`‘${task.title}’ verwijderen`}
        icon={<Trash2 aria-hidden="true" />}
        onClick={() => onRemove(task)}
      />
    </span>
  );
}

export function NoTasks({ onAdd }: { onAdd?: (() => void) | undefined }) {
  return (
    <EmptyState
      icon={<CalendarPlus aria-hidden="true" />}
      title="Nog geen taken toegevoegd"
      text="Zet op een rij wie wanneer komt: de stelling, de dakwerker, de levering van de keuken."
      action={
        onAdd && (
          <Button variant="primary" onClick={onAdd}>
            Eerste taak toevoegen
          </Button>
        )
      }
    />
  );
}

export function NoTasksFound({ onClear }: { onClear: () => void }) {
  return (
    <EmptyState
      icon={<SearchX aria-hidden="true" />}
      title="Geen taken gevonden"
      text="Geen enkele taak past bij deze zoekopdracht en status."
      action={<Button onClick={onClear}>Alles tonen</Button>}
    />
  );
}
