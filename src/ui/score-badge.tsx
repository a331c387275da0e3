import { CircleAlert, CircleCheck, CircleMinus, History } from 'lucide-react';
import { Badge, type BadgeTone } from '#/ui/badge';
import { VisuallyHidden } from '#/ui/visually-hidden';

type Band = {
  tone: Extract<BadgeTone, 'moss' | 'ochre' | 'danger'>;
  label: string;
  Icon: typeof CircleCheck;
};

const good: Band = { tone: 'moss', label: 'Goed', Icon: CircleCheck };
const fair: Band = { tone: 'ochre', label: 'Kan beter', Icon: CircleMinus };
const poor: Band = { tone: 'danger', label: 'Zwak', Icon: CircleAlert };

/** Out of ten: from 8 green, from 6 yellow, below that red; and a word, for who sees no colours. */
export function scoreBand(score: number): Band {
  if (score >= 8) return good;
  return score >= 6 ? fair : poor;
}

const oneDecimal = new Intl.NumberFormat('nl-NL', { minimumFractionDigits: 1, maximumFractionDigits: 1 });

export function formatScore(score: number): string {
  return oneDecimal.format(score);
}

type ScoreBadgeProps = {
  score: number;
  /** What was judged has changed since. */
  isOld?: boolean;
};

const outdated: Omit<Band, 'tone'> & { tone: BadgeTone } = {
  tone: 'neutral',
  label: 'Verouderd',
  Icon: History,
};

export function ScoreBadge({ score, isOld = false }: ScoreBadgeProps) {
  const { tone, label, Icon } = isOld ? outdated : scoreBand(score);
  return (
    <Badge tone={tone} icon={<Icon aria-hidden="true" />}>
      <span className="tabular-nums">{formatScore(score)}</span>
      <VisuallyHidden> op 10,</VisuallyHidden> {label}
    </Badge>
  );
}
