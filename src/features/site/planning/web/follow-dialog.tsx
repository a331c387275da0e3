import { useState } from 'react';
import { FollowingFields } from '#/features/site/planning/web/following-fields';
import { useLinkTask } from '#/features/site/planning/web/queries';
import type { Task } from '#/features/site/shared/planning/contract';
import { Button } from '#/ui/button';
import { Dialog } from '#/ui/dialog';

type FollowDialogProps = { task: Task; plan: readonly Task[]; onClose: () => void };

/** What a task comes after, for who draws no line. */
export function FollowDialog({ task, plan, onClose }: FollowDialogProps) {
  const [dependsOn, setDependsOn] = useState(task.dependsOn);
  const link = useLinkTask();
  const others = plan
    .filter(({ id }) => id !== task.id)
    .map(({ id, title }) => ({ value: String(id), label: title }));
  return (
    <Dialog
      onClose={onClose}
      title={`‘${task.title}’ komt na …`}
      onSubmit={(event) => {
        event.preventDefault();
        link.mutate(
          { params: { id: task.id }, version: task.version, body: { dependsOn } },
          { onSuccess: onClose },
        );
      }}
      footer={
        <>
          <Button onClick={onClose}>Annuleren</Button>
          <Button type="submit" variant="primary" busy={link.isPending}>
            Opslaan
          </Button>
        </>
      }
    >
      {others.length === 0 ? (
        <p>Er zijn nog geen andere taken om op te volgen.</p>
      ) : (
        <FollowingFields value={dependsOn} tasks={others} error={undefined} onChange={setDependsOn} />
      )}
    </Dialog>
  );
}
