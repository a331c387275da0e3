/** The kinds of the log, as one chooses them: a test names a kind that is in none of these. */
export const kindGroups = [
  {
    name: 'quotes',
    label: 'Offertes, meerwerk en opleveringen',
    kinds: ['quotes', 'quoteChecks', 'quoteSignings', 'extras', 'acceptances'],
  },
  {
    name: 'invoices',
    label: 'Facturen en betalingen',
    kinds: ['invoices', 'payments', 'bankLines', 'ibanChanges'],
  },
  { name: 'budget', label: 'Budget', kinds: ['budgets'] },
  { name: 'tasks', label: 'Planning en herinneringen', kinds: ['tasks', 'taskAnswers', 'reminders'] },
  { name: 'site', label: 'Werf', kinds: ['photos', 'plans', 'points', 'diary'] },
  { name: 'items', label: 'Meetstaat, ruimtes en woning', kinds: ['items', 'rooms', 'homes', 'intakes'] },
  { name: 'papers', label: 'Postvak en documenten', kinds: ['inbox', 'documents'] },
  {
    name: 'premiums',
    label: 'Premies',
    kinds: ['premieCalculations', 'premiumFiles', 'premiumProofs'],
  },
  { name: 'duties', label: 'Rechten en plichten', kinds: ['dutyAnswers', 'dutyStates'] },
  { name: 'folder', label: 'Woningmap', kinds: ['fittings', 'folderLinks'] },
  {
    name: 'outside',
    label: 'Contacten, prijsvragen en berichten',
    kinds: [
      ...['contacts', 'links', 'paperRequests', 'messages'],
      ...['quoteRequests', 'priceAnswers', 'priceQuestions'],
    ],
  },
  { name: 'project', label: 'Het project en wie meewerkt', kinds: ['projects', 'collaborators'] },
] as const satisfies readonly { name: string; label: string; kinds: readonly string[] }[];

export function kindsOf(names: readonly string[]): string[] {
  return kindGroups.flatMap(({ name, kinds }) => (names.includes(name) ? kinds : []));
}

/** 'Alles', 'Budget en Premies', 'Offertes, meerwerk en opleveringen, Budget en nog 2': a group counts where any of it does. */
export function kindsText(kinds: readonly string[]): string {
  const told = kindGroups.filter((group) => group.kinds.some((kind) => kinds.includes(kind)));
  if (kindGroups.every((group) => group.kinds.every((kind) => kinds.includes(kind)))) return 'Alles';
  const [first, second, ...rest] = told.map(({ label }) => label);
  if (rest.length > 0) return `${first}, ${second} en nog ${rest.length}`;
  return second === undefined ? (first ?? kinds.join(', ')) : `${first}, ${second}`;
}
