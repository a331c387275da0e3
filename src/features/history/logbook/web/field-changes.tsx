import type { Change } from '#/features/history/shared/logbook/contract';

/** Field by field what it was and what it became. */
export function FieldChanges({ change: { fields, action } }: { change: Change }) {
  // Of what was added or removed only what it held.
  const shown = fields.filter(
    (field) => action === 'change' || (field.afterText ?? field.beforeText) !== null,
  );
  if (shown.length === 0) return null;
  return (
    <dl className="mt-1 grid gap-x-4 gap-y-1 text-sm sm:grid-cols-[minmax(8rem,auto)_1fr]">
      {shown.map(({ name, label, beforeText, afterText }) => (
        <div key={name} className="contents">
          <dt className="text-ink-soft max-sm:mt-1">{label}</dt>
          <dd className="wrap-anywhere">
            {action === 'change' ? (
              <>
                <del className="text-ink-soft">{beforeText ?? 'leeg'}</del>
                {' → '}
                <ins className="no-underline">{afterText ?? 'leeg'}</ins>
              </>
            ) : (
              (afterText ?? beforeText)
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
