import type { Checked } from '#/features/papers/shared/checked';

/** What was compared, and what nobody could compare: never the one for the other. */
export function CheckedLists({ checked, notChecked }: Pick<Checked, 'checked' | 'notChecked'>) {
  return (
    <div className="flex flex-col gap-1 text-ink-soft text-sm empty:hidden">
      {checked.length > 0 && (
        <p>
          <span className="font-semibold">Nagekeken:</span> {checked.map(({ text }) => text).join('; ')}.
        </p>
      )}
      {notChecked.length > 0 && (
        <>
          <p className="font-semibold">Niet na te kijken:</p>
          <ul className="list-disc pl-5">
            {notChecked.map(({ kind, text }) => (
              <li key={kind}>{text}.</li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
