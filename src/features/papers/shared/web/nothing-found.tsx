import { CircleCheck, CircleDashed } from 'lucide-react';
import { type Checked, isWhollyChecked } from '#/features/papers/shared/checked';
import { cx } from '#/ui/class-names';

/** Green only where what matters was really compared: a bare amount has nothing wrong because it says nothing. */
export function NothingFound({ checked, hasLooked }: { checked: Checked; hasLooked: boolean }) {
  const isWhole = isWhollyChecked(checked);
  const Icon = isWhole ? CircleCheck : CircleDashed;
  return (
    <p className="flex items-start gap-2">
      <Icon aria-hidden="true" className={cx('size-5 shrink-0', isWhole ? 'text-moss' : 'text-ink-soft')} />
      {sentenceOf(checked, { isWhole, hasLooked })}
    </p>
  );
}

/** Nothing found and nothing checked are two sentences. */
function sentenceOf(
  { checked, notChecked }: Checked,
  { isWhole, hasLooked }: { isWhole: boolean; hasLooked: boolean },
) {
  if (checked.length === 0) return 'Er was niets om na te kijken: of dit klopt, weten we niet.';
  const found = hasLooked ? 'Wat opviel, is nagekeken of gevraagd' : 'We vonden niets dat niet klopt';
  return isWhole || notChecked.length === 0 ? `${found}.` : `${found}, maar we konden niet alles nakijken.`;
}
