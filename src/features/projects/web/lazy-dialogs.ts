import { lazyComponent } from '#/platform/web/lazy-component';

const load = () => import('#/features/projects/web/project-dialogs');

export const CreateProjectDialog = lazyComponent('CreateProjectDialog', load);
export const RenameProjectDialog = lazyComponent('RenameProjectDialog', load);
export const RemoveProjectDialog = lazyComponent('RemoveProjectDialog', load);
