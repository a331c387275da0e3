import { lazyDialog } from '#/platform/web/lazy-component';

const load = () => import('#/features/people/projects/web/project-dialogs');

export const CreateProjectDialog = lazyDialog(async () => (await load()).CreateProjectDialog);
export const RenameProjectDialog = lazyDialog(async () => (await load()).RenameProjectDialog);
export const RestProjectDialog = lazyDialog(async () => (await load()).RestProjectDialog);
export const RemoveProjectDialog = lazyDialog(async () => (await load()).RemoveProjectDialog);
