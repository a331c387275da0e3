import { ratedParts, type VatPaper } from '#/features/papers/vat/rules/rated-parts';
import type { Home } from '#/features/work/shared/home/contract';
import { useHome } from '#/features/work/shared/home/web/use-home';
import { useTakeOver } from '#/features/work/shared/home/web/use-update-home';
import { asksForYear, buildingQuestionsOf } from '#/features/work/shared/rules/vat/questions';
import { Alert } from '#/ui/alert';
import { Button } from '#/ui/button';

type AskBuildingProps = { paper: VatPaper & { projectId: number }; mayChange: boolean };

const questions = {
  extension: {
    field: 'keepsHalfOfArea',
    text: 'Is het oude deel van uw woning na de werken minstens de helft van de totale oppervlakte?',
  },
  'bearing-walls': {
    field: 'keepsHalfOfBearingWalls',
    text: 'Blijft na de werken minstens de helft van de dragende muren staan?',
  },
} as const;

/** Asked on a paper for an extension or for breaking walls out, until somebody answered it once. */
export function AskBuilding({ paper, mayChange }: AskBuildingProps) {
  const { data: home } = useHome(paper.projectId);
  if (!home || !mayChange) return null;
  const parts = ratedParts(paper);
  const [asked] = asksForYear(parts, home) ? [] : buildingQuestionsOf(parts, paper, home);
  return asked ? <Question home={home} projectId={paper.projectId} {...questions[asked]} /> : null;
}

type QuestionProps = (typeof questions)[keyof typeof questions] & { home: Home; projectId: number };

function Question({ home, projectId, field, text }: QuestionProps) {
  const { mutate, isPending } = useTakeOver();
  const answer = (said: boolean) =>
    mutate({ params: { projectId }, body: { [field]: said }, version: home.version });
  return (
    <Alert title="Klopt het btw-tarief?">
      <p>
        6% kan alleen als er genoeg van de oude woning overblijft. Is het precies de helft, vraag het dan
        eerst na. We vragen u dit maar één keer.
      </p>
      <fieldset className="mt-2" disabled={isPending}>
        <legend className="font-semibold">{text}</legend>
        <div className="mt-2 flex flex-wrap gap-2">
          <Button onClick={() => answer(true)}>Ja</Button>
          <Button onClick={() => answer(false)}>Nee</Button>
        </div>
      </fieldset>
    </Alert>
  );
}
