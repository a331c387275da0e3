/** The mail server knows no such address: trying again won't help. */
export class MailRefused extends Error {}

/** A mail server's own words repeat the address it speaks of, and would put it into the log and the job. */
export function withoutAddresses(error: unknown): Error {
  const { code, command, responseCode } = (error ?? {}) as Record<string, unknown>;
  const facts = [code, command, responseCode].filter((fact) => fact !== undefined).join(' ');
  const isRefusedAddress = command === 'RCPT TO' && Number(responseCode) >= 500;
  return isRefusedAddress
    ? new MailRefused(`the mail server refused the address (${facts})`)
    : new Error(`the letter could not be sent (${facts || 'unknown'})`);
}
