import { contactName } from '#/core/contact-name';

type Titled = {
  contact: { name: string; company: string | null };
  description: string | null;
  number: string | null;
};

/** A description may be a whole paragraph; what a paper is about is said in a line. */
const longestSubject = 80;

/** What it is about, in a line; nothing where nobody said so. */
function subjectOf(description: string | null): string | undefined {
  const said = description?.trim().replace(/\s+/g, ' ');
  if (!said) return undefined;
  const letters = [...said];
  return letters.length > longestSubject ? `${letters.slice(0, longestSubject).join('').trimEnd()}…` : said;
}

/**
 * How a quote or an invoice is called wherever it stands: 'Dakwerken Vermeersch bv: Nieuw dak'. Where nothing describes
 * it, its number does; else who sent it says enough.
 */
export function paperTitle({ contact, description, number }: Titled): string {
  return [contactName(contact), subjectOf(description) ?? number?.trim()].filter(Boolean).join(': ');
}

/** Its number, to stand beside the title; nothing where the title says it already. */
export function numberBeside({ description, number }: Omit<Titled, 'contact'>): string | undefined {
  return subjectOf(description) === undefined ? undefined : number?.trim() || undefined;
}

/** In a sentence beside the title: 'Offerte DV-1184'. */
export function numbered(word: string, number: string | undefined): string {
  return number === undefined ? word : `${word} ${number}`;
}

type Contact = Titled['contact'];

/** Both, of a paper as it is kept. */
export function titleOf(contact: Contact, description: string | null, number: string | null) {
  const titled = { contact, description, number };
  return { name: paperTitle(titled), number: numberBeside(titled) };
}

/** Where a paper stands among others of all firms. */
export function nameWithFirm(contact: Contact, description: string | null): string {
  return [contactName(contact), description?.trim()].filter(Boolean).join(': ');
}
