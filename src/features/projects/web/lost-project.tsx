import { FolderX } from 'lucide-react';
import { useProject } from '#/features/projects/web/shared/current-project';
import { Button } from '#/ui/button';
import { EmptyState } from '#/ui/empty-state';

/** Before another project's figures appear in the place of those of one that is gone. */
export function LostProject({ lost }: { lost: { name: string; role: string } }) {
  const { project, accept } = useProject();
  const isOwn = lost.role === 'owner';
  return (
    <div role="alert">
      <EmptyState
        level={1}
        icon={<FolderX aria-hidden="true" />}
        title={isOwn ? `‘${lost.name}’ is verwijderd` : 'Geen toegang meer'}
        text={
          isOwn
            ? 'Dit project is in een ander venster of op een ander toestel verwijderd.'
            : `U werkt niet langer mee aan ‘${lost.name}’.`
        }
        action={
          <Button variant="primary" onClick={accept}>
            {project ? `Verder in ‘${project.name}’` : 'Verder'}
          </Button>
        }
      />
    </div>
  );
}
