import { describe, expect, it } from 'vitest';
import { MailRefused, withoutAddresses } from '#/platform/server/mail/mail-errors';

function failure(message: string, facts: object) {
  return withoutAddresses(Object.assign(new Error(message), facts));
}

describe('what is wrong with the mail server', () => {
  it.each([
    ['connect ECONNREFUSED 127.0.0.1:25', /connection refused/],
    ['self-signed certificate', /certificate is not trusted.*NODE_EXTRA_CA_CERTS/],
    ['unable to verify the first certificate', /certificate is not trusted/],
    ['certificate has expired', /certificate has expired/],
    ["Hostname/IP does not match certificate's altnames: Host: post.example", /for another name/],
    ['getaddrinfo ENOTFOUND post.example', /name is not known/],
    ['Connection timeout', /did not answer in time/],
    ['wrong version number', /does not speak TLS/],
  ])('is told apart: %s', (message, sentence) => {
    expect(failure(message, { code: 'ESOCKET', command: 'CONN' }).message).toMatch(sentence);
  });

  it('says that the password is wrong', () => {
    const error = failure('Invalid login', { code: 'EAUTH', command: 'AUTH PLAIN', responseCode: 535 });
    expect(error.message).toMatch(/user name or password of SMTP_URL/);
  });

  it('repeats no address, whatever the mail server says of it', () => {
    const said = '550 <greet@voorbeeld.example> mailbox timeout self-signed';
    const refused = failure(said, { code: 'EENVELOPE', command: 'RCPT TO', responseCode: 550 });
    expect(refused).toBeInstanceOf(MailRefused);
    const full = failure(said, { code: 'EENVELOPE', command: 'DATA', responseCode: 452 });
    expect(`${refused.message} ${full.message}`).not.toMatch(/greet|timeout|certificate/);
  });
});
