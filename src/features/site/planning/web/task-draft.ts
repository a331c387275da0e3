import type { z } from 'zod';
import type { Task, taskForm } from '#/features/site/shared/planning/contract';
import type { Following } from '#/features/site/shared/planning/rules/shift';
import { priorityLabels, statusLabels } from '#/features/site/shared/planning/rules/tasks';
import {
  type FormWords,
  inDay,
  inFlag,
  inOption,
  inOptions,
  inText,
  inWord,
} from '#/platform/web/merge/field-words';

/** A task as it stands in its form. */
export type TaskDraft = z.input<typeof taskForm>;

export function draftOf(task: Task): TaskDraft {
  const { title, description, startDate, endDate, contactId, status, priority, notes, dependsOn } = task;
  const { quoteId, category, roomIds, documentIds, checks, needs, isMilestone, covers } = task;
  return {
    ...{ title, startDate, endDate, isMilestone, contactId, status, priority, dependsOn },
    ...{ quoteId, roomIds, covers, documentIds, checks, needs },
    ...{ description: description ?? '', notes: notes ?? '', category: category ?? '' },
  };
}

export const emptyDraft: TaskDraft = {
  ...{ title: '', description: '', notes: '', category: '' },
  ...{ startDate: null, endDate: null, isMilestone: false, contactId: null, quoteId: null, covers: null },
  ...{ status: 'planned', priority: 'medium' },
  ...{ dependsOn: [], roomIds: [], documentIds: [], checks: [], needs: [] },
};

export type Option = { readonly value: string; readonly label: string };

function inList(label: string, showOne: (each: never) => string) {
  return { label, show: (value: unknown) => (value as never[]).map(showOne).join(', ') };
}

type Named = {
  contacts: readonly Option[];
  others: readonly Option[];
  quotes: readonly Option[];
  documents: readonly Option[];
  rooms: readonly Option[];
};

/** How a question about a field names it and its values. */
export function wordsOf({ contacts, others, quotes, documents, rooms }: Named): FormWords<TaskDraft> {
  const task = inOption('Na', others);
  return {
    title: inText('Titel'),
    startDate: inDay('Startdatum'),
    endDate: inDay('Einddatum'),
    isMilestone: inFlag('Mijlpaal'),
    contactId: inOption('Contact', contacts),
    status: inWord('Status', statusLabels),
    priority: inWord('Prioriteit', priorityLabels),
    description: inText('Beschrijving'),
    notes: inText('Notities'),
    dependsOn: inList('Na', ({ taskId }: Following) => task.show(taskId)),
    quoteId: inOption('Offerte', quotes),
    category: inText('Categorie'),
    roomIds: inOptions('Ruimtes', rooms),
    covers: inFlag('Foto’s voor het dichtgaat'),
    documentIds: inOptions('Documenten', documents),
    checks: inList('Controlelijst', ({ what }: { what: string }) => what),
    needs: inList('Vooraf te beslissen', ({ what }: { what: string }) => what),
  };
}
