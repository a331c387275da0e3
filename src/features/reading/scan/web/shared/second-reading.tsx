import { useMutation } from '@tanstack/react-query';
import { Send, Sparkles } from 'lucide-react';
import { useState } from 'react';
import { formatDay, isDay } from '#/core/day';
import { centsFromDecimal, formatEuro } from '#/core/money';
import { askSecondReading } from '#/features/papers/shared/reading/contract';
import type { SecondOffer } from '#/features/papers/shared/reading/paper-data';
import {
  type Comparison,
  compareReadings,
  type Difference,
  type OwnReading,
  type SecondField,
} from '#/features/reading/scan/rules/second-reading';
import { isUnauthorized, messageOf } from '#/platform/web/api-error';
import { makeCall } from '#/platform/web/call';
import { Alert } from '#/ui/alert';
import { Badge } from '#/ui/badge';
import { Button } from '#/ui/button';
import { TextArea } from '#/ui/text-field';
import { showToast } from '#/ui/toast';

const labels: Record<SecondField, string> = {
  number: 'Nummer',
  date: 'Datum',
  dueDate: 'Vervaldatum',
  netAmount: 'Bedrag zonder btw',
  vatAmount: 'Btw',
  totalAmount: 'Totaal met btw',
};
const failed = 'De AI-dienst kon niet gevraagd worden. Probeer het opnieuw.';

type SecondReadingProps = { offer: SecondOffer | null; ours: OwnReading };

/** Another reader, where there is one: asked only after its owner saw what is sent, and it changes no field. */
export function SecondReading({ offer, ours }: SecondReadingProps) {
  const [isOpen, setIsOpen] = useState(false);
  const asking = useMutation({
    mutationFn: (body: SecondOffer) => makeCall(askSecondReading, { body }),
    onError: (error) => {
      if (isUnauthorized(error)) return;
      showToast({ tone: 'destructive', title: 'Fout', text: messageOf(error, failed) });
    },
  });
  if (!offer) return null;
  if (asking.data) {
    const { reading, note } = asking.data;
    if (!reading) return <Alert announce>{note}</Alert>;
    return <Outcome {...compareReadings(ours, reading, offer.text)} />;
  }
  if (!isOpen)
    return (
      <Button className="self-start" icon={<Sparkles aria-hidden="true" />} onClick={() => setIsOpen(true)}>
        Een AI-dienst laten meelezen
      </Button>
    );
  return (
    <div className="flex flex-col gap-3 rounded-control border border-line p-4">
      <p>
        Tot nu toe is er niets verstuurd. Als u dat wilt, leest ook een AI-dienst dit papier. Die krijgt
        alleen de tekst hieronder, met een vaste opdracht van ons: nummer, datums, posten en totalen. Waar ‘…’
        staat, blijft er iets hier. Wat wij lazen, verandert niet vanzelf.
      </p>
      <TextArea
        label="Deze tekst wordt verstuurd"
        hint="Lees ze na. Staat er iets in dat u niet wilt delen, verstuur ze dan niet."
        rows={8}
        readOnly
        value={offer.text}
      />
      <div className="flex flex-wrap gap-2">
        <Button
          icon={<Send aria-hidden="true" />}
          busy={asking.isPending}
          onClick={() => asking.mutate(offer)}
        >
          Verstuur deze tekst
        </Button>
        <Button variant="quiet" onClick={() => setIsOpen(false)}>
          Niet versturen
        </Button>
      </div>
    </div>
  );
}

function Outcome({ differences, alike, likely }: Comparison) {
  if (differences.length === 0)
    return alike > 0 ? (
      <Alert tone="success" announce>
        De AI-dienst las hetzelfde als wij.
      </Alert>
    ) : (
      <Alert announce>De AI-dienst vond niets om mee te vergelijken. Wat we zelf lazen, blijft staan.</Alert>
    );
  return (
    <Alert tone="warning" title="De AI-dienst las iets anders" announce>
      <ul className="flex flex-col gap-3">
        {differences.map((difference) => (
          <DifferenceLine
            key={difference.field}
            {...difference}
            likely={isSum(difference.field) ? likely : null}
          />
        ))}
      </ul>
      <p className="mt-3">{verdict(likely)} Kijk het papier na en verbeter zelf wat niet klopt.</p>
    </Alert>
  );
}

function isSum(field: SecondField): boolean {
  return field === 'netAmount' || field === 'vatAmount' || field === 'totalAmount';
}

function verdict(likely: Comparison['likely']): string {
  switch (likely) {
    case 'ours':
      return 'Onze bedragen kloppen met elkaar, die van de AI niet.';
    case 'theirs':
      return 'De bedragen van de AI kloppen met elkaar, de onze niet.';
    case null:
      return 'Narekenen zegt niet wie gelijk heeft.';
  }
}

function DifferenceLine({
  field,
  ours,
  theirs,
  isInText,
  likely,
}: Difference & { likely: Comparison['likely'] }) {
  return (
    <li>
      <p className="font-semibold">{labels[field]}</p>
      <dl className="grid grid-cols-[auto_1fr] gap-x-3">
        <dt>Wij lazen</dt>
        <dd className="flex flex-wrap items-center gap-2">
          {ours === null ? 'niets' : shown(ours, field)}
          {likely === 'ours' && <Badge tone="moss">Waarschijnlijk</Badge>}
        </dd>
        <dt>De AI las</dt>
        <dd className="flex flex-wrap items-center gap-2">
          {shown(theirs, field)}
          {likely === 'theirs' && <Badge tone="moss">Waarschijnlijk</Badge>}
          {!isInText && <Badge>Staat zo niet in de tekst</Badge>}
        </dd>
      </dl>
    </li>
  );
}

function shown(value: string, field: SecondField): string {
  if (isSum(field)) return formatEuro(centsFromDecimal(value));
  return isDay(value) ? formatDay(value) : value;
}
