import { useEffect, useState } from 'react';
import { megabyte } from '#/core/files';
import { may } from '#/core/rights';
import type { BankFile } from '#/features/money/bank/contract';
import { bankPage } from '#/features/money/bank/page';
import type { BankMapping } from '#/features/money/bank/rules/statement';
import { ColumnChooser } from '#/features/money/bank/web/column-chooser';
import { useReadBankFile } from '#/features/money/bank/web/queries';
import { ReadFile } from '#/features/money/bank/web/read-file';
import { takeHandedFile } from '#/platform/web/handed-file';
import { ProjectScreen } from '#/platform/web/project/project-screen';
import { Alert } from '#/ui/alert';
import { Card } from '#/ui/card';
import { FileDrop } from '#/ui/file-drop';
import { PageHeader } from '#/ui/page-header';

/** Banks name their files as they like: what is in one says what it is. */
const anyName: readonly string[] = [];
const maxBytes = 10 * megabyte;

export function BankPage() {
  return (
    <ProjectScreen title={bankPage.title} hint="Selecteer een project om betalingen uit uw bank te noteren.">
      {({ id, role }) => (
        <>
          <PageHeader
            title={bankPage.title}
            text="Noteer uw betalingen in één keer, uit het bestand dat u bij uw bank ophaalt."
          />
          {may(role, 'change') ? (
            <BankReading projectId={id} />
          ) : (
            <Alert tone="info" title="Alleen lezen">
              Betalingen noteren kan wie het project mag wijzigen.
            </Alert>
          )}
        </>
      )}
    </ProjectScreen>
  );
}

function BankReading({ projectId }: { projectId: number }) {
  const reading = useReadBankFile();
  const [file, setFile] = useState<File>();
  const [read, setRead] = useState<BankFile>();
  const { mutate } = reading;
  const start = (chosen: File, mapping?: BankMapping) => {
    setFile(chosen);
    mutate(
      { params: { projectId }, body: { mapping: mapping ?? null }, file: chosen },
      { onSuccess: setRead, onError: () => setFile(undefined) },
    );
  };
  const clear = () => {
    setFile(undefined);
    setRead(undefined);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for the file that another screen handed over
  useEffect(() => {
    const handed = takeHandedFile();
    if (handed) start(handed);
  }, []);
  return (
    <div className="flex flex-col gap-4">
      <Card>
        <FileDrop
          label="Bestand van uw bank"
          accept={anyName}
          maxBytes={maxBytes}
          files={file ? [file] : []}
          onChange={([chosen]) => (chosen ? start(chosen) : clear())}
          progress={reading.isPending ? reading.progress : undefined}
          wholePage
          hint="CSV van KBC, Belfius, ING, BNP Paribas Fortis of een andere bank; CAMT en CODA kunnen ook."
        />
        <p className="mt-3 text-ink-soft text-sm">
          Het is uw rekening: wij bewaren niets van wat u niet kiest, en het bestand zelf ook niet.
        </p>
      </Card>
      {reading.isPending && <p role="status">We lezen het bestand…</p>}
      {read && !reading.isPending && file && read.columns ? (
        <ColumnChooser
          columns={read.columns}
          guess={read.mapping ?? {}}
          onChoose={(mapping) => start(file, mapping)}
        />
      ) : (
        read &&
        !reading.isPending && (
          <ReadFile key={read.lines[0]?.seal ?? ''} projectId={projectId} read={read} onDone={clear} />
        )
      )}
    </div>
  );
}
