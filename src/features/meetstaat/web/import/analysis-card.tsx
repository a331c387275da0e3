import { FileSearch } from 'lucide-react';
import type { ColumnMapping, ImportAnalysis } from '#/features/meetstaat/import-contract';
import { MappingFields } from '#/features/meetstaat/web/import/mapping-fields';
import { Badge } from '#/ui/badge';
import { Card, CardHeader } from '#/ui/card';

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

function SampleRows({ analysis: { headers, sampleData, columns } }: { analysis: ImportAnalysis }) {
  if (sampleData.length === 0) return null;
  return (
    <div>
      <h4 className="mb-2 font-semibold text-sm" id="import-samples">
        Eerste rijen
      </h4>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a keyboard must be able to scroll what is wider than the screen */}
      <section
        aria-labelledby="import-samples"
        tabIndex={0}
        className="overflow-x-auto rounded-control border border-line"
      >
        <table className="w-full text-left text-sm">
          <thead className="bg-sunken">
            <tr>
              {headers.map((header, position) => (
                <th
                  key={columns[position]?.index ?? header}
                  scope="col"
                  className="whitespace-nowrap px-3 py-2 font-semibold"
                >
                  {header}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {sampleData.map((row) => (
              <tr key={row.join('|')} className="border-line border-t">
                {row.map((text, position) => (
                  <td key={columns[position]?.index ?? text} className="max-w-72 truncate px-3 py-2">
                    {text}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </div>
  );
}
