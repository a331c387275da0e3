import { describe, expect, it } from 'vitest';
import { type PrivacySettings, tellPrivacy } from '#/features/people/privacy/rules/facts';

const atHome: PrivacySettings = {
  ...{ company: null, email: 'hallo@truweel.example', hasOwnEmail: false },
  ...{ isOwnDatabase: true, storageHost: null },
  ...{ provider: 'Demo', isDemo: true, mailHost: null, aiHost: null },
  ...{ trashDays: 1, logDays: 400, backupsKept: null },
};
const hosted: PrivacySettings = {
  ...{ company: 'Bouwhulp vzw', email: 'hallo@huis.example', hasOwnEmail: true, isOwnDatabase: false },
  ...{ storageHost: 's3.huis.example', provider: 'Google', isDemo: false, mailHost: 'mail.huis.example' },
  ...{ aiHost: 'ai.huis.example', trashDays: 30, logDays: 400, backupsKept: 1 },
};

describe('the privacy page', () => {
  it('claims no name, no address, no mail and no backups that an installation doesn’t have', () => {
    const facts = tellPrivacy(atHome);
    expect(facts.runner).toBe(
      'De beheerder van deze server heeft nog geen naam en geen adres ingevuld: het adres hierna is een voorbeeld dat niemand leest.',
    );
    expect(tellPrivacy({ ...atHome, hasOwnEmail: true }).runner).not.toContain('voorbeeld');
    expect(facts.mail).toContain('verstuurt geen e-mail');
    expect(facts.rest).toBe('Verder niets: er gaan geen andere gegevens naar derden.');
    expect(facts.trash).toContain('nog 1 dag in de prullenmand');
    expect(facts.backups).toContain('geen reservekopieën');
    expect(facts.backups).toContain('een kopie van de database');
  });

  it('names every service that something goes to', () => {
    const facts = tellPrivacy(hosted);
    expect(facts.runner).toBe('Bouwhulp vzw beheert deze installatie van Truweel.');
    expect(facts.place).toContain('bij de opslagdienst s3.huis.example');
    expect(facts.place).not.toContain('op deze server');
    expect(facts.rest).not.toContain('Verder niets');
    expect([facts.mail, facts.ai].join()).toMatch(/mail\.huis\.example.*ai\.huis\.example/);
    expect(facts.backups).toBe(
      'De laatste reservekopie wordt bewaard; wat u verwijdert, zit daar nog in tot er nieuwere zijn.',
    );
  });
});
