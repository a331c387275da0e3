import type { Day } from '#/core/day';
import { type Cents, decimalFromCents } from '#/core/money';
import { findRulesOn } from '#/features/premiums/premies/rules/rule-table';
import { simulate } from '#/features/premiums/premies/rules/simulate';
import type { Simulation } from '#/features/premiums/premies/rules/simulation';
import type { PremiumWorkId } from '#/features/premiums/shared/premies/rules/works';

export type Expected = { from: string; to: string; explanation: string };

/** What the rules of a day give for these invoices, by the answers of a saved simulation. */
export function expectedPremium(
  work: PremiumWorkId,
  total: Cents,
  answers: Simulation | undefined,
  on: Day,
): Expected | null {
  const table = findRulesOn(on);
  if (!answers || !table || total <= 0) return null;
  const input = { ...answers, aanvraagdatum: on, investeringen: { [work]: decimalFromCents(total) } };
  const { eligible, reason, werken } = simulate(input, table);
  const [result] = werken;
  if (!eligible || !result) return { from: '0.00', to: '0.00', explanation: reason ?? '' };
  const explanation = [result.fout ?? result.uitleg, ...result.opmerkingen].join(' ');
  return { from: result.premie, to: result.premieHoogstens, explanation };
}
