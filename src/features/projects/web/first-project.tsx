import { FolderOpen } from 'lucide-react';
import { type ReactNode, Suspense, useState } from 'react';
import { CreateProjectDialog } from '#/features/projects/web/lazy-dialogs';
import { Button } from '#/ui/button';
import { EmptyState } from '#/ui/empty-state';

/** For somebody who has no project at all; `example` is the other way to begin. */
export function FirstProject({ hint, example }: { hint: string; example: ReactNode }) {
  const [creating, setCreating] = useState(false);
  return (
    <>
      <EmptyState
        icon={<FolderOpen aria-hidden="true" />}
        title="Geen project geselecteerd"
        text={hint}
        action={
          <>
            <Button variant="primary" onClick={() => setCreating(true)}>
              Nieuw project
            </Button>
            {example}
          </>
        }
      />
      <Suspense>{creating && <CreateProjectDialog onClose={() => setCreating(false)} />}</Suspense>
    </>
  );
}
