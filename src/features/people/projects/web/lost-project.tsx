import { FolderX } from 'lucide-react';
import { useProject } from '#/platform/web/project/current-project';
import { Button } from '#/ui/button';
import { EmptyState } from '#/ui/empty-state';

/** Before another project's figures appear in the place of those of one that is gone. */
export function LostProject({ lost }: { lost: { name: string; role: string } }) {
  const isOwn = lost.role === 'owner';
  return (
    <NoSuchProject
      title={isOwn ? `‘${lost.name}’ is verwijderd` : 'Geen toegang meer'}
      text={
        isOwn
          ? 'Dit project is in een ander venster of op een ander toestel verwijderd.'
          : `U werkt niet langer mee aan ‘${lost.name}’.`
      }
    />
  );
}

/** A link to somebody else’s project: what follows is not what it was about. */
export function UnseenProject() {
  return (
    <NoSuchProject
      title="Dit project kunt u niet zien"
      text="De link is van een project dat niet of niet meer met u gedeeld is. Vraag wie u de link gaf om u uit te nodigen; een uitnodiging die al wacht, staat bij de bel."
    />
  );
}

function NoSuchProject({ title, text }: { title: string; text: string }) {
  const { project, accept } = useProject();
  return (
    <div role="alert">
      <EmptyState
        level={1}
        icon={<FolderX aria-hidden="true" />}
        title={title}
        text={text}
        action={
          <Button variant="primary" onClick={accept}>
            {project ? `Verder in ‘${project.name}’` : 'Verder'}
          </Button>
        }
      />
    </div>
  );
}
