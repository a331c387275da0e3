import { finds } from '#/app/web/finds';
import { helps } from '#/app/web/helps';
import { alwaysFound, type ShellAct } from '#/app/web/shell/always-found';
import type { Project } from '#/core/project';
import { answersTo, helpOf } from '#/features/front/help/rules/answers';
import { sectionsOf } from '#/features/front/help/rules/sections';
import { SearchDialog } from '#/features/front/search/web/search-dialog';
import { chooseTheme } from '#/ui/theme-choice';

const answers = answersTo(sectionsOf(helps));
const records = finds.flatMap((find) => find.records ?? []);

type Dialogs = Exclude<ShellAct, 'light' | 'dark' | 'system'>;
type FindAnythingProps = {
  project: Project | undefined;
  onShow: (dialog: Dialogs | 'help', about?: string) => void;
  onClose: () => void;
};

/** Everything in the project, every screen, and what the menus do. */
export function FindAnything({ project, onShow, onClose }: FindAnythingProps) {
  const onAct = (name: string) => {
    const about = helpOf(name);
    if (about !== undefined) return onShow('help', about);
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
      answers={answers}
      onAct={onAct}
      onClose={onClose}
    />
  );
}
