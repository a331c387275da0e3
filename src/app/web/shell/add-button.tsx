import { Plus } from 'lucide-react';
import { AddSheet } from '#/app/web/shell/lazy-add-sheet';
import { useShowDialog } from '#/app/web/shell/shell-dialogs';
import { may } from '#/core/rights';
import { useProject } from '#/platform/web/project/current-project';

/** The same that a phone has in its bar; there from the start, so that nothing moves once the project is known. */
export function AddButton() {
  const { project } = useProject();
  const show = useShowDialog();
  if (project && !may(project.role, 'add')) return null;
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      disabled={!project}
      onPointerEnter={AddSheet.fetchAhead}
      onFocus={AddSheet.fetchAhead}
      onClick={() => show('add')}
      className="flex min-h-9 items-center justify-center gap-2 rounded-control border border-brick px-3 font-semibold text-brick hover:bg-brick-soft disabled:opacity-40"
    >
      <Plus aria-hidden="true" className="size-[1.125rem]" />
      Toevoegen
    </button>
  );
}
