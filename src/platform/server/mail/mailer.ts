import type { SendMailOptions } from 'nodemailer';
import type { MailConfig } from '#/platform/server/config';
import { keepLetter } from '#/platform/server/mail/folder';
import { MailRefused, withoutAddresses } from '#/platform/server/mail/mail-errors';

export type Letter = {
  /** The same for every attempt: who receives it twice after a failure can tell that it is one letter. */
  key: string;
  to: string;
  replyTo?: string;
  /** Where who wants no more of these says so: by a button of their mail program, without signing in. */
  stopAt?: string;
  subject: string;
  text: string;
  html: string;
};

/** Sent is taken by the mail server; kept is a file in the data folder; refused is an address that doesn't exist. */
export type Outcome = 'sent' | 'kept' | 'refused';

export type Mailer = { deliver: (letter: Letter) => Promise<Outcome> };

type MailSettings = { mail: MailConfig; dataDir: string; publicUrl: string };

const patienceMs = 10_000;

export function createMailer({ mail, dataDir, publicUrl }: MailSettings): Mailer {
  const { hostname } = new URL(publicUrl);
  const compose = ({ key, to, replyTo, stopAt, ...content }: Letter): SendMailOptions => ({
    ...content,
    from: mail.from,
    to: alone(to),
    ...(replyTo === undefined ? {} : { replyTo: alone(replyTo) }),
    messageId: `<${key}@${hostname}>`,
    headers: {
      'Auto-Submitted': 'auto-generated',
      'X-Auto-Response-Suppress': 'All',
      ...(stopAt && {
        'List-Unsubscribe': `<${stopAt}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return mail.kind === 'smtp'
    ? { deliver: (letter) => sendBySmtp(mail.url, compose(letter)) }
    : { deliver: (letter) => keepInFolder(dataDir, letter.key, compose(letter)) };
}

/** As a text it would be read as a list, in which a comma begins the next address. */
function alone(address: string) {
  return { name: '', address };
}

/** A connection for each letter: there are few, and a server that was away is simply asked again. */
async function sendBySmtp(url: string, options: SendMailOptions): Promise<Outcome> {
  const { default: nodemailer } = await import('nodemailer');
  const transport = nodemailer.createTransport({
    url,
    connectionTimeout: patienceMs,
    greetingTimeout: patienceMs,
    socketTimeout: patienceMs * 3,
  });
  try {
    await transport.sendMail(options);
    return 'sent';
  } catch (error) {
    const known = withoutAddresses(error);
    if (known instanceof MailRefused) return 'refused';
    throw known;
  } finally {
    transport.close();
  }
}

async function keepInFolder(dataDir: string, key: string, options: SendMailOptions): Promise<Outcome> {
  const { default: nodemailer } = await import('nodemailer');
  const transport = nodemailer.createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  const { message } = await transport.sendMail(options);
  if (!Buffer.isBuffer(message)) throw new Error('the letter was not put together');
  await keepLetter(dataDir, key, message);
  return 'kept';
}
