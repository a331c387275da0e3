import { FileSearch } from 'lucide-react';
import type { ColumnMapping, ImportAnalysis } from '#/features/work/meetstaat/import-contract';
import { MappingFields } from '#/features/work/meetstaat/web/import/mapping-fields';
import { Badge } from '#/ui/badge';
import { Card, CardHeader } from '#/ui/card';
import { DataTable } from '#/ui/table';
import type { Column } from '#/ui/table-types';

type AnalysisCardProps = {
  analysis: ImportAnalysis;
  mapping: ColumnMapping;
  onMapping: (mapping: ColumnMapping) => void;
};

export function AnalysisCard({ analysis, mapping, onMapping }: AnalysisCardProps) {
  return (
    <Card as="section" aria-labelledby="import-analysis">
      <CardHeader id="import-analysis" level={3} icon={<FileSearch aria-hidden="true" />} title="Analyse" />
      <div className="mt-4 flex flex-col gap-5">
        <div>
          <h4 className="mb-2 font-semibold text-sm">Gevonden kolommen</h4>
          <ul className="flex flex-wrap gap-2">
            {analysis.columns.map(({ index, header }) => (
              <li key={index}>
                <Badge>{header}</Badge>
              </li>
            ))}
          </ul>
        </div>
        <div>
          <h4 className="mb-2 font-semibold text-sm">Aanbevelingen</h4>
          <ul className="list-disc space-y-1 pl-5 text-sm">
            {analysis.recommendations.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </div>
        <MappingFields columns={analysis.columns} mapping={mapping} onChange={onMapping} />
        <SampleRows analysis={analysis} />
      </div>
    </Card>
  );
}

type Sample = { position: number; texts: readonly string[] };

function SampleRows({ analysis: { sampleData, columns } }: { analysis: ImportAnalysis }) {
  const rows: Sample[] = sampleData.map((texts, position) => ({ position, texts }));
  const shown = columns.map(
    ({ index, header }, place): Column<Sample> => ({
      key: String(index),
      header,
      cell: ({ texts }) => <span className="line-clamp-2 min-w-16 max-w-64">{texts[place]}</span>,
    }),
  );
  if (rows.length === 0) return null;
  return (
    <div className="min-w-0">
      <h4 className="mb-2 font-semibold text-sm">Eerste rijen</h4>
      <DataTable
        caption="Eerste rijen van het bestand"
        columns={shown}
        rows={rows}
        getRowId={({ position }) => position}
      />
    </div>
  );
}
