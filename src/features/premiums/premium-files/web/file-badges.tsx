import { statusTones, tellDeadline } from '#/features/premiums/premium-files/web/words';
import type { PremiumFile } from '#/features/premiums/shared/premium-files/contract';
import { statusLabels } from '#/features/premiums/shared/premium-files/rules/statuses';
import { Badge } from '#/ui/badge';
import { WholeDays } from '#/ui/whole-days';

/** Where a file stands, and until when it can be handed in. */
export function FileBadges({ file }: { file: PremiumFile }) {
  const deadline = tellDeadline(file);
  return (
    <div className="flex flex-wrap gap-1.5">
      <Badge tone={statusTones[file.status]}>{statusLabels[file.status]}</Badge>
      {deadline && (
        <Badge tone={deadline.tone} className="max-[22rem]:whitespace-normal max-[22rem]:rounded-card">
          <span>
            <WholeDays text={deadline.text} />
          </span>
        </Badge>
      )}
    </div>
  );
}
