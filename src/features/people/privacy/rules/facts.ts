import { product } from '#/core/product';
import type { PrivacyFacts } from '#/features/people/shared/privacy/contract';

/** What is true of this installation, from its settings. */
export type PrivacySettings = {
  /** Null while nobody set a name. */
  company: string | null;
  email: string;
  /** While nobody set one, what stands there is nobody’s. */
  hasOwnEmail: boolean;
  /** Embedded, on the disk of the server itself. */
  isOwnDatabase: boolean;
  storageHost: string | null;
  provider: string;
  isDemo: boolean;
  mailHost: string | null;
  aiHost: string | null;
  trashDays: number;
  logDays: number;
  backupsKept: number | null;
};

const days = (count: number) => (count === 1 ? '1 dag' : `${count} dagen`);

const upgradeCopies =
  'Voor een nieuwe versie begint, bewaart de server een kopie van de database; de laatste drie blijven staan.';

function tellRunner({ company, hasOwnEmail }: PrivacySettings): string {
  const example = 'het adres hierna is een voorbeeld dat niemand leest.';
  if (company === null) {
    return hasOwnEmail
      ? 'De beheerder van deze server heeft nog geen naam ingevuld.'
      : `De beheerder van deze server heeft nog geen naam en geen adres ingevuld: ${example}`;
  }
  const runner = `${company} beheert deze installatie van ${product.name}`;
  return hasOwnEmail ? `${runner}.` : `${runner}, maar heeft nog geen adres ingevuld: ${example}`;
}

function tellPlace({ isOwnDatabase, storageHost }: PrivacySettings): string {
  if (isOwnDatabase && storageHost === null)
    return 'Alles staat in de database en op de schijf van deze server.';
  const database = isOwnDatabase
    ? 'in een database op deze server'
    : 'in een database die de beheerder gekozen heeft';
  return storageHost === null
    ? `Gegevens staan ${database}, bestanden op de schijf van deze server.`
    : `Gegevens staan ${database}, bestanden bij de opslagdienst ${storageHost}. Die bestanden zijn alleen langs deze toepassing te openen.`;
}

function tellBackups({ backupsKept, isOwnDatabase }: PrivacySettings): string {
  const copies = isOwnDatabase ? ` ${upgradeCopies}` : '';
  if (backupsKept === null)
    return `Deze server maakt zelf geen reservekopieën; vraag de beheerder of hij dat op een andere manier doet.${copies}`;
  const kept =
    backupsKept === 1
      ? 'De laatste reservekopie wordt bewaard'
      : `De laatste ${backupsKept} reservekopieën worden bewaard`;
  return `${kept}; wat u verwijdert, zit daar nog in tot er nieuwere zijn.${copies}`;
}

/** The sentences that differ from one installation to another. */
export function tellPrivacy(settings: PrivacySettings): PrivacyFacts {
  const { provider, isDemo, mailHost, aiHost, storageHost, trashDays, logDays } = settings;
  return {
    runner: tellRunner(settings),
    email: settings.email,
    place: tellPlace(settings),
    signIn: isDemo
      ? 'Deze server draait in demo-modus: u meldt zich aan op de server zelf, met een naam en een e-mailadres die niemand nakijkt.'
      : `U meldt zich aan bij ${provider}. Die laat ons uw naam, uw e-mailadres en, als u er een heeft, uw foto weten; uw wachtwoord krijgen wij nooit te zien.`,
    mail:
      mailHost === null
        ? 'Deze server verstuurt geen e-mail. Wat hij zou versturen, zoals een uitnodiging, blijft als bestand op de server staan.'
        : `E-mails, zoals een uitnodiging of een herinnering, gaan langs de mailserver ${mailHost}.`,
    ai:
      aiHost === null
        ? 'Er is geen AI-dienst ingesteld: papieren worden op de server zelf gelezen en nagekeken.'
        : `Er is een AI-dienst ingesteld (${aiHost}). Lezen en nakijken gebeurt op de server zelf. Alleen als u erom vraagt, nadat u de tekst gezien heeft, krijgt die dienst van een offerte de posten, de totalen en de voorwaarden om te beoordelen, of van een papier het nummer, de datums, de posten en de totalen om mee te lezen: telkens zonder namen, adressen, rekeningen of telefoonnummers.`,
    rest:
      storageHost === null
        ? 'Verder niets: er gaan geen andere gegevens naar derden.'
        : 'Verder gaan alleen uw bestanden naar de opslagdienst hierboven, en niets naar iemand anders.',
    trash: `Wat u verwijdert, staat nog ${days(trashDays)} in de prullenmand. Daarna zijn de bestanden weg en kan niemand het nog terugzetten.`,
    log: `Het logboek van een project onthoudt ${days(logDays)} wat er precies veranderde, ook van wat verwijderd is; daarna blijft alleen de regel zelf, zolang het project bestaat.`,
    backups: tellBackups(settings),
  };
}
