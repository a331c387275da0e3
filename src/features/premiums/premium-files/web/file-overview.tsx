import { Copy, Download } from 'lucide-react';
import { fillPath } from '#/core/call';
import { type OverviewRow, overviewOf } from '#/features/premiums/premium-files/rules/overview';
import { type PremiumFile, premiumArchivePath } from '#/features/premiums/shared/premium-files/contract';
import { buttonClasses, IconButton } from '#/ui/button';
import { Card, CardHeader } from '#/ui/card';
import { showToast } from '#/ui/toast';

/** What one is asked when one applies, to read and to copy; the same stands in the ZIP. */
export function FileOverview({ file }: { file: PremiumFile }) {
  return (
    <Card as="section" aria-labelledby="file-overview">
      <CardHeader
        id="file-overview"
        title="Klaar om aan te vragen"
        actions={
          <a
            href={fillPath(premiumArchivePath, { id: file.id })}
            download
            className={buttonClasses({ size: 'small' })}
          >
            <Download aria-hidden="true" className="size-4" />
            Alles in één ZIP
          </a>
        }
      />
      {overviewOf(file).map(({ title, rows }) => (
        <div key={title} className="mb-3">
          <h3 className="font-semibold text-base">{title}</h3>
          <dl className="divide-y divide-line">
            {rows.map((row) => (
              <Row key={`${row.label} ${row.value}`} {...row} />
            ))}
          </dl>
        </div>
      ))}
    </Card>
  );
}

function Row({ label, value, copy }: OverviewRow) {
  return (
    <div className="flex flex-wrap items-center gap-x-3 py-1">
      <dt className="wrap-anywhere min-w-0 basis-48 text-ink-soft text-sm">{label}</dt>
      <dd className="flex min-w-0 flex-1 basis-48 items-center gap-1 break-words">
        <span className="min-w-0 break-words">{value}</span>
        {copy && (
          <IconButton
            label={`Kopieer ${label}`}
            icon={<Copy aria-hidden="true" />}
            onClick={() => void copyText(label, copy)}
          />
        )}
      </dd>
    </div>
  );
}

async function copyText(label: string, text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    showToast({ tone: 'success', title: `${label} gekopieerd` });
  } catch {
    showToast({ title: label, text });
  }
}
