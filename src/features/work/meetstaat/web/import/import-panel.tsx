import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { bankPagePath } from '#/core/bank-statement';
import { maxUploadBytes } from '#/core/files';
import type { Project } from '#/core/project';
import type { ColumnMapping, ImportResult } from '#/features/work/meetstaat/import-contract';
import { AnalysisCard } from '#/features/work/meetstaat/web/import/analysis-card';
import { useAnalyze, useImportItems, useParse } from '#/features/work/meetstaat/web/import/queries';
import { ReadingProgress } from '#/features/work/meetstaat/web/import/reading-progress';
import { ResultCard } from '#/features/work/meetstaat/web/import/result-card';
import { SheetField } from '#/features/work/meetstaat/web/import/sheet-field';
import { useHandedIn } from '#/features/work/meetstaat/web/import/use-handed-in';
import {
  type ReadyItem,
  useMissingQuantities,
} from '#/features/work/meetstaat/web/import/use-missing-quantities';
import { useVatQuestion } from '#/features/work/meetstaat/web/import/use-vat-question';
import { maxBulkItems } from '#/features/work/shared/meetstaat/contract';
import { messageOf } from '#/platform/web/api-error';
import { isStatement } from '#/platform/web/find-statement';
import { handFile } from '#/platform/web/handed-file';
import { Alert } from '#/ui/alert';
import { Button } from '#/ui/button';
import { Dialog } from '#/ui/dialog';
import { FileDrop } from '#/ui/file-drop';
import { useUnsaved } from '#/ui/use-unsaved';

const accept = ['.xlsx', '.xls', '.csv', '.ods', '.fods'];

type ImportPanelProps = {
  project: Project;
  /** The paper in the letterbox that it was opened with. */
  handedIn: number | undefined;
  /** There is nothing in the meetstaat yet. */
  isFirst: boolean;
  onUseForComparison: (items: readonly ReadyItem[]) => void;
  onClose: () => void;
};

function readyText(count: number): string {
  const many = count === 1 ? '1 post' : `${count.toLocaleString('nl-NL')} posten`;
  return `${many} klaar om toe te voegen`;
}

function failedResult(error: Error): ImportResult {
  const message = messageOf(error, error.message);
  return {
    items: [],
    errors: [`Fout bij het verwerken: ${message}`],
    warnings: [],
    summary: { totalRows: 0, validRows: 0, invalidRows: 0 },
  };
}

/** What was read stands below what was asked, and may be out of sight. */
function reveal(element: HTMLElement | null) {
  element?.scrollIntoView({ block: 'start' });
}

function hasDescription(mapping: ColumnMapping | undefined): boolean {
  return typeof mapping?.description === 'number';
}

/**
 * From a spreadsheet to items. A chosen file is analysed and processed by itself, and again when a column is corrected;
 * both can be asked for too.
 */
export function ImportPanel({ project, handedIn, isFirst, onUseForComparison, onClose }: ImportPanelProps) {
  const [, navigate] = useLocation();
  const [chosenFile, setFile] = useState<File | null>();
  const handed = useHandedIn(project.id, handedIn);
  const file = chosenFile === undefined ? handed.data : (chosenFile ?? undefined);
  const [chosen, setChosen] = useState<ColumnMapping>();
  const [sheet, setSheet] = useState<string>();
  const analysis = useAnalyze();
  const parse = useParse();
  const bulk = useImportItems();
  const vat = useVatQuestion(project.id, isFirst);
  const isSaving = vat.isPending || bulk.isPending;
  const isBusy = analysis.isPending || parse.isPending || isSaving;
  const result = parse.data ?? (parse.error ? failedResult(parse.error) : undefined);
  const { field: quantityQuestion, ready: items } = useMissingQuantities(result?.items ?? []);

  /** What was asked for by a press is scrolled to. */
  const [pressed, setPressed] = useState<'analyze' | 'process'>();

  const takeFile = async ([first]: readonly File[]) => {
    if (first && (await isStatement(first))) {
      handFile(first);
      onClose();
      navigate(bankPagePath);
      return;
    }
    setFile(first ?? null);
    setChosen(undefined);
    setSheet(undefined);
    analysis.reset();
    parse.reset();
  };
  const process = (asked: File, mapping: ColumnMapping | undefined, from = sheet) =>
    parse.mutate({ projectId: project.id, file: asked, mapping, sheet: from });
  const analyze = (asked: File, from = sheet) => {
    setChosen(undefined);
    parse.reset();
    const wanted = { projectId: project.id, file: asked, mapping: undefined, sheet: from };
    analysis.analyze(wanted, ({ mapping: found }) => {
      if (hasDescription(found)) process(asked, undefined, from);
    });
  };
  const chooseSheet = (name: string) => {
    setSheet(name);
    if (file) analyze(file, name);
  };
  const correct = (mapping: ColumnMapping) => {
    setChosen(mapping);
    parse.reset();
    if (file && hasDescription(mapping)) process(file, mapping);
  };
  const begin = useRef(analyze);
  useEffect(() => {
    begin.current = analyze;
  });
  useEffect(() => {
    setPressed(undefined);
    if (file) begin.current(file);
  }, [file]);
  const save = () =>
    vat.answer(() =>
      bulk.mutate({ params: { projectId: project.id }, body: { items: [...items] } }, { onSuccess: onClose }),
    );
  const compare = () => {
    onUseForComparison(items);
    onClose();
  };
  const mapping = chosen ?? analysis.data?.mapping;
  // The file itself is still where it was, and is read again by itself; what was set right is not.
  const { close, question } = useUnsaved(isSaving || chosen !== undefined, onClose);
  const isTooMany = items.length > maxBulkItems;

  return (
    <Dialog
      onClose={close}
      size="wide"
      title="Excel importeren"
      description="Lees de meetstaat van uw architect of een offerte in. Er wordt niets bewaard voor u dat zegt."
      footer={
        result && items.length > 0 ? (
          <>
            {!isTooMany && (
              <p className="font-semibold max-md:order-last md:mr-auto md:self-center">
                {readyText(items.length)}
              </p>
            )}
            <Button onClick={compare} disabled={isBusy}>
              Gebruik voor Vergelijking
            </Button>
            <Button variant="primary" busy={isSaving} disabled={isBusy || isTooMany} onClick={save}>
              Importeer naar Meetstaat
            </Button>
          </>
        ) : (
          <Button onClick={close}>Sluiten</Button>
        )
      }
    >
      {question}
      <div className="flex flex-col gap-5">
        {handed.isError && (
          <Alert tone="danger" title="Het bestand uit het postvak is er niet meer" announce>
            Kies hieronder zelf het bestand.
          </Alert>
        )}
        <FileDrop
          label="Excel- of csv-bestand"
          accept={accept}
          maxBytes={maxUploadBytes}
          files={file ? [file] : []}
          onChange={takeFile}
          disabled={isBusy || handed.isLoading}
        />
        <div className="flex flex-wrap gap-3">
          <Button
            disabled={!file || isBusy}
            busy={analysis.isPending}
            onClick={() => {
              setPressed('analyze');
              if (file) analyze(file);
            }}
          >
            Analyseer
          </Button>
          <Button
            disabled={!file || isBusy || (mapping !== undefined && !hasDescription(mapping))}
            busy={parse.isPending}
            onClick={() => {
              setPressed('process');
              if (file) process(file, chosen);
            }}
          >
            Verwerk
          </Button>
        </div>
        {analysis.data && <SheetField analysis={analysis.data} disabled={isBusy} onChange={chooseSheet} />}
        {analysis.isPending && <ReadingProgress sent={analysis.progress} doing="analyseren" />}
        {parse.isPending && <ReadingProgress sent={parse.progress} doing="verwerken" />}
        {analysis.error && (
          <Alert tone="danger" title="Dit bestand kon niet geanalyseerd worden" announce>
            {messageOf(analysis.error, 'Er is een fout opgetreden bij het analyseren van het bestand.')}
          </Alert>
        )}
        {result && (
          <div ref={pressed === 'process' ? reveal : undefined}>
            <ResultCard result={result} />
          </div>
        )}
        {quantityQuestion}
        {items.length > 0 && vat.field}
        {isTooMany && (
          <Alert tone="warning">
            {`U kunt hoogstens ${maxBulkItems.toLocaleString('nl-NL')} items tegelijk importeren. Verdeel het bestand, of gebruik het voor de vergelijking.`}
          </Alert>
        )}
        {analysis.data && mapping && (
          <div ref={pressed === 'analyze' ? reveal : undefined}>
            <AnalysisCard analysis={analysis.data} mapping={mapping} onMapping={correct} />
          </div>
        )}
      </div>
    </Dialog>
  );
}
