import { Ruler } from 'lucide-react';
import { Button } from '#/ui/button';
import { Card } from '#/ui/card';
import { EmptyState } from '#/ui/empty-state';

export function NoItems({ onCreate }: { onCreate: (() => void) | undefined }) {
  return (
    <Card>
      <EmptyState
        icon={<Ruler aria-hidden="true" />}
        title="Nog geen items in de meetstaat"
        text={
          onCreate
            ? 'Begin met één werk dat u zeker wilt laten doen, of lees de meetstaat van uw architect in.'
            : 'Wie dit project beheert, heeft nog niets in de meetstaat gezet.'
        }
        action={
          onCreate && (
            <Button variant="primary" onClick={onCreate}>
              Eerste item toevoegen
            </Button>
          )
        }
      />
    </Card>
  );
}
