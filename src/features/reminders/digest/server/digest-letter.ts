import { inProject } from '#/core/address-marks';
import { formatDayLong } from '#/core/day';
import { whenText } from '#/core/day-words';
import type { Deadline } from '#/core/deadline';
import { product } from '#/core/product';
import { deadlineListPath } from '#/features/reminders/shared/deadline-list';
import { nameInLetter } from '#/platform/server/mail/letter-name';
import { type LetterPage, letterHtml, letterText } from '#/platform/server/mail/letter-page';
import type { Letter } from '#/platform/server/mail/mailer';

const mostNamed = 30;

type Digest = {
  email: string;
  projectId: number;
  projectName: string;
  /** Not empty. */
  deadlines: readonly Deadline[];
  publicUrl: string;
  stopAt: string;
};

export function digestLetter({
  email,
  projectId,
  projectName,
  deadlines,
  publicUrl,
  stopAt,
}: Digest): Omit<Letter, 'key'> {
  const project = nameInLetter(projectName);
  const [first] = deadlines;
  const count = deadlines.length;
  const subject =
    count === 1 && first
      ? `${first.label} ${whenText(first.days)}: ${nameInLetter(first.name)}`
      : `${count} termijnen komen eraan voor ‘${project}’`;
  const rest = count - mostNamed;
  const page: LetterPage = {
    preview: deadlines.slice(0, 3).map(sentenceOf).join(' · '),
    title: `Wat eraan komt voor ‘${project}’`,
    paragraphs: [
      `Zo vergeet u niets. ${product.name} zet voor u op een rij wat binnenkort een laatste dag heeft.`,
    ],
    facts: [
      ...deadlines.slice(0, mostNamed).map((deadline) => ({
        label: deadline.day
          ? `${whenText(deadline.days)}, ${formatDayLong(deadline.day)}`
          : whenText(deadline.days),
        value: sentenceOf(deadline),
      })),
      ...(rest > 0 ? [{ label: 'en verder', value: `Nog ${rest} andere, in de lijst van termijnen` }] : []),
    ],
    button: { label: 'Termijnen bekijken', href: `${publicUrl}${inProject(deadlineListPath, projectId)}` },
    closing: [
      `U krijgt deze e-mail omdat u werkt aan het project ‘${project}’. Op ‘Uw account’ kiest u waarvan u er een krijgt.`,
      `Geen herinneringen meer? Open dit adres: ${stopAt}`,
    ],
  };
  return { to: email, stopAt, subject, text: letterText(page), html: letterHtml(page) };
}

function sentenceOf({ label, name }: Deadline): string {
  return `${label}: ${nameInLetter(name)}`;
}
