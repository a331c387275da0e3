import { Sparkles } from 'lucide-react';
import { createExample } from '#/features/front/example/contract';
import { useProject } from '#/platform/web/project/current-project';
import { useWrite } from '#/platform/web/queries';
import { Button } from '#/ui/button';

/** Fills a realistic renovation for somebody who wants to look around first. */
export function ExampleButton() {
  const { select } = useProject();
  const create = useWrite(createExample, {
    success: {
      title: 'Voorbeeldproject klaar',
      text: 'Kijk rustig rond. Verwijderen doet u in één keer, via het projectmenu.',
    },
    failure: { text: 'Er is een fout opgetreden bij het aanmaken van het voorbeeldproject.' },
  });
  return (
    <Button
      icon={<Sparkles aria-hidden="true" />}
      busy={create.isPending}
      onClick={() => create.mutate({}, { onSuccess: ({ id }) => select(id) })}
    >
      Bekijk een ingevuld voorbeeld
    </Button>
  );
}
