import { X } from 'lucide-react';
import type { Project } from '#/core/project';
import { useConversation, useIntakes, useSaveIntake } from '#/features/work/intake/web/queries';
import { forgetUnsaved } from '#/features/work/intake/web/unsaved-session';
import { Button, IconButton } from '#/ui/button';
import { Card } from '#/ui/card';

type Props = { session: string; project: Project; onDone: () => void };

/** For who did the intake before there was a project: now there is one to save it in. */
export function IntakeOffer({ session, project, onDone }: Props) {
  const { data: step } = useConversation(session);
  const { data: saved } = useIntakes(project.id);
  const { save, isPending } = useSaveIntake();
  const isSaved = saved?.some(({ sessionId }) => sessionId === session);
  if (!step?.completed || !saved || isSaved) return null;
  const dismiss = () => {
    forgetUnsaved();
    onDone();
  };
  return (
    <Card
      as="section"
      aria-labelledby="intake-offer"
      className="fixed right-4 bottom-[calc(max(1rem,env(safe-area-inset-bottom))+4.25rem)] z-30 w-[min(21rem,calc(100vw-2rem))] animate-rise-in shadow-raised md:right-auto md:bottom-6 md:left-70"
    >
      <div className="flex items-start justify-between gap-2">
        <h2 id="intake-offer" className="text-base">
          Uw intake bewaren?
        </h2>
        <IconButton
          label="Niet bewaren"
          icon={<X aria-hidden="true" />}
          className="-mt-2.5 -mr-2.5"
          onClick={dismiss}
        />
      </div>
      <p className="mt-1 mb-3 text-[0.9375rem] text-ink-soft">
        U beantwoordde de vragen voor u een project had. Ze passen nu bij ‘{project.name}’.
      </p>
      <Button
        variant="primary"
        size="small"
        busy={isPending}
        onClick={() => save(project.id, session, step.answers)}
      >
        Bewaren in dit project
      </Button>
    </Card>
  );
}
