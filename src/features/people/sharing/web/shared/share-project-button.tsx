import { UserPlus } from 'lucide-react';
import { type ReactNode, Suspense, useState } from 'react';
import { may } from '#/core/rights';
import { ShareDialog } from '#/features/people/sharing/web/lazy-dialogs';
import { useProject } from '#/platform/web/project/current-project';
import { Button } from '#/ui/button';

/** For the owner of the current project; nothing for anybody else. With words of its own it stands in a sentence. */
export function ShareProjectButton({ children }: { children?: ReactNode }) {
  const { project } = useProject();
  const [open, setOpen] = useState(false);
  if (!project || !may(project.role, 'manage')) return null;
  const share = () => setOpen(true);
  return (
    <>
      {children === undefined ? (
        <Button icon={<UserPlus aria-hidden="true" />} onClick={share}>
          Project delen
        </Button>
      ) : (
        <button type="button" className="text-left font-semibold underline hover:text-brick" onClick={share}>
          {children}
        </button>
      )}
      <Suspense>{open && <ShareDialog project={project} onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}
