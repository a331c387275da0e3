import { Hammer } from 'lucide-react';
import { Dialog } from '#/ui/dialog';
import { EmptyState } from '#/ui/empty-state';

/** Where the app was not given the tool yet. */
export function UnderConstruction({ title, onClose }: { title: string; onClose: () => void }) {
  return (
    <Dialog open onOpenChange={onClose} size="small" title={title}>
      <EmptyState
        level={3}
        icon={<Hammer aria-hidden="true" />}
        title="Hier wordt nog gemetseld"
        text={`‘${title}’ is in aanbouw. U kunt uw offerte intussen zelf invullen en het bestand erbij bewaren.`}
      />
    </Dialog>
  );
}
