import { Link } from 'wouter';
import { addresses } from '#/core/addresses';
import { megabytesText, storageText } from '#/core/files';
import type { Storage } from '#/features/work/shared/documents/contract';
import { storageLevel } from '#/features/work/shared/documents/rules';
import { Alert } from '#/ui/alert';
import { Progress } from '#/ui/progress';

const advice = {
  roomy: 'Ook de bestanden bij offertes en facturen tellen mee.',
  tight: 'Ook de bestanden bij offertes en facturen tellen mee. Verwijder wat u niet meer nodig heeft.',
  full: 'Verwijder wat u niet meer nodig heeft: er is bijna geen plaats meer voor nieuwe bestanden.',
};

/** 'Daarvan is 480 MB voor bestanden en 12 MB voor het logboek.' */
function shares({ used, inLog }: Storage): string {
  return `Daarvan is ${megabytesText(used - inLog)} voor bestanden en ${megabytesText(inLog)} voor het logboek.`;
}

/** Only where it is worth knowing: more than half is used. */
export function StorageUse({ storage }: { storage: Storage }) {
  const level = storageLevel(storage);
  if (!level) return null;
  const text = storageText(storage);
  return (
    <Alert tone={level === 'roomy' ? 'info' : 'warning'} className="mb-6">
      <p>
        {text} {shares(storage)} {advice[level]}
        {storage.inTrash > 0 && (
          <>
            {' '}
            Van de bestanden staat {megabytesText(storage.inTrash)} nog in de{' '}
            <Link href={addresses.trash} className="underline">
              prullenmand
            </Link>
            .
          </>
        )}
      </p>
      <Progress
        className="mt-2"
        label="Gebruikte opslag"
        value={storage.used}
        max={storage.limit}
        tone={level === 'full' ? 'danger' : level === 'tight' ? 'ochre' : 'neutral'}
        valueText={text}
      />
    </Alert>
  );
}
