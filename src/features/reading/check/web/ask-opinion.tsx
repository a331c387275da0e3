import { Send } from 'lucide-react';
import { useId } from 'react';
import { Button } from '#/ui/button';
import { Card } from '#/ui/card';
import { TextArea } from '#/ui/text-field';

type AskOpinionProps = {
  /** All that would leave the server about this quote. */
  text: string;
  busy: boolean;
  onAsk: () => void;
};

/** Nothing goes to an AI service before the owner has seen it and said yes. */
export function AskOpinion({ text, busy, onAsk }: AskOpinionProps) {
  const id = useId();
  return (
    <Card as="section" aria-labelledby={id} className="flex flex-col gap-3">
      <h3 id={id} className="text-lg">
        Ook een AI-dienst laten meekijken?
      </h3>
      <p>
        Tot nu toe is er niets verstuurd. Als u dat wilt, vragen we ook een AI-dienst om een oordeel. Die
        krijgt alleen de tekst hieronder, met een vaste opdracht van ons. Namen, adressen en nummers gaan niet
        mee: waar ‘…’ staat, blijft er iets hier.
      </p>
      <TextArea
        label="Deze tekst wordt verstuurd"
        hint="Lees ze na. Staat er iets in dat u niet wilt delen, verstuur ze dan niet."
        rows={10}
        readOnly
        value={text}
      />
      <Button className="sm:self-start" icon={<Send aria-hidden="true" />} busy={busy} onClick={onAsk}>
        Verstuur deze tekst
      </Button>
    </Card>
  );
}
