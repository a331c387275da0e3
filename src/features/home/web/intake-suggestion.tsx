import type { Home } from '#/features/home/contract';
import { toldByIntake } from '#/features/home/rules/from-intake';
import { useTakeOver } from '#/features/home/web/queries';
import { useIntake } from '#/features/intake/web/shared/use-intake';
import { Alert } from '#/ui/alert';
import { Button } from '#/ui/button';

/** The intake's answers are only taken over by who says yes. */
export function IntakeSuggestion({ projectId, home }: { projectId: number; home: Home }) {
  const intake = useIntake();
  const takeOver = useTakeOver();
  const told = intake ? toldByIntake(intake, home) : {};
  const place = [told.postcode, told.city].filter(Boolean).join(' ');
  const parts = [place && `gelegen in ${place}`, told.firstUseYear && `bouwjaar ${told.firstUseYear}`];
  const sentence = parts.filter(Boolean).join(', ');
  if (sentence === '') return null;
  return (
    <Alert
      className="mt-4"
      title="Uit uw intake"
      actions={
        <Button
          size="small"
          busy={takeOver.isPending}
          onClick={() => takeOver.mutate({ params: { projectId }, body: told, version: home.version })}
        >
          Overnemen
        </Button>
      }
    >
      U vertelde al: {sentence}.
    </Alert>
  );
}
