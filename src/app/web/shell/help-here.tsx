import { helps } from '#/app/web/helps';
import { sectionsOf } from '#/features/front/help/rules/sections';
import { HelpDialog } from '#/features/front/help/web/help-dialog';

const sections = sectionsOf(helps);

type HelpHereProps = { about: string | undefined; onClose: () => void };

export function HelpHere({ about, onClose }: HelpHereProps) {
  return <HelpDialog sections={sections} about={about} onClose={onClose} />;
}
