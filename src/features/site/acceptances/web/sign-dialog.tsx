import { useState } from 'react';
import { megabyte } from '#/core/files';
import { type Acceptance, type Answer, answers } from '#/features/site/acceptances/contract';
import { answerLabels, kindNames, meaningOf, plainSignature } from '#/features/site/acceptances/rules/words';
import { minutesHref } from '#/features/site/acceptances/web/minutes-href';
import { useSignAcceptance, useUploadSigned } from '#/features/site/acceptances/web/queries';
import { Button, buttonClasses } from '#/ui/button';
import { Dialog } from '#/ui/dialog';
import { FileDrop } from '#/ui/file-drop';
import { Fold } from '#/ui/fold';
import { RadioGroup } from '#/ui/radio-group';
import { TextArea, TextField } from '#/ui/text-field';

const accept = ['.pdf', '.jpg', '.jpeg', '.png', '.webp', '.heic'];

type SignDialogProps = {
  acceptance: Acceptance;
  /** Only the owner signs here; anybody who may change it keeps the paper. */
  maySign: boolean;
  onClose: () => void;
};

/** With a name, or on paper. */
export function SignDialog({ acceptance, maySign, onClose }: SignDialogProps) {
  const [name, setName] = useState('');
  const [answer, setAnswer] = useState<Answer>('agree');
  const [remark, setRemark] = useState('');
  const sign = useSignAcceptance();
  const { id, kind, version } = acceptance;
  const isComplete = name.trim() !== '' && (answer !== 'agree-with-remark' || remark.trim() !== '');
  return (
    <Dialog
      onClose={onClose}
      title={`De ${kindNames[kind]} tekenen`}
      description="Ze telt zodra u tekent of het getekende papier oplaadt. Daarna verandert er niets meer aan."
      footer={
        <>
          <Button onClick={onClose}>Annuleren</Button>
          {maySign && (
            <Button
              variant="primary"
              busy={sign.isPending}
              disabled={!isComplete}
              onClick={() =>
                sign.mutate(
                  { params: { id }, body: { version, name, answer, remark } },
                  { onSuccess: onClose },
                )
              }
            >
              Tekenen
            </Button>
          )}
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <a
          className={buttonClasses({ className: 'self-start' })}
          href={minutesHref(acceptance)}
          target="_blank"
          rel="noreferrer"
        >
          Eerst lezen (PDF)
        </a>
        {meaningOf(acceptance).map((each) => (
          <p key={each}>{each}</p>
        ))}
        {maySign && (
          <>
            <RadioGroup
              label="Uw antwoord"
              look="pills"
              value={answer}
              options={answers.map((each) => ({ value: each, label: answerLabels[each] }))}
              onChange={setAnswer}
            />
            {answer !== 'agree' && (
              <TextArea
                label="Uw opmerking"
                required={answer === 'agree-with-remark'}
                maxLength={2_000}
                value={remark}
                onChange={({ target }) => setRemark(target.value)}
              />
            )}
            <TextField
              label="Uw naam"
              required
              maxLength={120}
              autoComplete="name"
              value={name}
              onChange={({ target }) => setName(target.value)}
            />
            <p className="text-ink-soft text-sm">{plainSignature}</p>
          </>
        )}
        <Fold title="Op papier, met itsme of eID" startsOpen={!maySign}>
          <PaperField acceptance={acceptance} onKept={onClose} />
        </Fold>
      </div>
    </Dialog>
  );
}

function PaperField({ acceptance, onKept }: { acceptance: Acceptance; onKept: () => void }) {
  const [files, setFiles] = useState<File[]>([]);
  const upload = useUploadSigned();
  const [file] = files;
  return (
    <div className="flex flex-col gap-3">
      <p>Druk de pdf af en laat iedereen tekenen, of teken hem met itsme of eID. Laad hem daarna hier op.</p>
      <FileDrop
        label="Getekend papier"
        accept={accept}
        maxBytes={10 * megabyte}
        files={files}
        camera
        onChange={setFiles}
      />
      <Button
        className="self-start"
        busy={upload.isPending}
        disabled={!file}
        onClick={() =>
          file &&
          upload.mutate(
            { params: { id: acceptance.id }, body: {}, file, version: acceptance.version },
            { onSuccess: onKept },
          )
        }
      >
        Papier opladen
      </Button>
    </div>
  );
}
