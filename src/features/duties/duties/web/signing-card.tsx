import { useState } from 'react';
import { type Day, dayAt, formatDayLong } from '#/core/day';
import { mailLink } from '#/core/ready-mail';
import { type SigningPlace, signingPlaces } from '#/features/duties/duties/rules/facts';
import { placeWords } from '#/features/duties/duties/rules/words';
import type { QuoteSigning } from '#/features/duties/duties/signing-contract';
import { useSigning, useUpdateSigning } from '#/features/duties/duties/web/signing-queries';
import type { Quote } from '#/features/papers/shared/quotes/contract';
import { Button, buttonClasses } from '#/ui/button';
import { Card, CardHeader } from '#/ui/card';
import { DateField } from '#/ui/date-field';
import { RadioGroup } from '#/ui/radio-group';

type Props = { quote: Quote; mayManage: boolean };

/** Asked once of a quote that was accepted; then until when one may possibly withdraw. */
export function SigningCard({ quote, mayManage }: Props) {
  if (quote.status !== 'accepted') return null;
  return <Signing quote={quote} mayManage={mayManage} />;
}

function Signing({ quote, mayManage }: Props) {
  const { data: signing } = useSigning(quote.id);
  const [changing, setChanging] = useState(false);
  if (!signing || (signing.where === null && !mayManage)) return null;
  const isAsked = signing.where === null || changing;
  return (
    <Card as="section" aria-labelledby="quote-signing">
      <CardHeader
        id="quote-signing"
        title={isAsked ? 'Waar en wanneer tekende u?' : 'Ondertekening'}
        {...(isAsked && { text: 'Tekende u niet bij de firma, dan hebt u mogelijk bedenktijd.' })}
      />
      {isAsked ? (
        <SigningForm quoteId={quote.id} signing={signing} onDone={() => setChanging(false)} />
      ) : (
        <Signed signing={signing} onChange={mayManage ? () => setChanging(true) : undefined} />
      )}
    </Card>
  );
}

type FormProps = { quoteId: number; signing: QuoteSigning; onDone: () => void };

function SigningForm({ quoteId, signing, onDone }: FormProps) {
  const today = dayAt(new Date());
  const { mutate, isPending } = useUpdateSigning();
  const [where, setWhere] = useState<SigningPlace | null>(signing.where);
  const [day, setDay] = useState<Day | null>(signing.day as Day | null);
  return (
    <div className="flex flex-col gap-3">
      <RadioGroup
        look="pills"
        label="Waar?"
        value={where ?? ''}
        options={signingPlaces.map((place) => ({ value: place, label: placeWords[place] }))}
        onChange={setWhere}
      />
      <div className="flex flex-wrap items-end gap-2">
        <DateField
          className="min-w-0 max-w-sm grow"
          label="Op welke dag?"
          today={today}
          max={today}
          value={day}
          onChange={setDay}
        />
        <Button
          busy={isPending}
          disabled={where === null || day === null}
          onClick={() => {
            if (where && day)
              mutate({ params: { id: quoteId }, body: { where, day } }, { onSuccess: onDone });
          }}
        >
          Bewaren
        </Button>
      </div>
    </div>
  );
}

type SignedProps = { signing: QuoteSigning; onChange: (() => void) | undefined };

function Signed({ signing, onChange }: SignedProps) {
  const { where, day, withdrawUntil, mail } = signing;
  if (where === null || day === null) return null;
  const isOver = withdrawUntil !== null && withdrawUntil < dayAt(new Date());
  return (
    <div className="flex flex-col gap-3">
      <p>
        Getekend op {formatDayLong(day)}. {placeWords[where]}.
      </p>
      <p className="text-pretty">{withdrawalInWords(signing, isOver)}</p>
      <div className="flex flex-wrap gap-2">
        {mail && !isOver && (
          <a href={mailLink(mail)} className={buttonClasses()}>
            Brief om af te zien
          </a>
        )}
        {onChange && (
          <Button variant="quiet" onClick={onChange}>
            Wijzigen
          </Button>
        )}
      </div>
    </div>
  );
}

function withdrawalInWords({ where, withdrawUntil }: QuoteSigning, isOver: boolean): string {
  if (withdrawUntil === null) {
    return where === 'firm'
      ? 'Wie bij de firma tekent, heeft deze bedenktijd niet.'
      : 'Over tekenen op afstand vonden we niets zekers. Vraag het na als u wilt afzien.';
  }
  const until = formatDayLong(withdrawUntil);
  return isOver
    ? `U kon mogelijk tot en met ${until} zonder reden afzien van dit contract.`
    : `U kunt mogelijk tot en met ${until} zonder reden afzien van dit contract. Er zijn uitzonderingen: vraag het na, en stuur de brief ook aangetekend.`;
}
