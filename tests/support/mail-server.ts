import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

type Stage = 'RCPT TO' | 'DATA';
type Reply = { at: Stage; code: number };

export type MailServer = {
  url: string;
  /** What it accepted, as a mail program reads it. */
  letters: Email[];
  /** What to answer the next attempts, one each; after that it accepts. */
  answer: (...replies: Reply[]) => void;
  attempts: () => number;
  close: () => Promise<void>;
};

function refusal(code: number): Error {
  // As real servers do, it repeats the address it refuses.
  return Object.assign(new Error('5.1.1 <genodigde@voorbeeld.example> niet bekend'), { responseCode: code });
}

/** A real mail server on the loopback; port 0 finds a free one. */
export async function startMailServer(port = 0): Promise<MailServer> {
  const letters: Email[] = [];
  const replies: Reply[] = [];
  let attempts = 0;
  const refuseAt = (stage: Stage) => (replies[0]?.at === stage ? replies.shift() : undefined);
  const options: SMTPServerOptions = {
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    onRcptTo: (_address, _session, done) => {
      attempts += 1;
      const reply = refuseAt('RCPT TO');
      done(reply ? refusal(reply.code) : undefined);
    },
    onData: (stream, _session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const reply = refuseAt('DATA');
        if (reply) return done(refusal(reply.code));
        PostalMime.parse(Buffer.concat(chunks)).then((letter) => {
          letters.push(letter);
          done();
        }, done);
      });
    },
  };
  const server = new SMTPServer(options);
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const { port: bound } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${bound}`,
    letters,
    answer: (...given) => replies.push(...given),
    attempts: () => attempts,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}
