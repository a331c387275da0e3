import { type Day, formatDay } from '#/core/day';
import type {
  AcceptanceKind,
  AcceptanceStatus,
  Answer,
  Follow,
  FollowKind,
  Outcome,
  ReleaseReason,
} from '#/features/site/acceptances/contract';

export const kindNames: Record<AcceptanceKind, string> = {
  single: 'oplevering',
  provisional: 'voorlopige oplevering',
  final: 'definitieve oplevering',
};

export const outcomeLabels: Record<Outcome, string> = {
  accepted: 'Aanvaard',
  'with-points': 'Aanvaard met punten',
  refused: 'Geweigerd',
};

export const statusLabels: Record<AcceptanceStatus, string> = {
  draft: 'Ontwerp',
  sent: 'Verstuurd',
  signed: 'Getekend',
};

export const answerLabels: Record<Answer, string> = {
  agree: 'Akkoord',
  'agree-with-remark': 'Akkoord met een opmerking',
  disagree: 'Niet akkoord',
};

export const releaseWords: Record<ReleaseReason, string> = {
  points: 'alle punten zijn in orde',
  day: 'de afgesproken dag is er',
  hand: 'u gaf het vrij',
};

export const followLabels: Record<FollowKind, string> = {
  final: 'Definitieve oplevering',
  liability: 'Einde van de tien jaar aansprakelijkheid',
  goods: 'Einde van de twee jaar garantie op geleverde goederen',
};

/** Why a day follows, and how sure that is. */
export function groundOf({ ground, grade }: Pick<Follow, 'ground' | 'grade'>): string {
  return `${ground} (zekerheid ${grade})`;
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** 'Voorlopige oplevering van 3 maart 2027'. */
export function acceptanceName({ kind, day }: { kind: AcceptanceKind; day: Day }): string {
  return `${capital(kindNames[kind])} van ${formatDay(day)}`;
}

export const plainSignature =
  'Dit is een gewone elektronische handtekening. Voor meer zekerheid: laat de pdf ook tekenen met itsme of eID, of op papier, en laad die op.';

/** One sentence on what signing means, with how sure that is. */
const outcomeMeaning: Record<Outcome, string> = {
  accepted:
    'Wie tekent, aanvaardt het werk: voor zichtbare gebreken die hier niet genoteerd zijn, kan de bouwheer nadien in principe niet meer terugkomen (zekerheid B: meerdere bronnen).',
  'with-points':
    'Wie tekent, aanvaardt het werk met de punten hierboven: die zijn nog te herstellen tegen de dag die erbij staat (zekerheid B: meerdere bronnen).',
  refused:
    'Het werk is niet aanvaard en er begint nog geen termijn. Kleine gebreken rechtvaardigen een weigering niet, niet kunnen wonen wel (zekerheid B: meerdere bronnen).',
};

const kindMeaning: Record<AcceptanceKind, string> = {
  single:
    'Eén oplevering volstaat buiten de wet Breyne en overheidsopdrachten; de tien jaar aansprakelijkheid voor de stabiliteit begint (zekerheid B: meerdere bronnen).',
  provisional:
    'Het contract voorziet twee opleveringen: de definitieve volgt ongeveer een jaar later (zekerheid B: meerdere bronnen).',
  final:
    'De definitieve oplevering bevrijdt de aannemer van zichtbare gebreken, behalve wat hier genoteerd is of de stabiliteit bedreigt (zekerheid A: FOD Economie).',
};

export function meaningOf({ outcome, kind }: { outcome: Outcome; kind: AcceptanceKind }): string[] {
  return outcome === 'refused' ? [outcomeMeaning.refused] : [outcomeMeaning[outcome], kindMeaning[kind]];
}
