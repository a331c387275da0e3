/** What holds the place of a name, a street or a town in a form that nobody filled in. */
const placeholder =
  /^(?:naam|voornaam|klant|klantnaam|straat|straatnaam|huisnummer|nummer|nr|plaats|plaatsnaam|woonplaats|postcode|adres|werfadres|nom|prénom|client|rue|adresse|ville|cp|name|vorname|kunde|kundenname|straße|strasse|ort|plz|street|city|customer|van|de|het|du|en|et|und|and|x+)$/iu;
/** 'Van de Straat' may be somebody's name: one of these stands in no name. */
const tellTale = /^(?:\p{L}{2,8}naam|naam|klant|nom|client|name|kunde|customer|x+)$/iu;
const label = /^[^:]{1,30}:/u;
/** '1234 AB' before the town, and what stands between the words. */
const besideWords = /\b\d{4} [A-Z]{2}\b|[^\p{L}]+/gu;

/** 'Naam: Naam klant', 'Straatnaam X', '1234 AB PLAATSNAAM X'. One such word alone is a label. */
export function isUnfilled(text: string): boolean {
  const words = text.replace(label, ' ').replace(besideWords, ' ').trim().split(' ');
  return (
    words.length > 1 &&
    words.every((word) => placeholder.test(word)) &&
    words.some((word) => tellTale.test(word))
  );
}

/** 'info@uwbedrijf.nl', 'T: 0000 - 00 0000'. */
const unfilledReach =
  /@(?:(?:uw|jouw|mijn|votre|your|ihre?)-?(?:bedrijf|firma|zaak|naam|domein|entreprise|societe|company|domain|unternehmen)|bedrijfsnaam|voorbeeld|example|exemple|beispiel)\.|(?<![\d.])0[0 ()./-]{5,18}0(?![\d.])/gi;

export function withoutUnfilledReach(text: string): string {
  return text.replace(unfilledReach, ' ');
}
