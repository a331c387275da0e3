import { FolderOpen } from 'lucide-react';
import { Suspense, useState } from 'react';
import { CreateProjectDialog } from '#/features/people/projects/web/lazy-dialogs';
import { Welcome } from '#/features/people/projects/web/welcome';
import { useProject } from '#/platform/web/project/current-project';
import { Button } from '#/ui/button';
import { EmptyState } from '#/ui/empty-state';

/** Instead of a screen that needs a project: how to begin. Who has none yet is welcomed. */
export function NoProject({ hint }: { hint: string }) {
  const { projects, example } = useProject();
  const [creating, setCreating] = useState(false);
  const create = () => setCreating(true);
  return (
    <>
      {projects.length === 0 ? (
        <Welcome hint={hint}>
          <Button size="small" onClick={create}>
            Nieuw project
          </Button>
        </Welcome>
      ) : (
        <EmptyState
          icon={<FolderOpen aria-hidden="true" />}
          title="Geen project geselecteerd"
          text={hint}
          action={
            <>
              <Button variant="primary" onClick={create}>
                Nieuw project
              </Button>
              {example}
            </>
          }
        />
      )}
      <Suspense>{creating && <CreateProjectDialog onClose={() => setCreating(false)} />}</Suspense>
    </>
  );
}
