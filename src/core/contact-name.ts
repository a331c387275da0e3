type Named = { name: string; company: string | null };

/** How somebody is called: the company, or the person where there is none. */
export function contactName({ name, company }: Named): string {
  return company?.trim() || name;
}

/** Where it matters whom of it one speaks: 'Dakwerken Vermeersch bv (Koen)'. */
export function contactLabel(contact: Named): string {
  const called = contactName(contact);
  return called === contact.name ? called : `${called} (${contact.name})`;
}
