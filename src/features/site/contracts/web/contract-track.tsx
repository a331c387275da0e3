import { type Total, zeroTotal } from '#/core/money';
import { sharePercent } from '#/core/percent';
import type { TrackMark } from '#/features/site/contracts/rules/contract-track';
import { type Stage, StageBar, StageLegend } from '#/ui/chart/stage-bar';
import { cx } from '#/ui/class-names';

const money = [
  { key: 'paid', label: 'Betaald', fill: 'done' },
  { key: 'billed', label: 'Gefactureerd', fill: 'sure' },
] as const satisfies readonly Stage<string>[];
const done = [{ key: 'work', label: 'Uitgevoerd', fill: 'near' }] as const satisfies readonly Stage<string>[];

type ContractTrackProps = {
  sum: Total;
  billed: Total;
  paid: Total;
  /** As much of the sum as the work is far; null where nobody knows. */
  work: Total | null;
  marks: readonly TrackMark[];
};

/** Money and work on one scale, with a line where each part ends. All of it stands in words below. */
export function ContractTrack({ sum, billed, paid, work, marks }: ContractTrackProps) {
  const whole = [sum, paid, billed, ...marks.map(({ reached }) => reached)].reduce((most, each) =>
    each > most ? each : most,
  );
  // Where it goes past the contract, the end of the contract is a mark itself.
  const end = whole > sum ? sum : zeroTotal;
  return (
    <div aria-hidden="true" className="break-inside-avoid">
      <StageLegend stages={money} mark={end > 0n ? 'Contractsom' : undefined} />
      <div className="mt-3 grid grid-cols-[auto_1fr] gap-x-3 pr-2">
        <div className={cx('flex flex-col gap-3 text-sm *:leading-3', marks.length > 0 && 'pt-6')}>
          <span>Geld</span>
          <span>Werk</span>
        </div>
        <div className={cx('relative flex flex-col gap-3', marks.length > 0 && 'pt-6')}>
          <StageBar stages={money} figures={{ paid, billed }} mark={end} whole={whole} />
          {work === null ? (
            <span className="block h-3 rounded-full border border-line-strong border-dashed" />
          ) : (
            <StageBar stages={done} figures={{ work }} mark={zeroTotal} whole={whole} />
          )}
          <MarkLines places={marks.map(({ reached }) => sharePercent(reached, whole))} marks={marks} />
        </div>
      </div>
    </div>
  );
}

/** So many per cent apart their numbers don't touch, on a phone either. */
const roomForNumber = 10;

type MarkLinesProps = { places: readonly number[]; marks: readonly TrackMark[] };

function MarkLines({ places, marks }: MarkLinesProps) {
  return marks.map(({ billed }, at) => {
    const place = places[at] ?? 0;
    const hasRoom = place - (places[at - 1] ?? -roomForNumber) >= roomForNumber;
    return (
      <span
        // biome-ignore lint/suspicious/noArrayIndexKey: a part is known by its place only
        key={at}
        className="absolute inset-y-0 -ml-px flex w-0.5 flex-col items-center"
        style={{ left: `${place}%` }}
      >
        {hasRoom && (
          <span
            className={cx(
              'flex size-5 shrink-0 items-center justify-center rounded-full border border-ink text-xs tabular-nums print:[print-color-adjust:exact]',
              billed === 'all' ? 'bg-ink text-paper' : 'bg-surface',
            )}
          >
            {at + 1}
          </span>
        )}
        <span className={cx('w-0.5 grow bg-ink print:[print-color-adjust:exact]', !hasRoom && 'mt-5')} />
      </span>
    );
  });
}
