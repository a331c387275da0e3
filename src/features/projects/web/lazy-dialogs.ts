import { lazyComponent } from '#/platform/web/lazy-component';

const load = () => import('#/features/projects/web/project-dialogs');

export const CreateProjectDialog = lazyComponent(async () => (await load()).CreateProjectDialog);
export const RenameProjectDialog = lazyComponent(async () => (await load()).RenameProjectDialog);
export const RemoveProjectDialog = lazyComponent(async () => (await load()).RemoveProjectDialog);
