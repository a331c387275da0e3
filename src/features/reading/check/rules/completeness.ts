import {
  findContractorAddress,
  findContractorName,
  findCustomer,
} from '#/features/reading/check/rules/addresses';
import type { Facts } from '#/features/reading/check/rules/facts';
import { cutPassage, findPassage, passageAt } from '#/features/reading/check/rules/quote-text';
import { good, mention, type Rule, type Verdict } from '#/features/reading/check/rules/rule';
import { isUnfilled } from '#/features/reading/check/rules/unfilled';

const section = 'volledigheid';

/** Below it a name is a guess. */
const clearName = 0.5;

function contractor(facts: Facts): Verdict {
  const { text, paper } = facts;
  const found = paper.companyName;
  const isClear = found !== undefined && found.confidence >= clearName;
  const name = (isClear && facts.passageOf(found.place)) || findContractorName(text);
  const address = findContractorAddress(facts);
  const passage = [...new Set([name, address].filter((line) => line !== null))].join(' / ');
  if (name && address) return good('Naam en adres van de aannemer staan op de offerte.', cutPassage(passage));
  return {
    share: (name ? 0.5 : 0) + (address ? 0.5 : 0),
    state: name || address ? 'partly' : 'missing',
    passage: passage ? cutPassage(passage) : null,
    sentence: name
      ? 'Het adres van de aannemer vinden we niet op de offerte.'
      : 'De naam van het bedrijf staat niet duidelijk op de offerte.',
    short: 'Naam/adres aannemer onvolledig',
    ask: 'Kunt u de volledige naam, de rechtsvorm en het adres van uw onderneming op de offerte vermelden?',
  };
}

const referenceOfPaper =
  /^(?:(?:onze?|notre|nos|unsere?|our) )?(?:kenmerk|ref(?:erentie|erte|\.)?|référence(?: affaire)?|dossier|zeichen|reference) ?(?:n[r°]\.?)? ?: ?\S*[\p{L}\d]{3}/iu;

/** A form that nobody filled in. */
const emptyNumber =
  /(?:offerte|devis|quote|angebots?)[- ]?(?:nummer|nr\.?|n°|number)|(?:nummer|numéro|n°) (?:van de |de |du )?(?:offerte|devis)/iu;

function number(facts: Facts): Verdict {
  const found = facts.paper.number;
  if (found) return good('De offerte heeft een nummer.', facts.passageOf(found.place) || null);
  const reference = facts.text.lines.find((line) => referenceOfPaper.test(line));
  if (reference)
    return good('De offerte heeft een kenmerk waarnaar u kunt verwijzen.', cutPassage(reference));
  const unfilled = facts.text.lines.find((line) => emptyNumber.test(line)) ?? null;
  return {
    ...{ share: 0, state: 'missing', passage: unfilled },
    sentence: unfilled
      ? 'Het nummer van de offerte is niet ingevuld.'
      : 'De offerte heeft geen nummer waarnaar u kunt verwijzen.',
    short: 'Offertenummer ontbreekt',
    ask: 'Kunt u de offerte een nummer geven, zodat we er allebei naar kunnen verwijzen?',
  };
}

function date(facts: Facts): Verdict {
  const found = facts.paper.date;
  if (found) return good('De offerte is gedateerd.', facts.passageOf(found.place) || null);
  return {
    ...{ share: 0, state: 'missing', passage: null },
    sentence: 'De offerte heeft geen datum.',
    short: 'Datum ontbreekt',
    ask: 'Kunt u de datum van de offerte vermelden?',
  };
}

const termOfWorks =
  /\b(?:uitvoeringstermijn|uitvoeringsduur|start(?:datum)? (?:der|van de) werken|starten (?:vanaf|op|in|midden|half|begin|eind)|aanvang(?:sdatum)?|(?:werk|kalender)dagen|leveringstermijn|levertermijn|planning|uitvoeringsperiode|periode|periods?|période|zeitraum|leistungszeit\p{L}{0,8}|leistungsdatum|liefertermin|lieferdatum|leverdatum|leveringsdatum|startdatum|date de livraison|date prévue|estimated date|expected date|geschatte datum|delai d.exécution|délais?|durée (?:des travaux|estimée|prévue|du chantier|d.intervention)|date de début|début des travaux|ausführungs\p{L}{1,8}|lieferzeit|bauzeit|lead time|start date|duration|doorlooptijd|opleverdatum|binnen (?:de )?\d{1,3} (?:weken|maanden|dagen))(?!\p{L})/giu;
const ofPayment =
  /(?<!\p{L})(?:betal\p{L}{0,10}|factu\p{L}{0,8}|vervald\p{L}{0,4}|vervalt|geldig\p{L}{0,9}|klacht\p{L}{0,4}|protest|paiement|échéance|validité)\b/iu;
const aroundTerm = 90;

/** 'Betaalbaar binnen 30 dagen' is a term too, but not of the works. */
function findTermOfWorks({ text }: Facts): string | null {
  for (const { index, 0: found } of [...text.flat.matchAll(termOfWorks)].slice(0, 50)) {
    const passage = passageAt(text, index, index + found.length);
    const at = passage.indexOf(found);
    const near =
      passage
        .slice(Math.max(0, at - aroundTerm), at + found.length)
        .split(/[.;] /)
        .at(-1) ?? '';
    const isNamed =
      /termijn|duur|aanvang|start|planning|exécution|durée|début|zeit|period|période|date/i.test(found) &&
      !/betal/i.test(found);
    if (isNamed || !ofPayment.test(near)) return passage;
  }
  return null;
}

function term(facts: Facts): Verdict {
  const passage = findTermOfWorks(facts);
  if (passage !== null) return good('De offerte zegt iets over het begin of de duur van de werken.', passage);
  return {
    ...{ share: 0, state: 'missing', passage: null },
    sentence: 'De offerte zegt niet wanneer de werken beginnen of hoe lang ze duren.',
    short: 'Uitvoeringstermijn ontbreekt',
    ask: 'Kunt u vermelden wanneer de werken beginnen en hoeveel werkdagen ze duren?',
  };
}

function customer(facts: Facts): Verdict {
  const { paper } = facts;
  const isNamed = paper.addressee !== undefined && !isUnfilled(paper.addressee.value);
  const told = isNamed && facts.passageOf(paper.addressee?.place);
  const passage = told || findCustomer(facts, findContractorAddress(facts));
  if (passage && (told || !isUnfilled(passage)))
    return good('De offerte zegt voor wie of waar de werken zijn.', cutPassage(passage));
  return {
    ...{ share: 0, state: 'missing', passage: passage && cutPassage(passage) },
    sentence: passage
      ? 'Voor wie of waar de werken zijn, is niet ingevuld.'
      : 'We vinden niet voor wie of op welk adres de werken zijn.',
    short: 'Werfadres of klantgegevens ontbreken',
    ask: 'Kunt u mijn gegevens en het werfadres op de offerte vermelden?',
  };
}

function details({ posts }: Facts): Verdict {
  const passage = posts[0]?.passage ?? null;
  if (posts.length >= 3)
    return good(`De werken zijn uitgesplitst in ${posts.length} posten met elk een bedrag.`, passage);
  return {
    share: posts.length / 4,
    state: posts.length === 0 ? 'missing' : 'partly',
    passage,
    sentence:
      posts.length === 0
        ? 'We vinden geen posten met een eigen bedrag.'
        : `We vinden maar ${posts.length === 1 ? '1 post' : '2 posten'} met een eigen bedrag.`,
    short: 'Werken niet per post uitgesplitst',
    ask: 'Kunt u de werken per post uitsplitsen, met voor elke post een eigen bedrag?',
  };
}

/** Most posts have it: all of the weight. Some have: half. */
function mostPosts(
  facts: Facts,
  has: (post: Facts['posts'][number]) => boolean,
  texts: { all: string; some: string; none: string; short: string; ask: string },
): Verdict {
  const having = facts.posts.filter(has);
  const passage = having[0]?.passage ?? null;
  if (having.length > 0 && having.length * 2 >= facts.posts.length) return good(texts.all, passage);
  const isSome = having.length > 0;
  return {
    share: isSome ? 0.5 : 0,
    state: isSome ? 'partly' : 'missing',
    passage,
    sentence: isSome ? texts.some : texts.none,
    short: texts.short,
    ask: texts.ask,
  };
}

const quantityColumn =
  /(?<!\p{L})(?:aantal|hoeveelheid|hoev\.?|uren|quantités?|qté|nombre|qty|quantity|hours|menge|anzahl|stück|stunden)(?!\p{L})/iu;

/** A number of its own before an amount, that we did not take for a quantity. */
function hasLooseNumber({ passage }: Facts['posts'][number]): boolean {
  return /(?<![\d.,/-])\d{1,4}(?:[.,]\d{1,3})? ?(?!\d|%)[^\d€$%]{0,12}[€$]? ?\d[\d .]{0,9}[.,]\d{2}(?!\d)/u.test(
    passage,
  );
}

/** 'Aanleg terras 40 m²': among the words. */
function saysQuantity({ description }: Facts['posts'][number]): boolean {
  return /(?<![\d.,x×])\d{1,5}(?:[.,]\d{1,3})? ?(?:m²|m2|m³|m3|lm|lopende meter|st(?:uks?)?|uur|uren)(?![\p{L}\d])/iu.test(
    description,
  );
}

const priceColumn =
  /(?<!\p{L})(?:(?:eenheids|stuk|netto)?prijs|prijs\/\p{L}{1,6}|e\.?h\.?p\.?|tarief|uurloon|prix|p\.? ?u\.?(?: ?ht)?|unit price|price|rate|\p{L}{0,8}preis|satz|cost)(?!\p{L})/iu;

/** 'Prijs per stuk', 'Preis/Stunde': the unit stands over all posts. */
const unitOfColumn =
  /(?<!\p{L})(?:prijs|stukprijs|prix|preis|price|tarief|tarif|satz)(?: unitaire)? ?(?:per|pro|par|\/|à l.) ?(?:stuk|uur|dag|m²|m2|lm|stück|stunde|tag|heure|jour|pièce|piece|unit|hour|day)(?!\p{L})|(?<!\p{L})(?:per stuk|per uur|uurprijs|uurtarief|stuksprijs|stukprijs|stückpreis|stundensatz|prix horaire|hourly rate)(?!\p{L})/iu;

function unitsInHead(facts: Facts): Verdict | undefined {
  const isCounted = facts.posts.some(({ quantity }) => quantity !== null);
  const heading = isCounted ? findPassage(facts.text, unitOfColumn) : null;
  return heading === null ? undefined : good('De eenheid staat boven de prijzen, voor alle posten.', heading);
}

/** What is missing of a quantity with its unit, as far as we can say. */
function withoutUnits({ posts, text }: Facts): string {
  if (posts.some(({ quantity }) => quantity !== null))
    return 'De posten hebben een hoeveelheid maar geen eenheid: meerwerk valt zo moeilijk na te rekenen.';
  return quantityColumn.test(text.flat) || posts.some(hasLooseNumber) || posts.some(saysQuantity)
    ? 'We konden de hoeveelheden bij de posten niet lezen: kijk na of er telkens een eenheid bij staat.'
    : 'De posten hebben geen hoeveelheid of eenheid: meerwerk valt zo niet na te rekenen.';
}

export const completenessRules: readonly Rule[] = [
  {
    ...{ id: 'offertenummer', section, weight: 0.5, lookedFor: 'Een nummer van de offerte' },
    judge: number,
  },
  { ...{ id: 'datum', section, weight: 0.5, lookedFor: 'De datum van de offerte' }, judge: date },
  {
    ...{ id: 'bedrijf_en_adres', section, weight: 1, lookedFor: 'Naam en adres van de aannemer' },
    judge: contractor,
  },
  {
    ...{ id: 'klant_of_werfadres', section, weight: 1, lookedFor: 'De klant of het adres van de werf' },
    judge: customer,
  },
  {
    ...{
      id: 'gedetailleerde_posten',
      section,
      weight: 2,
      lookedFor: 'De werken uitgesplitst in posten met een bedrag',
    },
    judge: details,
  },
  {
    ...{
      id: 'hoeveelheden_en_eenheden',
      section,
      weight: 1.5,
      lookedFor: 'Hoeveelheden met hun eenheid (m², stuks, uren …)',
    },
    judge: (facts) =>
      unitsInHead(facts) ??
      mostPosts(facts, ({ quantity, unit }) => quantity !== null && unit !== null, {
        all: 'De posten hebben een hoeveelheid en een eenheid.',
        some: 'Minder dan de helft van de posten heeft een hoeveelheid en een eenheid.',
        none: withoutUnits(facts),
        short: 'Hoeveelheden of eenheden ontbreken',
        ask: 'Kunt u bij elke post de hoeveelheid en de eenheid vermelden (m², stuks, uren …)?',
      }),
  },
  {
    ...{ id: 'eenheidsprijzen', section, weight: 1, lookedFor: 'Een eenheidsprijs bij elke post' },
    judge: (facts) =>
      mostPosts(facts, ({ price }) => price !== null, {
        all: 'De posten hebben een eenheidsprijs.',
        some: 'Minder dan de helft van de posten heeft een eenheidsprijs.',
        none: priceColumn.test(facts.text.flat)
          ? 'We konden geen eenheidsprijzen bij de posten lezen: kijk na of ze erbij staan.'
          : 'De posten hebben geen eenheidsprijs.',
        short: 'Eenheidsprijzen ontbreken',
        ask: 'Kunt u bij elke post de eenheidsprijs vermelden?',
      }),
  },
  {
    ...{
      id: 'uitvoeringstermijn',
      section,
      weight: 1,
      lookedFor: 'Wanneer de werken beginnen en hoe lang ze duren',
    },
    judge: term,
  },
  mention({
    ...{ id: 'geldigheid', section, weight: 0.5, lookedFor: 'Hoe lang de offerte geldig blijft' },
    pattern:
      /(?<!\p{L})(?:geldig\p{L}{0,12}|gestand\p{L}{0,6}|vervalt|blijft \p{L}{0,6} ?gelden|geldt (?:tot|gedurende|voor \d)|gelden tot|valables?|valide(?: jusqu\p{L}{0,2}.{0,4})?|validité|durée de validité|gültig\p{L}{0,6}|bindefrist|valid (?:until|for|till)|validity)(?!\p{L})/iu,
    found: 'De offerte zegt hoe lang ze geldig is.',
    missing: 'Geldigheidsduur ontbreekt',
    sentence: 'De offerte zegt niet hoe lang ze geldig blijft.',
    ask: 'Kunt u vermelden tot wanneer deze offerte geldig is?',
  }),
  mention({
    ...{
      id: 'betalingsvoorwaarden',
      section,
      weight: 0.5,
      lookedFor: 'Hoe en wanneer er betaald moet worden',
    },
    pattern:
      /(?<!\p{L})(?:betal(?:ing|en|ings\p{L}{1,16}) ?(?::|in|na|binnen|bij|van|gebeurt|per|voor)|betalings\p{L}{2,16}|betaling|betaal(?:baar|termijn\p{L}{0,2}|voorwaarde\p{L}{0,2}|datum|wijze)|voorschot\p{L}{0,4}|schijf|schijven|saldo|vorderingsstaat|vorderingsstaten|acomptes?|(?:\d{1,3} ?% )(?:à la|au|aux) \p{L}{5,16}|solde (?:à|au|en)|paiement|règlement|zahlbar|zahlung\p{L}{0,14}|zahlungsziel|payment(?: terms)?|payable|vervaldatum|vervaldag|overmaken|over te maken|virement|échéance|überweis\p{L}{1,8}|fällig\p{L}{0,6}|due date)(?!\p{L})/iu,
    // 'Onderhoud (jaarlijkse betaling)' is how one post is counted.
    workInPosts: /./,
    found: 'De offerte zegt hoe of wanneer er betaald wordt.',
    missing: 'Betalingsvoorwaarden ontbreken',
    sentence: 'De offerte zegt niet wanneer u moet betalen.',
    ask: 'Kunt u de betalingsvoorwaarden vermelden: welke schijven, en wanneer?',
  }),
  mention({
    ...{
      id: 'akkoord_handtekening',
      section,
      weight: 0.5,
      lookedFor: 'Een plaats om voor akkoord te tekenen',
    },
    pattern:
      /(?<!\p{L})(?:voor akkoord|handtekening\p{L}{0,3}|gelezen en goedgekeurd|(?:bon )?pour accord|lu et approuvé|signatures?|unterschrift|auftragserteilung|signed)(?!\p{L})/iu,
    found: 'Er is plaats om voor akkoord te tekenen.',
    missing: 'Plaats voor akkoord ontbreekt',
    sentence: 'Er is geen plaats om voor akkoord te tekenen.',
    ask: 'Kunt u onderaan plaats voorzien om voor akkoord te tekenen?',
  }),
];
