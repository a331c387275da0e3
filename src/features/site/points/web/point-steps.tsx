import { thumbnailPath } from '#/core/file-paths';
import type { PointStep } from '#/features/site/points/contract';
import { statusLabels } from '#/features/site/points/rules/steps';
import { usePointSteps } from '#/features/site/points/web/queries';
import { formatMoment } from '#/platform/web/moment';

/** What became of a point, with who said it and what they showed. */
export function PointSteps({ id }: { id: number }) {
  const { data: steps = [] } = usePointSteps(id);
  if (steps.length < 2) return null;
  return (
    <section aria-label="Wat ervan werd" className="mt-5">
      <h3 className="mb-2 font-semibold text-[0.9375rem]">Wat ervan werd</h3>
      <ol className="flex flex-col gap-3">
        {steps.map((step, at) => (
          <Step key={step.at} step={step} isFirst={at === 0} />
        ))}
      </ol>
    </section>
  );
}

function Step({ step: { at, status, text, by, photos }, isFirst }: { step: PointStep; isFirst: boolean }) {
  return (
    <li className="border-line-strong border-l-2 pl-3">
      <p className="text-ink-soft text-sm">
        {formatMoment(new Date(at))}
        {by && `, ${by}`}
      </p>
      <p className="wrap-anywhere">
        <span className="font-semibold">{isFirst ? 'Genoteerd' : statusLabels[status]}</span>
        {text && `: ${text}`}
      </p>
      {photos.length > 0 && (
        <ul className="mt-1 grid grid-cols-4 gap-2">
          {photos.map(({ id, filePath, caption }) => (
            <li key={id} className="aspect-square overflow-hidden rounded-control bg-sunken">
              <a href={filePath} target="_blank" rel="noreferrer">
                <img
                  src={thumbnailPath(filePath)}
                  alt={caption ?? 'Foto bij deze stap'}
                  className="size-full object-cover"
                />
                <span className="sr-only"> (nieuw tabblad)</span>
              </a>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}
