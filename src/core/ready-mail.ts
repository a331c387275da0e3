/** A letter that only has to be sent. */
export type ReadyMail = { to: string; subject: string; body: string };

export function mailLink({ to, subject, body }: ReadyMail): string {
  const text = `subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body.replaceAll('\n', '\r\n'))}`;
  return `mailto:${encodeURIComponent(to).replaceAll('%40', '@')}?${text}`;
}
