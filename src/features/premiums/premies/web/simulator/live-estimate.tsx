import type { Draft } from '#/features/premiums/premies/rules/draft';
import type { IncomeCategory } from '#/features/premiums/premies/rules/income-category';
import type { SimulationResult } from '#/features/premiums/premies/rules/result';
import { euro, euroRange } from '#/features/premiums/premies/web/amounts';
import { workNames } from '#/features/premiums/shared/premies/rules/works';
import { cx } from '#/ui/class-names';

type Props = {
  draft: Draft;
  dayProblem: string | undefined;
  category: IncomeCategory | undefined;
  result: SimulationResult | undefined;
};

/** What it comes to so far. */
export function LiveEstimate({ draft, dayProblem, category, result }: Props) {
  const done = result?.werken.map(({ id }) => id) ?? [];
  // Without a right to it, or rules to go by, there is nothing to fill in.
  const isJudged = result?.reason !== undefined || dayProblem !== undefined;
  const open = isJudged ? [] : draft.chosen.filter((work) => !done.includes(work));
  const isOwner = draft.eigenaar !== 'nee';
  return (
    <section
      aria-label="Voorlopige raming"
      className="rounded-card border border-line bg-sunken p-4 lg:sticky lg:top-6"
    >
      <h3 className="text-base">Voorlopige raming</h3>
      <p
        aria-live="polite"
        className={cx(
          'mt-1 font-display font-semibold tabular-nums leading-tight',
          result && result.totaal !== result.totaalHoogstens ? 'text-xl' : 'text-[1.75rem]',
        )}
      >
        {isOwner && result ? euroRange(result.totaal, result.totaalHoogstens) : euro('0.00')}
      </p>
      {!isOwner && <p className="mt-1 text-sm">Zonder eigendom is er geen premie.</p>}
      {isOwner && result?.reason && <p className="mt-1 text-sm">{result.reason}</p>}
      {dayProblem !== undefined ? (
        <p className="mt-2 text-sm">{dayProblem}</p>
      ) : category ? (
        <div className="mt-3 text-sm">
          <p className="font-semibold">{category.label}</p>
          <p className="text-ink-soft">{category.reason}</p>
        </div>
      ) : (
        <p className="mt-2 text-ink-soft text-sm">
          Met uw inkomen, gezin en de vraag over andere eigendom (4, 8, 9 en 10) weten we uw categorie.
        </p>
      )}
      {isOwner && result && result.werken.length > 0 && (
        <ul className="mt-3 space-y-1 border-line border-t pt-3 text-sm">
          {result.werken.map(({ id, naam, premie, premieHoogstens }) => (
            <li key={id} className="flex justify-between gap-3">
              <span>{naam}</span>
              <span className="shrink-0 tabular-nums">{euroRange(premie, premieHoogstens)}</span>
            </li>
          ))}
        </ul>
      )}
      {open.length > 0 && (
        <p className="mt-3 text-ink-soft text-sm">
          Nog aan te vullen: {open.map((work) => workNames[work]).join(', ')}.
        </p>
      )}
    </section>
  );
}
