import { Copy, Mail, Printer } from 'lucide-react';
import { useState } from 'react';
import { addDays, type Day, dayAt } from '#/core/day';
import { mailLink } from '#/core/ready-mail';
import type { Finding } from '#/features/papers/shared/findings';
import { type AskedPaper, isForFirm, questionLetter } from '#/features/papers/shared/rules/question-letter';
import { getHome } from '#/features/work/shared/home/contract';
import { useRead } from '#/platform/web/queries';
import { Button, buttonClasses } from '#/ui/button';
import { DateField } from '#/ui/date-field';
import { Dialog } from '#/ui/dialog';
import { showToast } from '#/ui/toast';

const usualDays = 7;

type AskDialogProps<One extends Finding> = {
  projectId: number;
  paper: AskedPaper;
  firm: { name: string; email: string | null };
  findings: readonly One[];
  busy: boolean;
  /** Notes of one that it was asked, with the day to come back to it; says itself where that fails. */
  onAsk: (finding: One, until: Day) => Promise<unknown>;
  onClose: () => void;
};

/** The letter to the firm, to mail, copy or print; and the day on which its answer is looked for. */
export function AskDialog<One extends Finding>(props: AskDialogProps<One>) {
  const { projectId, paper, firm, findings, busy, onAsk, onClose } = props;
  const [today] = useState(() => dayAt(new Date()));
  const [until, setUntil] = useState<Day>(() => addDays(today, usualDays));
  const { data: home } = useRead(getHome, { params: { projectId } });
  const asked = findings.filter(isForFirm);
  const signedBy = home?.applicants[0] ?? null;
  const letter = questionLetter({ paper, firm, findings: asked, until, signedBy });
  const note = async () => {
    try {
      for (const each of asked) await onAsk(each, until);
    } catch {
      return;
    }
    onClose();
  };
  const copy = async () => {
    await navigator.clipboard.writeText(`${letter.subject}\n\n${letter.body}`);
    showToast({ title: 'Brief gekopieerd' });
  };
  return (
    <Dialog
      onClose={onClose}
      title="Vraag het de aannemer"
      description="Verstuur deze brief zelf. Noteer daarna dat u het vroeg: tot die dag wacht het punt op antwoord."
      footer={
        <>
          <Button onClick={onClose}>Sluiten</Button>
          <Button
            variant="primary"
            busy={busy}
            disabled={until <= today || asked.length === 0}
            onClick={note}
          >
            Ik heb het gevraagd
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <section aria-label="Brief" className="rounded-control border border-line bg-paper p-4">
          <p className="mb-2 font-semibold">{letter.subject}</p>
          <p className="wrap-anywhere whitespace-pre-wrap text-[0.9375rem]">{letter.body}</p>
        </section>
        <div className="flex flex-wrap gap-2">
          <a className={buttonClasses({ size: 'small' })} href={mailLink(letter)}>
            <Mail aria-hidden="true" className="size-4" /> Mailen
          </a>
          {'clipboard' in navigator && (
            <Button size="small" icon={<Copy aria-hidden="true" />} onClick={copy}>
              Kopiëren
            </Button>
          )}
          <Button
            size="small"
            icon={<Printer aria-hidden="true" />}
            onClick={() => printText(letter.subject, letter.body)}
          >
            Afdrukken
          </Button>
        </div>
        <DateField
          className="sm:max-w-64"
          label="Antwoord verwacht tegen"
          today={today}
          value={until}
          onChange={(chosen) => chosen && setUntil(chosen)}
          error={until <= today ? 'Kies een dag die nog komt.' : undefined}
        />
      </div>
    </Dialog>
  );
}

/** A sheet with nothing but the letter. */
function printText(title: string, body: string): void {
  const frame = document.createElement('iframe');
  frame.hidden = true;
  document.body.append(frame);
  const sheet = frame.contentDocument;
  if (!sheet || !frame.contentWindow) return;
  sheet.title = title;
  const text = sheet.createElement('p');
  text.style.whiteSpace = 'pre-wrap';
  text.style.font = '12pt/1.5 sans-serif';
  text.textContent = body;
  sheet.body.append(text);
  frame.contentWindow.addEventListener('afterprint', () => frame.remove());
  frame.contentWindow.print();
}
