import { type Day, formatDayLong } from '#/core/day';
import { AppError } from '#/core/errors';
import { formatEuro, type Total, totalFromDecimal } from '#/core/money';
import type { AcceptanceFields, AcceptanceKind, Outcome } from '#/features/site/acceptances/contract';
import { kindNames } from '#/features/site/acceptances/rules/words';

function wrong(path: string, message: string): AppError {
  return new AppError('invalid', message, [{ path, message }]);
}

export function requireContract({ status }: { status: string }): void {
  if (status !== 'accepted')
    throw new AppError(
      'conflict',
      'Opleveren kan bij een geaccepteerde offerte. Accepteer de offerte eerst.',
    );
}

export function requireDay(on: Day, contractDay: Day | null): void {
  if (contractDay && on < contractDay)
    throw wrong(
      'day',
      `De oplevering kan niet vóór het contract liggen, dat van ${formatDayLong(contractDay)} is.`,
    );
}

type Other = { id: number; kind: AcceptanceKind; outcome: Outcome; countsSince: string | null; day: Day };

/** One that was refused makes place for the next. */
function isLive({ outcome, countsSince }: Other): boolean {
  return !(outcome === 'refused' && countsSince !== null);
}

/** One acceptance, or two: the contract says which, and it stays so. */
export function requireKind(kind: AcceptanceKind, on: Day, others: readonly Other[]): void {
  const live = others.filter(isLive);
  const same = live.find((each) => each.kind === kind);
  if (same) throw new AppError('conflict', `Er is al een ${kindNames[kind]} van dit contract.`);
  const isSingle = kind === 'single';
  const other = live.find((each) => (each.kind === 'single') !== isSingle);
  if (other)
    throw new AppError(
      'conflict',
      isSingle
        ? 'Dit contract heeft twee opleveringen: maak de definitieve.'
        : 'Dit contract heeft één oplevering, en die is er al.',
    );
  if (kind !== 'final') return;
  const first = live.find((each) => each.kind === 'provisional' && each.countsSince !== null);
  if (!first) throw new AppError('conflict', 'De voorlopige oplevering is nog niet getekend.');
  requireAfter(on, first);
}

/** The final one is no earlier than the provisional one. */
export function requireAfter(on: Day, first: Pick<Other, 'day'>): void {
  if (on < first.day)
    throw wrong(
      'day',
      `De definitieve oplevering kan niet vóór de voorlopige liggen, van ${formatDayLong(first.day)}.`,
    );
}

export function requireKept(
  { keptBack, keptUntil, day }: Pick<AcceptanceFields, 'keptBack' | 'keptUntil'> & { day: Day },
  most: Total,
): void {
  if (keptBack !== null && totalFromDecimal(keptBack) > most)
    throw wrong(
      'keptBack',
      `U kunt hoogstens ${formatEuro(most)} inhouden: dat is wat van het contract nog niet betaald is.`,
    );
  if (keptUntil !== null && keptUntil < day)
    throw wrong('keptUntil', 'Inhouden tot een dag vóór de oplevering kan niet.');
}

type Whole = {
  kind: AcceptanceKind;
  outcome: Outcome;
  reason: string | null;
  openPoints: number;
  points: number;
};

/** Before anybody reads them: what minutes say has to be so. */
export function requireWhole({ kind, outcome, reason, openPoints, points }: Whole): void {
  if (outcome === 'refused' && !reason)
    throw new AppError('conflict', `Zeg waarom u de ${kindNames[kind]} weigert.`);
  if (outcome === 'with-points' && points === 0)
    throw new AppError('conflict', 'Kies welke punten erbij horen, of aanvaard zonder punten.');
  if (outcome === 'accepted' && openPoints > 0)
    throw new AppError(
      'conflict',
      `Er ${openPoints === 1 ? 'staat nog 1 punt' : `staan nog ${openPoints} punten`} open: kies ‘aanvaard met punten’, of haal ze eruit.`,
    );
}

export const signedAlready =
  'Dit proces-verbaal is getekend en ligt vast. Is er iets bij te voegen, noteer dan een nieuw punt of schrijf een addendum.';
