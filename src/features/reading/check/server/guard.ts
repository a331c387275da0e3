import type { Found } from '#/core/finding';
import { sectionIds } from '#/features/papers/shared/checks/contract';
import { dontSign } from '#/features/reading/check/rules/red-flags';
import { findCheck } from '#/features/reading/check/server/store';
import { guardEach } from '#/platform/server/ports/guards';

const weak = 6;
const mostNamed = 3;
const aboutAdvance = 'voorschot_redelijk';
const usualAdvance = 30;
const score = new Intl.NumberFormat('nl-BE', { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** What the check that is kept with a quote says, for who is about to accept it. */
export const guardQuote = guardEach(async ({ db, projectId, id }) => {
  const check = await findCheck(db, projectId, id);
  if (!check) return [];
  const findings = sectionIds.flatMap((section) => check[section].findings);
  const old = check.isOld ? ' Sindsdien is de offerte gewijzigd: controleer ze opnieuw.' : '';
  const told: Found[] = [];
  const flags = dontSign(findings);
  if (flags) {
    told.push({ rule: 'check', severity: 'danger', sentence: flags + old, lines: [], amount: null });
  } else if (check.totaalScore < weak) {
    const points = check.verbeterpunten.slice(0, mostNamed).join('; ');
    const sentence = `AI Controle gaf ${score.format(check.totaalScore)} op 10${points && `: ${points}`}.${old}`;
    told.push({ rule: 'check', severity: 'warning', sentence, lines: [], amount: null });
  }
  const advance = findings.find(({ id: about }) => about === aboutAdvance);
  if (advance && percentIn(advance.sentence) > usualAdvance && !flags) {
    told.push({ rule: 'advance', severity: 'warning', sentence: advance.sentence, lines: [], amount: null });
  }
  return told;
});

/** As the check words it: 'Het voorschot van 40% is meer dan gebruikelijk (25–30%).' */
function percentIn(sentence: string): number {
  return Number(/(\d{1,3})%/.exec(sentence)?.[1] ?? 0);
}
