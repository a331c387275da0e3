import { Link } from 'wouter';
import { addresses } from '#/core/addresses';
import { nextStepOf, type PartOfFile, tellPieces } from '#/features/premiums/premium-files/rules/progress';
import { FileBadges } from '#/features/premiums/premium-files/web/file-badges';
import { partIds } from '#/features/premiums/premium-files/web/words';
import type { PremiumFile } from '#/features/premiums/shared/premium-files/contract';
import { isSubmitted } from '#/features/premiums/shared/premium-files/rules/statuses';
import { Alert } from '#/ui/alert';
import { buttonClasses } from '#/ui/button';
import { Card } from '#/ui/card';
import { Progress } from '#/ui/progress';

type FileStandingProps = { file: PremiumFile; mayChange: boolean };

/** Where a file stands, what is there of what it needs, and the next thing to do. */
export function FileStanding({ file, mayChange }: FileStandingProps) {
  const there = file.pieces.filter(({ isThere }) => isThere).length;
  return (
    <Card className="flex flex-col gap-3">
      <FileBadges file={file} />
      <div>
        <Progress
          label="Stukken die er zijn"
          value={there}
          max={file.pieces.length}
          valueText={tellPieces(file.pieces)}
          tone={there === file.pieces.length ? 'moss' : 'ochre'}
        />
        <p className="mt-1 text-sm">{tellPieces(file.pieces)}</p>
      </div>
      <Alert
        tone={file.problem === null ? 'info' : 'warning'}
        title="Wat nu?"
        actions={mayChange && !isSubmitted(file.status) ? <ToPart part={nextStepOf(file).part} /> : undefined}
      >
        {file.next}
      </Alert>
      {file.changes.length > 0 && (
        <Alert tone="warning" title="Gewijzigd na de indiening">
          <ul className="list-disc pl-5">
            {file.changes.map((change) => (
              <li key={change}>{change}</li>
            ))}
          </ul>
        </Alert>
      )}
    </Card>
  );
}

const partLabels: Record<PartOfFile, string> = {
  invoices: 'Naar de facturen',
  home: 'Naar uw woning',
  proofs: 'Naar de stukken',
  followUp: 'Naar de opvolging',
};

function ToPart({ part }: { part: PartOfFile }) {
  const look = buttonClasses({ size: 'small' });
  return part === 'home' ? (
    <Link href={addresses.home} className={look}>
      {partLabels.home}
    </Link>
  ) : (
    <a href={`#${partIds[part]}`} className={look}>
      {partLabels[part]}
    </a>
  );
}
