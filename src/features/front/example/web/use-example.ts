import { createExample } from '#/features/front/example/contract';
import { useProject } from '#/platform/web/project/current-project';
import { useWrite } from '#/platform/web/queries';

/** Shows the example that somebody has; who has none gets one, filled as a real renovation. */
export function useExample() {
  const { projects, select } = useProject();
  const own = projects.find(({ isExample, role }) => isExample && role === 'owner');
  const create = useWrite(createExample, {
    success: {
      title: 'Voorbeeldproject klaar',
      text: 'Kijk rustig rond. Verwijderen doet u in één keer, via het projectmenu.',
    },
    failure: { text: 'Er is een fout opgetreden bij het aanmaken van het voorbeeldproject.' },
  });
  const show = () => {
    if (own) select(own.id);
    else create.mutate({}, { onSuccess: ({ id }) => select(id) });
  };
  return { show, isPending: create.isPending };
}
