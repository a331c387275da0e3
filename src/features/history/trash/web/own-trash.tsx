import { type ReactNode, useState } from 'react';
import { contactLabel } from '#/core/contact-name';
import type { RemovedContact, RemovedProject } from '#/features/history/shared/trash/contract';
import * as queries from '#/features/history/trash/web/queries';
import { TrashRow } from '#/features/history/trash/web/trash-row';
import { Button } from '#/ui/button';
import { Card } from '#/ui/card';
import { ConfirmDialog } from '#/ui/confirm';

type Forever = { title: string; text: string; busy: boolean; run: (then: () => void) => void };

export function RemovedProjects({ projects }: { projects: readonly RemovedProject[] }) {
  const restore = queries.useRestoreProject();
  const remove = queries.useRemoveProjectForGood();
  const [asking, setAsking] = useState<RemovedProject>();
  if (projects.length === 0) return null;
  return (
    <OwnTrash title="Projecten">
      {projects.map((project) => (
        <TrashRow
          key={project.id}
          {...{ title: project.name, removedAt: project.removedAt, goneAt: project.goneAt }}
          busy={restore.isPending}
          onRestore={() => restore.mutate({ params: { id: project.id } })}
        >
          <ForGood title={project.name} onPress={() => setAsking(project)} />
        </TrashRow>
      ))}
      {asking && (
        <Question
          title={`‘${asking.name}’ voorgoed verwijderen?`}
          text="Alles in dit project is dan weg, met de bestanden, ook voor wie u het deelde."
          busy={remove.isPending}
          onClose={() => setAsking(undefined)}
          run={(then) => remove.mutate({ params: { id: asking.id } }, { onSettled: then })}
        />
      )}
    </OwnTrash>
  );
}

export function RemovedContacts({ contacts }: { contacts: readonly RemovedContact[] }) {
  const restore = queries.useRestoreContact();
  const remove = queries.useRemoveContactForGood();
  const [asking, setAsking] = useState<RemovedContact>();
  if (contacts.length === 0) return null;
  return (
    <OwnTrash title="Contacten">
      {contacts.map((contact) => (
        <TrashRow
          key={contact.id}
          {...{ title: contactLabel(contact), removedAt: contact.removedAt, goneAt: contact.goneAt }}
          busy={restore.isPending}
          onRestore={() => restore.mutate({ params: { id: contact.id } })}
        >
          <ForGood title={contactLabel(contact)} onPress={() => setAsking(contact)} />
        </TrashRow>
      ))}
      {asking && (
        <Question
          title={`‘${contactLabel(asking)}’ voorgoed verwijderen?`}
          text="Ook het logboek onthoudt dan niets meer van dit contact."
          busy={remove.isPending}
          onClose={() => setAsking(undefined)}
          run={(then) => remove.mutate({ params: { id: asking.id } }, { onSettled: then })}
        />
      )}
    </OwnTrash>
  );
}

function OwnTrash({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="mb-8" aria-label={title}>
      <h2 className="mb-2 text-xl">{title}</h2>
      <Card padding="none">
        <ul className="divide-y divide-line">{children}</ul>
      </Card>
    </section>
  );
}

function ForGood({ title, onPress }: { title: string; onPress: () => void }) {
  return (
    <Button size="small" variant="quiet" aria-label={`Voorgoed verwijderen: ${title}`} onClick={onPress}>
      Voorgoed verwijderen
    </Button>
  );
}

function Question({ title, text, busy, run, onClose }: Forever & { onClose: () => void }) {
  return (
    <ConfirmDialog
      danger
      {...{ title, text, busy, onClose }}
      confirmLabel="Voorgoed verwijderen"
      onConfirm={() => run(onClose)}
    />
  );
}
