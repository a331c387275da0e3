import { inProject } from '#/core/address-marks';
import { addresses } from '#/core/addresses';
import { formatDayLong } from '#/core/day';
import type { ListedTodo } from '#/core/listed-todo';
import { product } from '#/core/product';
import { nameInLetter } from '#/platform/server/mail/letter-name';
import { type LetterPage, letterHtml, letterText } from '#/platform/server/mail/letter-page';
import type { Letter } from '#/platform/server/mail/mailer';

const mostNamed = 30;

type Digest = {
  email: string;
  projectId: number;
  projectName: string;
  /** Not empty, in the order of their days. */
  told: readonly ListedTodo[];
  /** How much asks for attention, as on the dashboard. */
  attention: number;
  /** What else there is to say of the project. */
  lines: readonly { label: string; value: string }[];
  publicUrl: string;
  stopAt: string;
};

export function digestLetter({
  email,
  projectId,
  projectName,
  told,
  attention,
  lines,
  publicUrl,
  stopAt,
}: Digest): Omit<Letter, 'key'> {
  const project = nameInLetter(projectName);
  const [first] = told;
  const count = told.length;
  const subject =
    count === 1 && first
      ? `${first.text} (${nameInLetter(first.title)})`
      : `${count} termijnen komen eraan voor ‘${project}’`;
  const rest = count - mostNamed;
  const page: LetterPage = {
    preview: told.slice(0, 3).map(sentenceOf).join(' · '),
    title: `Wat eraan komt voor ‘${project}’`,
    paragraphs: [
      `Zo vergeet u niets. ${product.name} zet voor u op een rij wat binnenkort een laatste dag heeft.`,
    ],
    facts: [
      ...told.slice(0, mostNamed).map((each) => ({
        label: nameInLetter(each.title),
        value: factOf(each),
      })),
      ...(rest > 0 ? [{ label: 'en verder', value: `Nog ${rest} andere, in de lijst van termijnen` }] : []),
      ...(attention > 0 ? [{ label: 'Wat vraagt aandacht', value: countAttention(attention) }] : []),
      ...lines,
    ],
    button: { label: 'Termijnen bekijken', href: `${publicUrl}${inProject(addresses.todo, projectId)}` },
    closing: [
      `U krijgt deze e-mail omdat u werkt aan het project ‘${project}’. Op ‘Uw account’ kiest u waarvan u er een krijgt.`,
      `Geen herinneringen meer? Open dit adres: ${stopAt}`,
    ],
  };
  return { to: email, stopAt, subject, text: letterText(page), html: letterHtml(page) };
}

function factOf({ text, dueDate, ground }: ListedTodo): string {
  const when = dueDate ? `${text}, ${formatDayLong(dueDate)}` : text;
  return ground ? `${when}. ${ground}` : when;
}

function sentenceOf({ title, text }: ListedTodo): string {
  return `${nameInLetter(title)}: ${text}`;
}

function countAttention(count: number): string {
  return count === 1 ? '1 ding op uw dashboard' : `${count} dingen op uw dashboard`;
}
