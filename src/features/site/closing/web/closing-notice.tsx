import type { ListedClosing } from '#/features/site/closing/contract';
import { ShotButtons } from '#/features/site/closing/web/shared/shot-buttons';
import { Alert } from '#/ui/alert';

type ClosingNoticeProps = {
  projectId: number;
  closings: readonly ListedClosing[];
  mayAdd: boolean;
  /** The task that somebody came to photograph for. */
  asked?: number;
};

/** What is about to be closed, and a camera for each room of which there is no photo yet. */
export function ClosingNotice({ projectId, closings, mayAdd, asked }: ClosingNoticeProps) {
  if (closings.length === 0) return null;
  return (
    <Alert
      tone={closings.some(({ isPressing }) => isPressing) ? 'warning' : 'info'}
      title="Voor het dichtgaat"
      className="mb-4 print:hidden"
    >
      <ul className="flex flex-col gap-3">
        {closings.map(({ taskId, text, rooms }) => (
          <li key={taskId}>
            <p className="mb-2">{text}.</p>
            {mayAdd && (
              <div className="flex flex-wrap gap-2">
                <ShotButtons projectId={projectId} rooms={rooms} opensAtOnce={taskId === asked} />
              </div>
            )}
          </li>
        ))}
      </ul>
    </Alert>
  );
}
