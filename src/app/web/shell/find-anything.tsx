import { finds } from '#/app/web/finds';
import { alwaysFound, type ShellAct } from '#/app/web/shell/always-found';
import type { Project } from '#/core/project';
import { SearchDialog } from '#/features/front/search/web/search-dialog';
import { chooseTheme } from '#/ui/theme-choice';

const records = finds.flatMap((find) => find.records ?? []);

type Dialogs = Exclude<ShellAct, 'light' | 'dark' | 'system'>;
type FindAnythingProps = {
  project: Project | undefined;
  onShow: (dialog: Dialogs) => void;
  onClose: () => void;
};

/** Everything in the project, every screen, and what the menus do. */
export function FindAnything({ project, onShow, onClose }: FindAnythingProps) {
  const onAct = (name: string) => {
    const asked = name as ShellAct;
    switch (asked) {
      case 'light':
      case 'dark':
      case 'system':
        return chooseTheme(asked);
      default:
        return onShow(asked);
    }
  };
  const { first, all } = alwaysFound(project);
  return (
    <SearchDialog
      projectId={project?.id}
      records={records}
      first={first}
      always={all}
      onAct={onAct}
      onClose={onClose}
    />
  );
}
