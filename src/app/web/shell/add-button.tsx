import { Plus } from 'lucide-react';
import { Suspense, useState } from 'react';
import { may } from '#/core/rights';
import { lazyDialog } from '#/platform/web/lazy-component';
import { useProject } from '#/platform/web/project/current-project';

const AddSheet = lazyDialog(async () => (await import('#/app/web/shell/add-sheet')).AddSheet);

/** The same that a phone has in its bar; there from the start, so that nothing moves once the project is known. */
export function AddButton() {
  const { project } = useProject();
  const [open, setOpen] = useState(false);
  if (project && !may(project.role, 'add')) return null;
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        disabled={!project}
        onPointerEnter={AddSheet.fetchAhead}
        onFocus={AddSheet.fetchAhead}
        onClick={() => setOpen(true)}
        className="flex min-h-9 items-center justify-center gap-2 rounded-control border border-brick px-3 font-semibold text-brick hover:bg-brick-soft disabled:opacity-40"
      >
        <Plus aria-hidden="true" className="size-[1.125rem]" />
        Toevoegen
      </button>
      <Suspense>{open && project && <AddSheet project={project} onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}
