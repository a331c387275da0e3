import { useInstallation } from '#/features/front/about/web/queries';
import { Badge } from '#/ui/badge';

export function DemoMark() {
  const { data: installation } = useInstallation();
  if (!installation?.demo) return null;
  return (
    <span title="Aanmelden kan met elk e-mailadres. Bewaar hier geen gevoelige gegevens.">
      <Badge tone="ochre" className="max-[23.5rem]:px-1.5">
        Demo-modus
      </Badge>
    </span>
  );
}
