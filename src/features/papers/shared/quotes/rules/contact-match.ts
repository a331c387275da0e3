import { contactName } from '#/core/contact-name';
import { fold } from '#/core/search-text';
import { contactOfSender, newContact, type ReadSender } from '#/features/papers/shared/rules/sender';

const significant = 5;
const shortest = 3;

/** Words that say what a firm does or what form it has: hundreds of firms share them. */
const common =
  /^(dakwerken|dakwerker|dak|daken|schilderwerken|schilder|bouwbedrijf|bouwonderneming|bouw|bouwwerken|elektro|elektriciteit|elektriciteitswerken|electro|loodgieterij|loodgieter|sanitair|verwarming|centrale|keukens|keuken|badkamers|badkamer|ramen|deuren|vloeren|vloerwerken|tegelwerken|tuinaanleg|tuinen|tuin|schrijnwerkerij|schrijnwerk|interieur|isolatie|renovatie|renovaties|algemene|onderneming|aannemer|aannemingen|installaties|technieken|firma|toitures|toiture|menuiserie|peinture|plomberie|chauffage|construction|constructions|entreprise|bv|bvba|nv|cv|cvba|vof|comm|commv|gcv|srl|sprl|sa|scrl|snc|gmbh|sarl|en|et|zonen|fils|de|het|the)$/;

/** Letters and digits only, without accents: 'Dakwerken Coppé bv' reads 'dakwerkencoppebv'. */
function plain(name: string): string {
  return fold(name).replace(/[^\p{L}\p{N}]/gu, '');
}

/** What is the firm's own: 'Dakwerken Van den Broeck bv' reads 'vandenbroeck'. */
function ownName(name: string): string {
  return fold(name)
    .replace(/\b([a-z])\./g, '$1')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '' && !common.test(word))
    .join('');
}

function startsAlike(one: string, other: string): boolean {
  const start = one.slice(0, significant);
  return start.length >= shortest && other.includes(start);
}

function sharedStart(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length += 1;
  return length;
}

type Known = {
  name: string;
  company: string | null;
  enterpriseNumber?: string | null;
  iban?: string | null;
  email?: string | null;
  phone?: string | null;
};

/** What a paper says of who sent it. */
export type Sender = {
  companyName?: string | null | undefined;
  enterpriseNumber?: string | null | undefined;
  iban?: string | null | undefined;
  email?: string | null | undefined;
  phone?: string | null | undefined;
};

/** `isMaybe`: by the beginning of a name only, which people should look at. */
export type Match<C> = { contact: C; isMaybe: boolean };

const digits = (text: string | null | undefined) => (text ?? '').replace(/\D/g, '');
const signs = (text: string | null | undefined) => (text ?? '').replace(/[^\p{L}\p{N}]/gu, '').toLowerCase();

/** Numbers that only one firm has, the surest first. */
const keys: readonly ((one: Sender) => string)[] = [
  ({ enterpriseNumber }) => digits(enterpriseNumber).replace(/^0+/, ''),
  ({ iban }) => signs(iban),
  ({ email }) => (email ?? '').trim().toLowerCase(),
  ({ phone }) =>
    digits(phone)
      .replace(/^(?:0032|32|0)/, '')
      .replace(/^0/, ''),
];

/**
 * The contact that a paper is from: by its enterprise number, account, mail address or phone; else by what is left of
 * the name without trade words and legal forms. Where only its first five letters occur in the other, it is a maybe.
 */
export function findSender<C extends Known>(sender: Sender, contacts: readonly C[]): Match<C> | undefined {
  for (const key of keys) {
    const wanted = key(sender);
    const contact = wanted.length > 6 ? contacts.find((one) => key(one) === wanted) : undefined;
    if (contact) return { contact, isMaybe: false };
  }
  return findByName(sender.companyName ?? '', contacts);
}

function findByName<C extends Known>(wanted: string, contacts: readonly C[]): Match<C> | undefined {
  const [whole, own] = [plain(wanted), ownName(wanted)];
  const same =
    contacts.find((one) => whole !== '' && plain(contactName(one)) === whole) ??
    contacts.find((one) => own.length >= shortest && ownName(contactName(one)) === own);
  if (same) return { contact: same, isMaybe: false };
  let best: { contact: C; score: number } | undefined;
  for (const contact of contacts) {
    const name = ownName(contactName(contact));
    if (!startsAlike(own, name) && !startsAlike(name, own)) continue;
    const score = sharedStart(own, name);
    if (!best || score > best.score) best = { contact, score };
  }
  return best && { contact: best.contact, isMaybe: true };
}

/** Whom a paper that was read is of: a contact that is there, the one that it tells of, or nobody. */
export function senderOf(read: ReadSender, contacts: readonly (Known & { id: number })[]): number | null {
  return findSender(read, contacts)?.contact.id ?? (contactOfSender(read) ? newContact : null);
}
