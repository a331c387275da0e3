import PostalMime from 'postal-mime';

export type MailPart = { name: string; bytes: Uint8Array };
export type Mail = {
  from: { name: string; address: string } | undefined;
  subject: string;
  /** As the mail says it, 'YYYY-MM-DD' where it can be told. */
  date: string | undefined;
  parts: MailPart[];
};

const mostParts = 50;
const limits = { maxNestingDepth: 20, maxHeadersSize: 1_048_576 };

/** A mail's sender, date and attachments; undefined where it is none. */
export async function readMail(bytes: Uint8Array): Promise<Mail | undefined> {
  try {
    const mail = await PostalMime.parse(bytes, { ...limits, attachmentEncoding: 'arraybuffer' });
    const sent = mail.date === undefined ? Number.NaN : Date.parse(mail.date);
    return {
      from: mail.from?.address ? { name: mail.from.name ?? '', address: mail.from.address } : undefined,
      subject: (mail.subject ?? '').slice(0, 300),
      date: Number.isNaN(sent) ? undefined : new Date(sent).toISOString().slice(0, 10),
      parts: mail.attachments.slice(0, mostParts).map(({ filename, content }, index) => ({
        name: (filename ?? `bijlage ${index + 1}`).slice(0, 200),
        bytes: typeof content === 'string' ? new TextEncoder().encode(content) : new Uint8Array(content),
      })),
    };
  } catch {
    return undefined;
  }
}
