import type { LinkPurpose } from '#/core/call';
/**
 * Who may do what, written out by hand: what the walk expects comes from here and not from the code that is walked. A route that no line speaks of, or that two lines speak of, fails.
 */

export const members = ['owner', 'editor', 'collaborator'] as const;
export type Member = (typeof members)[number];
export const people = [...members, 'pending', 'stranger', 'anonymous'] as const;
export type Person = (typeof people)[number];

type May = Record<Member, 'yes' | 'no' | 'own'>;
type Rule = { what: string; routes: RegExp; may: May };

const everyMember: May = { owner: 'yes', editor: 'yes', collaborator: 'yes' };
const changers: May = { owner: 'yes', editor: 'yes', collaborator: 'no' };

export const rules: readonly Rule[] = [
  {
    what: 'read everything in the project',
    routes: /^GET \/(?!api\/projects\/:projectId\/(archive|webhooks)$)/,
    may: everyMember,
  },
  {
    what: 'take the whole project out',
    routes: /^GET \/api\/projects\/:projectId\/archive$/,
    may: { owner: 'yes', editor: 'no', collaborator: 'no' },
  },
  {
    what: 'have servers of one’s own told of changes',
    routes: /^(GET|POST) \/api\/projects\/:projectId\/webhooks$/,
    may: { owner: 'yes', editor: 'no', collaborator: 'no' },
  },
  {
    what: 'say where one is',
    routes: /^PUT \/api\/projects\/:projectId\/here$/,
    may: everyMember,
  },
  {
    what: 'have a calendar link of one’s own, or none',
    routes: /^(POST|DELETE) \/api\/projects\/:projectId\/calendar$/,
    may: everyMember,
  },
  {
    what: 'set something to do aside for oneself',
    routes: /^PUT \/api\/projects\/:projectId\/todo$/,
    may: everyMember,
  },
  {
    what: 'add quotes, invoices, documents, reminders, photos, points',
    routes: /^POST \/api\/projects\/:projectId\/(quotes|invoices|documents|inbox|reminders|photos|points)$/,
    may: everyMember,
  },
  {
    what: 'write in the diary of the site, beside the lines of others, and keep it on paper',
    routes: /^(PUT \/api\/projects\/:projectId\/diary|POST \/api\/projects\/:projectId\/diary\/keep)$/,
    may: everyMember,
  },
  {
    what: 'several documents or photos at once; who may change only their own moves and removes only those',
    routes:
      /^POST \/api\/projects\/:projectId\/(documents\/(move|remove)|photos\/(change|remove|from-documents))$/,
    may: everyMember,
  },
  {
    what: 'change or delete a quote, invoice, document, reminder, photo, point',
    routes:
      /^(PUT|PATCH|DELETE) \/api\/(projects\/:projectId\/)?(quotes|invoices|documents|inbox|reminders|photos|points)\/:id(\/(?!signing)|$)/,
    may: { owner: 'yes', editor: 'yes', collaborator: 'own' },
  },
  {
    what: 'take a list of prices that came back: the asking of prices is no matter of who may only add',
    routes: /^POST \/api\/inbox\/:id\/answer$/,
    may: changers,
  },
  {
    what: 'accept a quote: as changing it',
    routes: /^POST \/api\/quotes\/:id\/accept$/,
    may: { owner: 'yes', editor: 'yes', collaborator: 'own' },
  },
  {
    what: 'note a payment of an invoice or remove it: as changing the invoice',
    routes: /^(POST \/api\/invoices\/:id\/payments|DELETE \/api\/payments\/:id)$/,
    may: { owner: 'yes', editor: 'yes', collaborator: 'own' },
  },
  {
    what: 'confirm the account that is paid on',
    routes: /^POST \/api\/invoices\/:id\/confirm-iban$/,
    may: { owner: 'yes', editor: 'no', collaborator: 'no' },
  },
  {
    what: 'choose one of several quotes, which changes what others brought in',
    routes: /^POST \/api\/projects\/:projectId\/quotes\/choose$/,
    may: changers,
  },
  {
    what: 'extra work on a quote: note, change, send, remove',
    routes:
      /^(POST \/api\/quotes\/:id\/extras|(PUT|DELETE) \/api\/extras\/:id|POST \/api\/extras\/:id\/send)$/,
    may: changers,
  },
  {
    what: 'acceptances of a contract: begin, change, send, keep the paper, add a page, release, move days, remove',
    routes:
      /^(POST \/api\/quotes\/:id\/acceptances|(PUT|DELETE) \/api\/acceptances\/:id|POST \/api\/acceptances\/:id\/(send|paper|addenda|release)|PUT \/api\/acceptances\/:id\/days)$/,
    may: changers,
  },
  {
    what: 'sign an acceptance as the owner',
    routes: /^POST \/api\/acceptances\/:id\/sign$/,
    may: { owner: 'yes', editor: 'no', collaborator: 'no' },
  },
  {
    what: 'have a quote judged, which changes nothing',
    routes: /^POST \/api\/quotes\/:id\/analyze$/,
    may: everyMember,
  },
  {
    what: 'meetstaat, planning, rooms, plans, budget, premiums, intake: change',
    routes:
      /^(POST|PUT|PATCH|DELETE) \/api\/(projects\/:projectId\/)?(bill-of-quantities|planning|rooms|plans|budget|home|premie-calculations|chatbot-intake)(\/|$)/,
    may: changers,
  },
  {
    what: 'a file of a bank: have it read, and note what was chosen of it',
    routes: /^POST \/api\/projects\/:projectId\/bank-files(\/read)?$/,
    may: changers,
  },
  {
    what: 'rights and duties: answer, say how one stands, and where and when a quote was signed',
    routes: /^PUT \/api\/(projects\/:projectId\/dut(y-answers|ies)|quotes\/:id\/signing)$/,
    may: changers,
  },
  {
    what: 'outsiders: give and take back links, ask papers, write, take proposed days',
    routes:
      /^(POST|PUT|DELETE) \/api\/(projects\/:projectId\/)?(guest-links|folder-links|paper-requests|messages|task-answers|quote-requests)(\/:id(\/(send|addendum|answers|close))?)?$/,
    may: changers,
  },
  {
    what: 'premium files: make, change, hand in, have read',
    routes:
      /^(POST \/api\/projects\/:projectId\/premium-files|(PUT|DELETE) \/api\/premium-files\/:id|POST \/api\/premium-files\/:id\/read-invoices)$/,
    may: changers,
  },
  {
    what: 'proofs of a premium file: add',
    routes: /^POST \/api\/premium-files\/:id\/proofs$/,
    may: everyMember,
  },
  {
    what: 'proofs of a premium file: take out',
    routes: /^DELETE \/api\/premium-proofs\/:id$/,
    may: { owner: 'yes', editor: 'yes', collaborator: 'own' },
  },
  {
    what: 'share, rename or delete the project',
    routes:
      /^(POST \/api\/projects\/:projectId\/collaborators\/invite|PUT \/api\/projects\/:projectId\/collaborators\/:id|(PUT|DELETE) \/api\/projects\/:projectId)$/,
    may: { owner: 'yes', editor: 'no', collaborator: 'no' },
  },
  {
    what: 'empty the trash of the project',
    routes: /^DELETE \/api\/projects\/:projectId\/trash$/,
    may: { owner: 'yes', editor: 'no', collaborator: 'no' },
  },
  {
    what: 'undo a change of a quote: as changing it, and who may only change their own undoes only what they did',
    routes: /^POST \/api\/changes\/:id\/undo$/,
    may: { owner: 'yes', editor: 'yes', collaborator: 'own' },
  },
  {
    what: 'remove collaborators, or oneself',
    routes: /^DELETE \/api\/projects\/:projectId\/collaborators\/:id$/,
    may: { owner: 'yes', editor: 'own', collaborator: 'own' },
  },
  {
    what: 'fittings: change',
    routes: /^(POST|PUT|DELETE) \/api\/(projects\/:projectId\/)?fittings(\/|$)/,
    may: changers,
  },
];

/** Records that are found in no project; the walk makes one, used in a project with everybody in their place. */
export type LooseRecord =
  | 'invitation'
  | 'contact'
  | 'check'
  | 'session'
  | 'token'
  | 'webhook'
  | 'removedProject'
  | 'removedContact';
type Refusal = 'hidden' | 'forbidden';

const onlyTheInvited: Partial<Record<Person, Refusal>> = {
  owner: 'hidden',
  editor: 'hidden',
  collaborator: 'hidden',
  stranger: 'hidden',
};

const onlyItsOwner: Partial<Record<Person, Refusal>> = {
  editor: 'forbidden',
  collaborator: 'forbidden',
  pending: 'hidden',
  stranger: 'hidden',
};

/** In the trash it is gone for everybody but who it belongs to. */
function inOnesTrash(record: LooseRecord) {
  const refuses: Partial<Record<Person, Refusal>> = {
    ...{ editor: 'hidden', collaborator: 'hidden', pending: 'hidden', stranger: 'hidden' },
  };
  return { record, refuses };
}

const ofWebhook = inOnesTrash('webhook');

/** Routes of no project, each with why that is right. With an id in the path: of what, and who is refused it. */
export const signedInRoutes: Readonly<
  Record<
    string,
    {
      why: string;
      record?: LooseRecord;
      refuses?: Partial<Record<Person, Refusal>>;
      /** What is sent, where only a whole one gets as far as the record. */
      body?: object;
      /** What who is refused is told, where that says more than the usual words. */
      words?: string;
      /** It takes seconds and is the same for whoever is signed in: one of them tries it. */
      isLong?: true;
    }
  >
> = {
  'GET /api/auth/user': { why: 'answers who asks' },
  'GET /api/auth/picture': {
    why: 'one’s own picture, which nobody here has',
    refuses: {
      owner: 'hidden',
      editor: 'hidden',
      collaborator: 'hidden',
      pending: 'hidden',
      stranger: 'hidden',
    },
  },
  'GET /api/account/export': { why: 'one’s own data' },
  'GET /api/account/sessions': { why: 'where one is signed in oneself' },
  'GET /api/account/mail': { why: 'which letters one wants oneself' },
  'PUT /api/account/mail': { why: 'which letters one wants oneself' },
  'GET /api/user/news': { why: 'what is new in the projects one is a member of' },
  'POST /api/user/news/read': { why: 'what one has read oneself' },
  'GET /api/account/calendars': { why: 'one’s own links, and not the way to them' },
  'DELETE /api/account/sessions': { why: 'one’s own sessions, but this one' },
  'DELETE /api/account/sessions/:key': {
    why: 'one’s own session; anybody else’s is unknown',
    record: 'session',
    refuses: { editor: 'hidden', collaborator: 'hidden', pending: 'hidden', stranger: 'hidden' },
  },
  'GET /api/account/tokens': { why: 'one’s own programs, and not the way in of any' },
  'POST /api/account/tokens': {
    why: 'a program of one’s own; the project that is named is asked for inside',
  },
  'DELETE /api/account/tokens/:id': {
    why: 'one’s own token; anybody else’s is unknown',
    record: 'token',
    refuses: { editor: 'hidden', collaborator: 'hidden', pending: 'hidden', stranger: 'hidden' },
  },
  'DELETE /api/webhooks/:id': { why: 'one’s own webhook; anybody else’s is unknown', ...ofWebhook },
  'POST /api/webhooks/:id/test': { why: 'one’s own webhook; anybody else’s is unknown', ...ofWebhook },
  'GET /api/webhooks/:id/deliveries': { why: 'one’s own webhook; anybody else’s is unknown', ...ofWebhook },
  'POST /api/account/remove': { why: 'one’s own account, and only with the words typed over' },
  'GET /api/projects': { why: 'lists what one is a member of' },
  'POST /api/projects': { why: 'anybody may begin a project' },
  'POST /api/projects/example': { why: 'a project of one’s own', isLong: true },
  'POST /api/projects/import': { why: 'a project of one’s own, from an archive' },
  'GET /api/subsidy-types': { why: 'a list that is the same for everybody' },
  'POST /api/subsidy-types/init': { why: 'only adds to that list what the program itself knows' },
  'GET /api/contacts': { why: 'one’s own, and those of the projects one works in' },
  'GET /api/trash': { why: 'what one removed oneself' },
  'POST /api/trash/projects/:id/restore': { why: 'one’s own project', ...inOnesTrash('removedProject') },
  'DELETE /api/trash/projects/:id': { why: 'one’s own project', ...inOnesTrash('removedProject') },
  'POST /api/trash/contacts/:id/restore': { why: 'one’s own contact', ...inOnesTrash('removedContact') },
  'DELETE /api/trash/contacts/:id': { why: 'one’s own contact', ...inOnesTrash('removedContact') },
  'GET /api/emergency/contacts': { why: 'the same list by another query' },
  'POST /api/contacts': { why: 'a contact of one’s own' },
  'POST /api/contacts/import': { why: 'contacts of one’s own' },
  'POST /api/contacts/remove': { why: 'of the contacts that are named only one’s own' },
  'GET /api/contacts/export.vcf': { why: 'the list of contacts as a file' },
  'GET /api/contacts/export.csv': { why: 'the list of contacts as a file' },
  'POST /api/quotes/analyze': { why: 'a text of one’s own; a project that is named is asked for inside' },
  'POST /api/quotes/analyze-pdf': { why: 'a file of one’s own; a project that is named is asked for inside' },
  'POST /api/quote-checks/:id/opinion': {
    why: 'a check of one’s own that waits for its quote',
    record: 'check',
    refuses: { editor: 'hidden', collaborator: 'hidden', pending: 'hidden', stranger: 'hidden' },
    words: 'Deze controle is niet meer beschikbaar. Controleer de offerte opnieuw.',
  },
  'PUT /api/contacts/:id': {
    why: 'belongs to a user; members see it and only its owner changes it',
    record: 'contact',
    refuses: onlyItsOwner,
    body: { name: 'Aannemer Maes', type: 'contractor' },
    words: 'U kunt alleen uw eigen contacten wijzigen.',
  },
  'DELETE /api/contacts/:id': {
    why: 'belongs to a user; members see it and only its owner removes it',
    record: 'contact',
    refuses: onlyItsOwner,
    words: 'U kunt alleen uw eigen contacten wijzigen.',
  },
  'GET /api/contacts/:id/history': {
    why: 'belongs to a user; members see it, with what they can see of its history',
    record: 'contact',
    refuses: { pending: 'hidden', stranger: 'hidden' },
  },
  'POST /api/excel/analyze': { why: 'the project is a field of the form; the gate follows once it is read' },
  'POST /api/excel/parse': { why: 'the project is a field of the form; the gate follows once it is read' },
  'POST /api/ocr/extract-quote': { why: 'reads the file that is sent and keeps nothing' },
  'POST /api/papers/read': { why: 'reads the file that is sent and keeps nothing' },
  'POST /api/papers/second-reading': {
    why: 'sends on a text that the server itself wrote, and keeps nothing',
  },
  'POST /api/premie/simulate': { why: 'calculates with what is sent and keeps nothing' },
  'POST /chatbot/api/chatbot/start': { why: 'a conversation belongs to the person who has it' },
  'POST /chatbot/api/chatbot/submit': { why: 'a conversation belongs to the person who has it' },
  'POST /chatbot/api/chatbot/back': { why: 'a conversation belongs to the person who has it' },
  'GET /api/user/invitations': { why: 'those for one’s own verified address' },
  'POST /api/collaborators/:id/accept': {
    why: 'the invited person is not in the project yet',
    record: 'invitation',
    refuses: onlyTheInvited,
  },
  'POST /api/collaborators/:id/decline': {
    why: 'the invited person is not in the project yet',
    record: 'invitation',
    refuses: onlyTheInvited,
  },
};

export const openRoutes: Readonly<Record<string, string>> = {
  'GET /api/health': 'for who watches over the server',
  'GET /api/health/live': 'for who watches over the server',
  'GET /api/health/ready': 'for who watches over the server',
  'GET /api/version': 'for who watches over the server',
  'GET /metrics': 'for this machine, or who has the token',
  'GET /api/installation': 'the landing page says how one signs in',
  'GET /api/privacy': 'visitors read what is kept before they sign in',
  'GET /api/login': 'the way in',
  'GET /api/auth/demo': 'the way in',
  'GET /api/auth/callback': 'where the provider sends the browser back',
  'POST /api/auth/backchannel-logout': 'the provider tells who left there; only what it signed counts',
  'GET /api/logout': 'the way out',
  'GET /oidc/*': 'the embedded provider’s own paths',
  'POST /oidc/*': 'the embedded provider’s own paths',
  'GET /inloggen': 'the embedded provider’s page',
  'GET /inloggen/:uid': 'the embedded provider’s page',
  'POST /inloggen/:uid': 'the embedded provider’s page',
  'GET /api/calendar/:token.ics':
    'who has the link; it is one person’s and ends with their place in the project',
  'GET /herinneringen-stoppen/:token': 'where a letter leads who wants no more of them; only asks',
  'POST /herinneringen-stoppen/:token': 'who has the signed link of a letter wants no more of them',
  'GET /outside/prices.js': 'the script of the page for prices, the same for everybody',
  'GET /uitnodiging': 'where a letter leads; shows nothing, only leads on to the sign-in',
};

/** What who has a link and no account may do, and nothing else: by what the link is for. */
export const linkRoutes: Readonly<Record<string, { purpose: LinkPurpose | 'any'; why: string }>> = {
  'GET /api/approvals/:token': { purpose: 'approval', why: 'reads the one piece of extra work it is about' },
  'POST /api/approvals/:token': { purpose: 'approval', why: 'decides on that work, once' },
  'GET /approvals/:token': { purpose: 'approval', why: 'the same as a page; only asks' },
  'POST /approvals/:token': { purpose: 'approval', why: 'the same from the form of that page' },
  'POST /api/links/:token/code': { purpose: 'any', why: 'makes a device known by a code that is mailed' },
  'POST /links/:token/code': { purpose: 'any', why: 'the same from a form' },
  'GET /api/guest/:token': { purpose: 'guest', why: 'reads what is of this contact' },
  'POST /api/guest/:token/tasks/:id': { purpose: 'guest', why: 'answers on the days of a task of theirs' },
  'POST /api/guest/:token/papers': { purpose: 'guest', why: 'hands in a paper' },
  'POST /api/guest/:token/photos': { purpose: 'guest', why: 'hands in a photo' },
  'POST /api/guest/:token/messages': { purpose: 'guest', why: 'writes to who gave the link' },
  'POST /api/guest/:token/points/:id': { purpose: 'guest', why: 'says that a point of theirs was repaired' },
  'GET /api/guest/:token/acceptances/:id': { purpose: 'guest', why: 'reads minutes that were sent to them' },
  'POST /api/guest/:token/acceptances/:id': { purpose: 'guest', why: 'answers on those minutes, once' },
  'GET /guest/:token/acceptances/:id': { purpose: 'guest', why: 'the same as a page' },
  'POST /guest/:token/acceptances/:id': { purpose: 'guest', why: 'the same from a form' },
  'GET /guest/:token/acceptances/:id/addenda/:number': {
    purpose: 'guest',
    why: 'a page that was added to them since',
  },
  'GET /guest/:token/acceptances/:id/minutes.pdf': { purpose: 'guest', why: 'the frozen minutes as a PDF' },
  'GET /guest/:token': { purpose: 'guest', why: 'the same as a page' },
  'GET /guest/:token/photos/:id': {
    purpose: 'guest',
    why: 'a photo, for an architect or of a point of theirs',
  },
  'POST /guest/:token/tasks/:id': { purpose: 'guest', why: 'the same from a form' },
  'POST /guest/:token/papers': { purpose: 'guest', why: 'the same from a form' },
  'POST /guest/:token/photos': { purpose: 'guest', why: 'the same from a form' },
  'POST /guest/:token/points/:id': { purpose: 'guest', why: 'the same from a form' },
  'POST /guest/:token/messages': { purpose: 'guest', why: 'the same from a form' },
  'GET /api/price-requests/:token': { purpose: 'price-request', why: 'reads what a price is asked for' },
  'PUT /api/price-requests/:token': { purpose: 'price-request', why: 'keeps prices while one types' },
  'POST /api/price-requests/:token/submit': { purpose: 'price-request', why: 'hands them in' },
  'POST /api/price-requests/:token/decline': { purpose: 'price-request', why: 'says that none will come' },
  'POST /api/price-requests/:token/questions': { purpose: 'price-request', why: 'asks something' },
  'POST /api/price-requests/:token/file': { purpose: 'price-request', why: 'hands in the list with prices' },
  'GET /price-requests/:token': { purpose: 'price-request', why: 'the same as a page' },
  'GET /price-requests/:token/list.xlsx': { purpose: 'price-request', why: 'the list as a workbook' },
  'GET /price-requests/:token/list.pdf': { purpose: 'price-request', why: 'the list on paper' },
  'GET /price-requests/:token/documents/:id': {
    purpose: 'price-request',
    why: 'a document that was sent along',
  },
  'GET /price-requests/:token/photos/:id': { purpose: 'price-request', why: 'a photo that was sent along' },
  'POST /price-requests/:token': { purpose: 'price-request', why: 'keeps or hands in, from a form' },
  'POST /price-requests/:token/decline': { purpose: 'price-request', why: 'the same from a form' },
  'POST /price-requests/:token/questions': { purpose: 'price-request', why: 'the same from a form' },
  'POST /price-requests/:token/file': { purpose: 'price-request', why: 'the same from a form' },
  'GET /api/folders/:token': { purpose: 'folder', why: 'reads the chapters that were chosen' },
  'GET /api/folders/:token/archive': { purpose: 'folder', why: 'takes those along in one ZIP' },
  'GET /folders/:token': { purpose: 'folder', why: 'the same as a page' },
  'GET /folders/:token/files/:key': { purpose: 'folder', why: 'one file of those chapters' },
  'GET /folders/:token/files/:key/thumbnail': { purpose: 'folder', why: 'a picture of those, small' },
  'GET /folders/:token/files/:key/preview': { purpose: 'folder', why: 'the same as large as a screen' },
};

/** Reads of a project that no program is given, each with why. Every other read is opened by a token that reads. */
export const closedToPrograms: Readonly<Record<string, string>> = {
  'GET /api/projects/:projectId/changes': 'who did what is told to people',
  'GET /api/projects/:projectId/changes/steps': 'steps back and on are for who works there',
  'GET /api/projects/:projectId/trash': 'what was removed is not to be read on',
  'GET /api/projects/:projectId/collaborators': 'addresses of people',
  'GET /api/projects/:projectId/guest-links': 'addresses of people, and what they did',
  'GET /api/projects/:projectId/events': 'a program asks for the revision now and then',
  'GET /api/projects/:projectId/documents/archive': 'all of it at once is for people',
  'GET /api/projects/:projectId/photos/archive': 'all of it at once is for people',
  'GET /api/premium-files/:id/archive': 'all of it at once is for people',
  'GET /api/projects/:projectId/archive': 'all of it at once is for people',
  'GET /api/projects/:projectId/points/archive': 'all of it at once is for people',
  'GET /api/projects/:projectId/folder/archive': 'all of it at once is for people',
  'GET /api/projects/:projectId/folder-links': 'addresses of people',
  'GET /api/projects/:projectId/webhooks': 'addresses of servers of the owner’s',
};

/** What a token that hands in papers opens. */
export const opensInbox = 'POST /api/projects/:projectId/inbox';

/** What a program with a token of either kind may do, and nobody else. */
export const programRoutes: Readonly<Record<string, string>> = {
  'POST /mcp': 'an assistant asks; what it reads it asks by the calls that its token opens',
  'GET /mcp': 'tells that there is no stream',
  'DELETE /mcp': 'tells that there is no session',
};
