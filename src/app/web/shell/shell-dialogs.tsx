import { createContext, type ReactNode, Suspense, useContext, useState } from 'react';
import { AddSheet } from '#/app/web/shell/lazy-add-sheet';
import type { WaitingHere } from '#/app/web/shell/waiting-here';
import type { Project } from '#/core/project';
import { signOutSoon } from '#/features/people/account/web/sign-out';
import {
  CreateProjectDialog,
  RemoveProjectDialog,
  RenameProjectDialog,
  RestProjectDialog,
} from '#/features/people/projects/web/lazy-dialogs';
import type { User } from '#/features/people/shared/account/user-contract';
import { OpenInvitations } from '#/features/people/sharing/web/invitation-bell';
import { LeaveDialog, ShareDialog } from '#/features/people/sharing/web/lazy-dialogs';
import { draftName, findDraft, findDraftRecord } from '#/platform/web/drafts';
import { lazyComponent, lazyDialog } from '#/platform/web/lazy-component';
import { useProject } from '#/platform/web/project/current-project';

const NewsList = lazyComponent(
  async () => (await import('#/features/reminders/news/web/news-list')).NewsList,
);
const FindAnything = lazyDialog(async () => (await import('#/app/web/shell/find-anything')).FindAnything);
const SignOutDialog = lazyDialog(async () => (await import('#/app/web/shell/sign-out-dialog')).SignOutDialog);
/** A part that doesn't arrive must not keep anybody from signing out: what waits stays theirs. */
const findWaitingHere = () =>
  import('#/app/web/shell/waiting-here').then(
    (here) => here.findWaitingHere(),
    () => undefined,
  );
const HelpHere = lazyDialog(async () => (await import('#/app/web/shell/help-here')).HelpHere);
const KeysDialog = lazyDialog(async () => (await import('#/app/web/shell/keys-dialog')).KeysDialog);

type OfProject = 'add' | 'rename' | 'rest' | 'remove' | 'share' | 'leave';
type Opened =
  | { kind: 'create' | 'invitations' | 'search' | 'keys' }
  /** About a figure, or another screen than the one where one is. */
  | { kind: 'help'; about: string | undefined }
  | { kind: 'sign-out'; waiting: WaitingHere }
  /** With its project: after one left or removed it, another is the current one. */
  | { kind: OfProject; projectId: number; project?: Project };

type Show = (kind: Opened['kind'], about?: string) => void;

const ShowDialog = createContext<Show>(() => undefined);

/** Opens what the menu of a project and the bell lead to. */
export function useShowDialog(): Show {
  return useContext(ShowDialog);
}

/** What was being filled in when the session ended, on whatever screen: the menu it was opened from is closed. */
function findKept(): Opened | undefined {
  if (findDraft(draftName('project', undefined))) return { kind: 'create' };
  const renamed = findDraftRecord('project');
  if (renamed) return { kind: 'rename', projectId: renamed };
  const shared = findDraftRecord('invitation');
  return shared ? { kind: 'share', projectId: shared } : undefined;
}

/**
 * The dialogs that are opened from the sidebar, or from the bar and drawer of a phone. They don't live in these: who
 * turns a tablet gets the other one, and would lose what was typed.
 */
export function ShellDialogs({ user, children }: { user: User; children: ReactNode }) {
  const { project } = useProject();
  const [opened, setOpened] = useState(findKept);
  const close = () => setOpened(undefined);
  const show: Show = (kind, about) => {
    switch (kind) {
      case 'create':
      case 'invitations':
      case 'search':
      case 'keys':
        return setOpened({ kind });
      case 'help':
        return setOpened({ kind, about });
      case 'sign-out':
        return void findWaitingHere().then((waiting) =>
          waiting ? setOpened({ kind, waiting }) : signOutSoon(),
        );
      default:
        return project && setOpened({ kind, projectId: project.id, project });
    }
  };
  return (
    <ShowDialog value={show}>
      {children}
      <Suspense>
        {opened?.kind === 'create' && <CreateProjectDialog onClose={close} />}
        {opened?.kind === 'search' && <FindAnything project={project} onShow={show} onClose={close} />}
        {opened?.kind === 'sign-out' && <SignOutDialog waiting={opened.waiting} onClose={close} />}
        {opened?.kind === 'help' && <HelpHere about={opened.about} onClose={close} />}
        {opened?.kind === 'keys' && <KeysDialog onClose={close} />}
        {opened && 'projectId' in opened && <ProjectDialog opened={opened} user={user} onClose={close} />}
      </Suspense>
      <OpenInvitations
        user={user}
        opened={opened?.kind === 'invitations'}
        news={(onClose) => <NewsList onClose={onClose} />}
        onClose={close}
      />
    </ShowDialog>
  );
}

type ProjectDialogProps = {
  opened: Extract<Opened, { projectId: number }>;
  user: User;
  onClose: () => void;
};

function ProjectDialog({ opened, user, onClose }: ProjectDialogProps) {
  const { projects } = useProject();
  const project = projects.find(({ id }) => id === opened.projectId) ?? opened.project;
  if (!project) return null;
  switch (opened.kind) {
    case 'add':
      return <AddSheet project={project} onClose={onClose} />;
    case 'rename':
      return <RenameProjectDialog project={project} onClose={onClose} />;
    case 'rest':
      return <RestProjectDialog project={project} onClose={onClose} />;
    case 'remove':
      return <RemoveProjectDialog project={project} onClose={onClose} />;
    case 'share':
      return <ShareDialog project={project} onClose={onClose} />;
    case 'leave':
      return <LeaveDialog project={project} userId={user.id} onClose={onClose} />;
  }
}
