import { fold } from '#/core/search-text';
import { isAddress, isContactDetail, startsCustomer } from '#/features/reading/scan/rules/header';
import { hasAny, isLike, isPrinted } from '#/features/reading/scan/rules/words';

/** What stands large on a paper and is nobody's name. */
const notAName = [
  'offerte',
  'prijsofferte',
  'devis',
  'bestek',
  'affaire',
  'chantier',
  'factuur',
  'datum',
  'date',
  'offertenummer',
  'betreft',
  'onderwerp',
  'contactpersoon',
  'contact',
  'tel',
  'telefoon',
  'iban',
  'pagina',
  'page',
  'geldig',
  'klant',
  'prijsaanvraag',
  'prijsopgave',
  'numero',
  'objet',
  'omschrijving',
  'projectleider',
  'facture',
  'invoice',
  'rechnung',
  'handelsrechnung',
  'quotation',
  'quote',
  'angebot',
  'begroting',
  'creditnota',
  'gutschrift',
  'seite',
  'logo',
  'bill',
  'estimate',
  'subtotal',
  'total',
  'totaal',
  'nederland',
  'deutschland',
  'belgie',
  'united states',
  'beschreibung',
  'description',
  'bearbeiter',
  'betreff',
  'payment',
  'order',
  'bestelling',
  'zahlung',
  'factuurnummer',
  'factuurdatum',
  'klantnummer',
  'vervaldatum',
  'rechnungsnummer',
  'kundennummer',
  'inh',
  'inhaber',
  'zaakvoerder',
  'gerant',
  'volgnummer',
  'nota',
  'raming',
  'kostenraming',
  'prijsvoorstel',
  'voorstel',
  'estimation',
  'vorderingsstaat',
  'herinnering',
  'aanmaning',
  'rappel',
  'administratie',
  'boekhouding',
  'comptabilite',
  'buchhaltung',
  'kassabon',
  'kasticket',
  'receipt',
  'openingsuren',
  'shopping hours',
  'opening hours',
  'heures d ouverture',
  'welkom',
  'bedankt',
  'merci',
  'danke',
  'thank you',
  'bijlage',
  'annexe',
  'duplicaat',
  'duplicata',
  'referentie',
  'reference',
  'algemene voorwaarden',
  'conditions generales',
  'geachte',
  'beste',
  'sehr geehrte',
  'cher client',
  'chere cliente',
  'madame monsieur',
  'monthly',
  'subscription',
  'abonnement',
];

/** 'Leverancier', 'Uw gegevens', 'Betaaltermijn': a word for what comes. */
const label =
  /(?:nummer|nr|datum|adres|gegevens|voorwaarden|termijn|leverancier|fournisseur|lieferant|prestataire|verkoper|vendeur|emetteur|handtekening|signature|unterschrift|periode|period)\W*$/;

export function isTitle(text: string, isCertain = false): boolean {
  // 'Project: dakkapel' is a label, 'Kanaal Projects' a firm.
  return (
    hasAny(text, notAName, isCertain ? isPrinted : isLike) ||
    label.test(fold(text)) ||
    /^project(?![a-z])/.test(fold(text))
  );
}

export function isNameLike(text: string, isCertain = false): boolean {
  return (
    /\p{L}{3}/u.test(text) &&
    !/[\d:]/.test(text) &&
    !isContactDetail(text) &&
    !isAddress(text) &&
    !startsCustomer(text) &&
    !isTitle(text, isCertain)
  );
}

/** 'B1B(21.15.05) Rachel 28x45 mm': begins with the number of an article, or holds a measure. */
export function isArticle(text: string): boolean {
  return /^(?=\p{L}*\d)[\p{L}\d]+[.(/-]\d/u.test(text) || /\d\s?x\s?\d|\d\s?(mm|cm|m²|m2|m³)\b/i.test(text);
}

/** A town by itself: the paper has it after a postal code or a word for it, there or elsewhere. */
export function isPlace(text: string, whole: string): boolean {
  const name = fold(text);
  if (!/^\p{L}[\p{L}\s'-]+$/u.test(name)) return false;
  return whole
    .split('\n')
    .some((line) =>
      /\b(postcode|zip|zipcode|plaats|gemeente|woonplaats|ville|city|ort|\d{4,5}|\d{2} \d{3})\b/.test(
        beforeName(line, name),
      ),
    );
}

function beforeName(line: string, name: string): string {
  const at = line.indexOf(name);
  return at < 0 ? '' : line.slice(Math.max(0, at - 16), at);
}
