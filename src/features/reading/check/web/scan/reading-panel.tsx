import { FileText } from 'lucide-react';
import type { ScanProgress } from '#/features/reading/check/web/scan/scan-progress';
import { Progress } from '#/ui/progress';

export function ReadingPanel({ file, progress }: { file: File; progress: ScanProgress }) {
  return (
    <div className="flex flex-col items-center gap-5 py-8 text-center">
      <FileText aria-hidden="true" className="size-10 text-brick motion-safe:animate-pulse" />
      <p className="max-w-full truncate font-semibold" title={file.name}>
        {file.name}
      </p>
      <Progress
        className="max-w-md"
        label="Lezen van de offerte"
        value={progress.share}
        max={1}
        valueText={progress.text}
      />
      <p aria-live="polite" className="min-h-12 max-w-md text-ink-soft">
        {progress.text}
      </p>
    </div>
  );
}
