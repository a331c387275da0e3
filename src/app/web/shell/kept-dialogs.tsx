import { Suspense, useState } from 'react';
import { CreateProjectDialog, RenameProjectDialog } from '#/features/projects/web/lazy-dialogs';
import { useProject } from '#/features/projects/web/shared/current-project';
import { ShareDialog } from '#/features/sharing/web/lazy-dialogs';
import { draftName, findDraft, findKeptRecord } from '#/platform/web/kept-drafts';

type Kept = { kind: 'create' } | { kind: 'rename' | 'share'; projectId: number };

function findKept(): Kept | undefined {
  if (findDraft(draftName('project', undefined))) return { kind: 'create' };
  const renamed = findKeptRecord('project');
  if (renamed) return { kind: 'rename', projectId: renamed };
  const shared = findKeptRecord('invitation');
  return shared ? { kind: 'share', projectId: shared } : undefined;
}

/** What was being filled in from the project menu, on any screen: after signing in again that menu is closed. */
export function KeptDialogs() {
  const { projects } = useProject();
  const [kept, setKept] = useState(findKept);
  const close = () => setKept(undefined);
  if (!kept) return null;
  if (kept.kind === 'create')
    return (
      <Suspense>
        <CreateProjectDialog onClose={close} />
      </Suspense>
    );
  const project = projects.find(({ id }) => id === kept.projectId);
  if (!project) return null;
  const Dialog = kept.kind === 'rename' ? RenameProjectDialog : ShareDialog;
  return (
    <Suspense>
      <Dialog project={project} onClose={close} />
    </Suspense>
  );
}
