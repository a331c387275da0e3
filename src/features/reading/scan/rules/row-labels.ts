import { type Label, labelOf } from '#/features/reading/scan/rules/labels';
import { partsOf } from '#/features/reading/scan/rules/sum-parts';
import type { Token } from '#/features/reading/scan/rules/tokens';

/** What ends the works of a paper. */
export const endings: ReadonlySet<Label> = new Set<Label>(['net', 'vat', 'gross', 'due', 'total']);

/** Of a line with an amount, what its words call that; nothing of a work. */
export function labelOfRow(tokens: readonly Token[]): Label | undefined {
  return labelOf(labelText(tokens)) ?? labelBesideRates(tokens);
}

/** The text before the first amount of a line is what labels it. */
function labelText(tokens: readonly Token[]): string {
  const at = tokens.findIndex(({ kind }) => kind === 'money');
  return (at < 0 ? tokens : tokens.slice(0, at)).map(({ text }) => text).join(' ');
}

/** 'Basis 1.080,00 226,80 Totaal btw 364,92': behind a row of the table of rates its own words name the last amount. */
function labelBesideRates(tokens: readonly Token[]): Label | undefined {
  if (/\p{L}{3}/u.test(labelText(tokens))) return undefined;
  const end = tokens.findLastIndex(({ kind }) => kind === 'money');
  const start = tokens.findLastIndex(({ kind }, at) => at < end && kind === 'money');
  return start < 0
    ? undefined
    : labelOf(
        tokens
          .slice(start + 1, end)
          .map(({ text }) => text)
          .join(' '),
      );
}

/** 'In woorden: duizend euro    Totaal 1.000,00': of what stands side by side, only its own words name an amount. */
export function labelInLastCell(tokens: readonly Token[]): Label | undefined {
  const label = partsOf(tokens).at(-1)?.label;
  return label !== undefined && endings.has(label) ? label : undefined;
}
