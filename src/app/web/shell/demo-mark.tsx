import { useInstallation } from '#/features/front/about/web/queries';
import { Badge } from '#/ui/badge';

export function DemoMark({ className }: { className: string }) {
  const { data: installation } = useInstallation();
  if (!installation?.demo) return null;
  return (
    <span
      title="Aanmelden kan met elk e-mailadres. Bewaar hier geen gevoelige gegevens."
      className="flex items-center"
    >
      <Badge tone="ochre" className={className}>
        Demo-modus
      </Badge>
    </span>
  );
}
