import { describe, expect, it } from 'vitest';
import { readConfig } from '#/platform/server/config';

const smtp = 'smtps://user:secret@mail.example:465';

describe('the settings of mail', () => {
  it('keep letters in a folder where no mail server is set', () => {
    expect(readConfig({ CONTACT_EMAIL: 'hallo@huis.example' }).mail).toEqual({
      kind: 'folder',
      from: 'Truweel <hallo@huis.example>',
    });
  });

  it.each(['post@huis.example', 'Het huis <post@huis.example>'])('take %s as sender', (from) => {
    expect(readConfig({ SMTP_URL: smtp, MAIL_FROM: from }).mail).toEqual({ kind: 'smtp', url: smtp, from });
  });

  it.each([
    [{ SMTP_URL: smtp }, 'SMTP_URL needs MAIL_FROM'],
    [{ MAIL_FROM: 'post@huis.example' }, 'MAIL_FROM needs SMTP_URL.'],
    [{ SMTP_URL: 'mail.example:25', MAIL_FROM: 'post@huis.example' }, 'The setting SMTP_URL is not usable'],
    [{ SMTP_URL: 'https://mail.example', MAIL_FROM: 'a@b.example' }, 'The setting SMTP_URL is not usable'],
    [{ SMTP_URL: smtp, MAIL_FROM: 'het huis' }, 'The setting MAIL_FROM is not usable'],
    [{ SMTP_URL: smtp, MAIL_FROM: 'a@b.example\r\nBcc: c@d.example' }, 'The setting MAIL_FROM is not usable'],
    [{ SMTP_HOST: 'mail.example' }, 'Unknown setting SMTP_HOST'],
  ])('refuse to start on %j', (env, message) => {
    expect(() => readConfig(env)).toThrow(message);
  });
});
