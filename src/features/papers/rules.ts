/** Whom a paper is from: the company, or the person where there is none. */
export function senderName({ name, company }: { name: string; company: string | null }): string {
  return company ?? name;
}
