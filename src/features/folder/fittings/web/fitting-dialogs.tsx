import type { Fitting } from '#/features/folder/fittings/contract';
import { fittingTitle } from '#/features/folder/fittings/rules/title';
import { FittingForm } from '#/features/folder/fittings/web/fitting-form';
import { useCreateFitting, useRemoveFitting, useUpdateFitting } from '#/features/folder/fittings/web/queries';
import { ConfirmDialog } from '#/ui/confirm';

type FittingDialogProps = {
  projectId: number;
  /** The one to change; left out for a new one. */
  fitting?: Fitting | undefined;
  /** Somebody removed it meanwhile. */
  isGone?: boolean;
  onClose: () => void;
};

export function FittingDialog({ projectId, fitting, isGone, onClose }: FittingDialogProps) {
  const create = useCreateFitting();
  const update = useUpdateFitting();
  const done = { onSuccess: onClose };
  return (
    <FittingForm
      projectId={projectId}
      fitting={fitting}
      isGone={isGone}
      saving={update}
      busy={create.isPending || update.isPending}
      onClose={onClose}
      onCreate={(body) => create.mutate({ params: { projectId }, body }, done)}
      onChange={
        fitting && ((body, version) => update.mutate({ params: { id: fitting.id }, body, version }, done))
      }
    />
  );
}

export function RemoveFittingDialog({ fitting, onClose }: { fitting: Fitting; onClose: () => void }) {
  const remove = useRemoveFitting();
  return (
    <ConfirmDialog
      onClose={onClose}
      danger
      title="Verwijderen?"
      text={`‘${fittingTitle(fitting)}’ gaat naar de prullenbak. De documenten en foto’s blijven.`}
      confirmLabel="Verwijderen"
      busy={remove.isPending}
      onConfirm={() =>
        remove.mutate({ params: { id: fitting.id }, version: fitting.version }, { onSettled: onClose })
      }
    />
  );
}
