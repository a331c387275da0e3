import { Progress } from '#/ui/progress';
import { Spinner } from '#/ui/spinner';

type ReadingProgressProps = {
  /** 0 to 1 while the file is on its way; then the server reads it, and nobody knows how far it is. */
  sent: number | undefined;
  doing: 'analyseren' | 'verwerken';
};

export function ReadingProgress({ sent, doing }: ReadingProgressProps) {
  const isSending = sent !== undefined && sent < 1;
  const text = isSending ? 'Het bestand wordt verstuurd…' : `Bezig met ${doing}…`;
  return (
    <div role="status" className="flex flex-col gap-2 text-sm">
      <p className="flex items-center gap-2">
        <Spinner className="size-4" />
        {text}
      </p>
      {isSending && <Progress label="Verstuurd" value={sent * 100} />}
    </div>
  );
}
