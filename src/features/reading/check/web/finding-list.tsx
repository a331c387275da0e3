import { ChevronDown, CircleAlert, CircleCheck, CircleDashed, CircleMinus, CircleX } from 'lucide-react';
import { useState } from 'react';
import type { Finding, FindingState } from '#/features/papers/shared/checks/contract';
import { Button } from '#/ui/button';
import { cx } from '#/ui/class-names';

const looks: Record<FindingState, { Icon: typeof CircleCheck; ink: string; label: string }> = {
  ok: { Icon: CircleCheck, ink: 'text-moss', label: 'In orde' },
  partly: { Icon: CircleMinus, ink: 'text-ochre', label: 'Deels' },
  missing: { Icon: CircleX, ink: 'text-danger', label: 'Ontbreekt' },
  wrong: { Icon: CircleAlert, ink: 'text-danger', label: 'Fout' },
  unknown: { Icon: CircleDashed, ink: 'text-ink-soft', label: 'Niet na te kijken' },
};

/** Of ten in a section. */
function weightText(weight: number): string {
  if (weight >= 2) return 'weegt zwaar door';
  return weight >= 1 ? 'weegt mee' : 'weegt licht';
}

/** What was looked for: what needs attention in sight, what is in order one press away. */
export function FindingList({ findings }: { findings: readonly Finding[] }) {
  const lacking = findings.filter(({ state }) => state !== 'ok');
  const fine = findings.filter(({ state }) => state === 'ok');
  const [showsFine, setShowsFine] = useState(lacking.length === 0);
  const shown = showsFine ? [...lacking, ...fine] : lacking;
  return (
    <div className="flex flex-col gap-2">
      <ul className="flex flex-col divide-y divide-line rounded-control border border-line empty:hidden">
        {shown.map((finding) => (
          <FindingItem key={finding.id} finding={finding} />
        ))}
      </ul>
      {fine.length > 0 && lacking.length > 0 && (
        <Button
          size="small"
          variant="quiet"
          className="self-start"
          aria-expanded={showsFine}
          onClick={() => setShowsFine(!showsFine)}
        >
          {showsFine ? 'Verberg wat in orde is' : `Toon wat in orde is (${fine.length})`}
        </Button>
      )}
    </div>
  );
}

function FindingItem({ finding }: { finding: Finding }) {
  const { passage, sentence, state } = finding;
  const isFine = state === 'ok';
  if (passage === null && !isFine)
    return (
      <li className="px-3 py-2">
        <FindingHead finding={finding} />
      </li>
    );
  return (
    <li>
      <details className="group">
        <summary className="min-h-11 cursor-pointer list-none px-3 py-2 hover:bg-sunken [&::-webkit-details-marker]:hidden">
          <FindingHead finding={finding} opens />
        </summary>
        <div className="flex flex-col gap-2 px-3 pt-1 pb-3 pl-9 text-[0.9375rem]">
          {isFine && <p>{sentence}</p>}
          {passage !== null && (
            <blockquote className="break-words border-line-strong border-l-4 bg-paper px-3 py-2 text-ink-soft">
              {passage}
            </blockquote>
          )}
        </div>
      </details>
    </li>
  );
}

/** What was looked for; of what is lacking also what was found, in a sentence. */
function FindingHead({ finding, opens = false }: { finding: Finding; opens?: boolean }) {
  const { lookedFor, sentence, state, weight } = finding;
  const { Icon, ink, label } = looks[state];
  return (
    <span className="flex items-start gap-2">
      <Icon aria-hidden="true" className={cx('mt-1 size-4 shrink-0', ink)} />
      <span className="min-w-0 flex-1">
        <span className={cx('block', state !== 'ok' && 'font-medium')}>{lookedFor}</span>
        {state !== 'ok' && <span className="block break-words">{sentence}</span>}
        <span className="block text-ink-soft text-sm">
          {label}, {weightText(weight)}
        </span>
      </span>
      {opens && (
        <ChevronDown
          aria-hidden="true"
          className="mt-1 size-4 shrink-0 text-ink-soft transition-transform group-open:rotate-180"
        />
      )}
    </span>
  );
}
