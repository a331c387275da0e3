import { ToldOnceDialog } from '#/features/programs/shared/web/told-once-dialog';

type MadeTokenDialogProps = { token: string; projectId: number; onClose: () => void };

export function MadeTokenDialog({ token, projectId, onClose }: MadeTokenDialogProps) {
  return (
    <ToldOnceDialog
      title="Uw token"
      description="U ziet het alleen nu. Plak het in uw programma, en geef het aan niemand door."
      label="Token"
      secret={token}
      onClose={onClose}
    >
      Het opent project {projectId}, onder{' '}
      <span className="wrap-anywhere">{`${window.location.origin}/api/projects/${projectId}/`}</span>
    </ToldOnceDialog>
  );
}
