import { UserPlus } from 'lucide-react';
import { Suspense, useState } from 'react';
import { may } from '#/core/rights';
import { useProject } from '#/features/projects/web/shared/current-project';
import { ShareDialog } from '#/features/sharing/web/lazy-dialogs';
import { Button } from '#/ui/button';

/** For the owner of the current project; nothing for anybody else. */
export function ShareProjectButton() {
  const { project } = useProject();
  const [open, setOpen] = useState(false);
  if (!project || !may(project.role, 'manage')) return null;
  return (
    <>
      <Button icon={<UserPlus aria-hidden="true" />} onClick={() => setOpen(true)}>
        Project delen
      </Button>
      <Suspense>{open && <ShareDialog project={project} onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}
