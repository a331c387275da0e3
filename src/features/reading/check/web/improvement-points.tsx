import { Copy } from 'lucide-react';
import { useId, useState } from 'react';
import type { QuoteAnalysis } from '#/features/papers/shared/checks/contract';
import { composeMail } from '#/features/reading/check/rules/mail';
import { Button } from '#/ui/button';
import { Card } from '#/ui/card';
import { TextArea } from '#/ui/text-field';
import { showToast } from '#/ui/toast';

/** What to ask the contractor, and the same as a mail. */
export function ImprovementPoints({ analysis }: { analysis: QuoteAnalysis }) {
  const id = useId();
  const [mail, setMail] = useState<string>();
  const { verbeterpunten } = analysis;
  const copy = async () => {
    const text = composeMail(analysis);
    try {
      await navigator.clipboard.writeText(text);
      showToast({
        tone: 'success',
        title: 'Mail gekopieerd',
        text: 'Plak hem in een bericht aan de aannemer.',
      });
    } catch {
      // Without a safe connection or a permission a page can't copy: then the owner does it by hand.
      setMail(text);
    }
  };
  return (
    <Card as="section" aria-labelledby={id} className="flex flex-col gap-3">
      <h3 id={id} className="text-lg">
        Verbeterpunten
      </h3>
      {verbeterpunten.length === 0 ? (
        <p>Er zijn geen verbeterpunten: deze offerte is in orde.</p>
      ) : (
        <>
          <p className="text-ink-soft">Vraag dit aan de aannemer voor u tekent.</p>
          <ol className="flex list-decimal flex-col gap-1.5 pl-6">
            {verbeterpunten.map((point) => (
              <li key={point} className="break-words pl-1">
                {point}
              </li>
            ))}
          </ol>
          <Button className="self-start" icon={<Copy aria-hidden="true" />} onClick={copy}>
            Kopieer als mail
          </Button>
          {mail !== undefined && (
            <TextArea
              label="Uw mail"
              hint="Kopiëren lukt niet vanzelf: selecteer de tekst en kopieer ze."
              rows={10}
              readOnly
              value={mail}
              onFocus={({ target }) => target.select()}
            />
          )}
        </>
      )}
    </Card>
  );
}
