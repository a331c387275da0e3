import { ArrowRight } from 'lucide-react';
import type { RuleTable } from '#/features/premiums/premies/rules/rule-table';
import { Alert } from '#/ui/alert';
import { Button } from '#/ui/button';

type IntroStepProps = { table: RuleTable; label?: string; onStart: () => void };

export function IntroStep({ table, label = 'Start simulatie', onStart }: IntroStepProps) {
  return (
    <div className="flex max-w-3xl flex-col items-start gap-4">
      <p>
        Tien korte vragen over uw woning en uw gezin, de werken die u plant, en u ziet op welke premie u
        ongeveer kunt rekenen en waarom. Hou uw laatste aanslagbiljet en uw offertes (bedragen zonder btw) bij
        de hand.
      </p>
      <Alert title="Dit is een raming">
        We rekenen met de regels van de dag van uw aanvraag: {table.name}. Voorwaarden over materiaal,
        aannemer en facturen gaan we hier niet na. Alleen de Vlaamse overheid beslist; aan deze raming kunt u
        geen rechten ontlenen.
      </Alert>
      <Button variant="primary" onClick={onStart} icon={<ArrowRight aria-hidden="true" />}>
        {label}
      </Button>
    </div>
  );
}
