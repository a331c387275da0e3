import type { PrivacyFacts } from '#/features/privacy/contract';

/** What is true of this installation, from its settings. */
export type PrivacySettings = {
  company: string;
  email: string;
  isOnOwnDisk: boolean;
  provider: string;
  isDemo: boolean;
  mailHost: string | null;
  aiHost: string | null;
  trashDays: number;
  logDays: number;
  backupsKept: number | null;
};

const days = (count: number) => (count === 1 ? '1 dag' : `${count} dagen`);

/** The sentences that differ from one installation to another. */
export function tellPrivacy(settings: PrivacySettings): PrivacyFacts {
  const { provider, isDemo, mailHost, aiHost, trashDays, logDays, backupsKept } = settings;
  return {
    runner: settings.company,
    email: settings.email,
    place: settings.isOnOwnDisk
      ? 'Alles staat in de database en op de schijf van deze server.'
      : 'Gegevens staan in de database van deze server, bestanden in een opslagdienst die de beheerder gekozen heeft. Die bestanden zijn alleen langs deze toepassing te openen.',
    signIn: isDemo
      ? 'Deze server draait in demo-modus: u meldt zich aan op de server zelf, met een naam en een e-mailadres die niemand nakijkt.'
      : `U meldt zich aan bij ${provider}. Die laat ons uw naam, uw e-mailadres en, als u er een heeft, uw foto weten; uw wachtwoord krijgen wij nooit te zien.`,
    mail:
      mailHost === null
        ? 'Deze server verstuurt geen e-mail.'
        : `E-mails, zoals een uitnodiging, gaan langs de mailserver ${mailHost}.`,
    ai:
      aiHost === null
        ? 'Er is geen AI-dienst ingesteld: papieren worden op de server zelf gelezen en nagekeken.'
        : `Er is een AI-dienst ingesteld (${aiHost}). Lezen en nakijken gebeurt op de server zelf. Alleen als u erom vraagt, nadat u de tekst gezien heeft, krijgt die dienst van een offerte de posten, de totalen en de voorwaarden om te beoordelen, of van een papier het nummer, de datums, de posten en de totalen om mee te lezen: telkens zonder namen, adressen, rekeningen of telefoonnummers.`,
    trash: `Wat u verwijdert, staat nog ${days(trashDays)} in de prullenmand en is daarna echt weg, met zijn bestanden.`,
    log: `Het logboek van een project houdt ${days(logDays)} bij wat er precies veranderde; daarna blijft alleen de regel zelf, zolang het project bestaat.`,
    backups:
      backupsKept === null
        ? 'Deze server maakt zelf geen reservekopieën; vraag de beheerder of hij dat op een andere manier doet.'
        : `De laatste ${backupsKept} reservekopieën worden bewaard; wat u verwijdert, zit daar nog in tot ze vervallen.`,
  };
}
