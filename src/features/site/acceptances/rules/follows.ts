import { addYearsTo, type Day } from '#/core/day';
import type { AcceptanceKind, Follow, Outcome } from '#/features/site/acceptances/contract';

type Accepted = {
  kind: AcceptanceKind;
  day: Day;
  outcome: Outcome;
  countsSince: string | null;
  startsLiability: boolean;
  finalOn: Day | null;
  liabilityUntil: Day | null;
  goodsDeliveredOn: Day | null;
};

const grounds = {
  final:
    'Een definitieve oplevering volgt gewoonlijk een jaar na de voorlopige, zoals het contract het afspreekt.',
  liability:
    'Tien jaar voor wat de stabiliteit bedreigt, te rekenen van de oplevering die het contract noemt; van openbare orde.',
  goods: 'Twee jaar wettelijke garantie op roerende goederen, te rekenen van de levering.',
} as const;

/** The days that begin to run, to the day: 28 February where a year has no 29th. Of what was refused none. */
export function followsOf(accepted: Accepted): Follow[] {
  const { kind, day, outcome, countsSince, startsLiability } = accepted;
  if (countsSince === null || outcome === 'refused') return [];
  const found: Follow[] = [];
  if (kind === 'provisional')
    found.push({
      ...{ kind: 'final', day: accepted.finalOn ?? addYearsTo(day, 1), ground: grounds.final, grade: 'B' },
    });
  if (startsLiability)
    found.push({
      ...{ kind: 'liability', day: accepted.liabilityUntil ?? addYearsTo(day, 10) },
      ...{ ground: grounds.liability, grade: 'B' },
    });
  if (accepted.goodsDeliveredOn)
    found.push({
      ...{ kind: 'goods', day: addYearsTo(accepted.goodsDeliveredOn, 2), ground: grounds.goods, grade: 'A' },
    });
  return found;
}
