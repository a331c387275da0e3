/** The mail server knows no such address: trying again won't help. */
export class MailRefused extends Error {}

/** What goes wrong before a letter is spoken of, by the words of the system and of OpenSSL, which name no address of anybody. */
const causes: readonly (readonly [RegExp, string])[] = [
  [/ECONNREFUSED/, 'nobody listens there: connection refused'],
  [/ENOTFOUND|EAI_AGAIN|getaddrinfo/, 'its name is not known'],
  [/ETIMEDOUT|ESOCKETTIMEDOUT|timeout/i, 'it did not answer in time'],
  [/EHOSTUNREACH|ENETUNREACH/, 'it can not be reached from here'],
  [/altnames/, 'its certificate is for another name'],
  [/certificate has expired|CERT_HAS_EXPIRED/, 'its certificate has expired'],
  [
    /self-signed|unable to verify|unable to get (local )?issuer|SELF_SIGNED|UNABLE_TO/,
    'its certificate is not trusted: set NODE_EXTRA_CA_CERTS for one of your own',
  ],
  [/wrong version number|SSL routines/i, 'it does not speak TLS there: smtp:// or smtps://, and the port'],
  [/ECONNRESET|EPIPE|closed unexpectedly/i, 'it hung up'],
];

function causeOf(error: Record<string, unknown>): string | undefined {
  // An answer of the mail server itself may repeat an address; a failure without one is the system's.
  if (error.responseCode !== undefined) return undefined;
  const words = [error.message, error.errno, (error.cause as Error | undefined)?.message]
    .map(String)
    .join(' ');
  return causes.find(([pattern]) => pattern.test(words))?.[1];
}

/** A mail server's own words repeat the address it speaks of, and would put it into the log and the job. */
export function withoutAddresses(error: unknown): Error {
  const known = (error ?? {}) as Record<string, unknown>;
  const { code, command, responseCode } = known;
  const facts = [code, command, responseCode].filter((fact) => fact !== undefined).join(' ');
  if (command === 'RCPT TO' && Number(responseCode) >= 500) {
    return new MailRefused(`the mail server refused the address (${facts})`);
  }
  if (Number(responseCode) === 535 || code === 'EAUTH') {
    return new Error(`the mail server refused the user name or password of SMTP_URL (${facts})`);
  }
  const cause = causeOf(known);
  return new Error(
    cause ? `the mail server: ${cause} (${facts})` : `the letter could not be sent (${facts || 'unknown'})`,
  );
}
