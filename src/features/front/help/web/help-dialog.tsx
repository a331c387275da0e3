import { Link, useLocation } from 'wouter';
import { helpPath } from '#/core/help';
import { pageAt } from '#/core/page';
import { anchorOf, type Found, findAbout, type HelpSection } from '#/features/front/help/rules/sections';
import { HelpText } from '#/features/front/help/web/help-text';
import { buttonClasses } from '#/ui/button';
import { Dialog } from '#/ui/dialog';

type HelpDialogProps = {
  sections: readonly HelpSection[];
  /** A figure or another page; left out, the screen where one is, also after going to another. */
  about: string | undefined;
  onClose: () => void;
};

/** Beside what it is about, which stays at hand. */
export function HelpDialog({ sections, about, onClose }: HelpDialogProps) {
  const [location] = useLocation();
  const here = sectionAt(sections, location);
  const found = about === undefined ? here && { section: here } : findAbout(sections, about);
  return (
    <Dialog
      title={titleOf(found)}
      description={found?.figure ? 'Hoe we dit berekenen' : found?.section.purpose}
      size="small"
      place="top-left"
      onClose={onClose}
      footer={<Ways found={found} here={here} onClose={onClose} />}
    >
      {found?.figure && <p className="text-pretty">{found.figure.words}</p>}
      {found && !found.figure && <HelpText section={found.section} level={3} />}
      {!found && <p>Over dit scherm staat hier nog niets. Bij ‘Alle hulp’ vindt u de andere.</p>}
    </Dialog>
  );
}

function titleOf(found: Found | undefined): string {
  if (!found) return 'Hulp';
  return found.figure?.name ?? `Hulp bij ‘${found.section.page.title}’`;
}

function sectionAt(sections: readonly HelpSection[], location: string): HelpSection | undefined {
  const page = pageAt(
    sections.map((section) => section.page),
    location,
  );
  return sections.find((section) => section.page === page);
}

type WaysProps = { found: Found | undefined; here: HelpSection | undefined; onClose: () => void };

/** To the page that it is about, where one is elsewhere, and to all there is. */
function Ways({ found, here, onClose }: WaysProps) {
  const anchor = found?.figure?.key ?? (found && anchorOf(found.section));
  return (
    <>
      {found && found.section !== here && (
        <Link href={found.section.page.path} className={buttonClasses({ size: 'small' })}>
          Naar {found.section.page.title}
        </Link>
      )}
      <Link
        href={anchor === undefined ? helpPath : `${helpPath}#${anchor}`}
        onClick={onClose}
        className={buttonClasses({ variant: 'quiet', size: 'small' })}
      >
        Alle hulp
      </Link>
    </>
  );
}
