import { legalForm, linesOfContractor, ofCustomer } from '#/features/reading/check/rules/addresses';
import { judgeAdvance } from '#/features/reading/check/rules/advance';
import type { Facts } from '#/features/reading/check/rules/facts';
import {
  findAccount,
  findEnterpriseNumber,
  findForeignNumber,
} from '#/features/reading/check/rules/paper-numbers';
import { cutPassage, findPassage } from '#/features/reading/check/rules/quote-text';
import { good, mention, notPriced, type Rule, type Verdict } from '#/features/reading/check/rules/rule';
import { withoutUnfilledReach } from '#/features/reading/check/rules/unfilled';
import { findReverseCharge, reversedAsk } from '#/features/reading/check/rules/vat-rate';

const section = 'betrouwbaarheid';

/** What holds the place of a number in a form that nobody filled in. */
const noughts = {
  enterprise:
    /\b(?:kvk|kbo|btw|tva|vat|ondernemings?)[- ]?(?:n(?:umme)?r|n°)?\b ?[.:]{0,2} ?(?:BE ?)?0(?:[ .]?0){7,}(?![\d.])/i,
  account:
    /\b(?:iban|rek(?:ening)?|compte|konto)[- .]?(?:n(?:umme)?r|n°)?\b ?[.:]{0,2} ?(?:BE ?)?0(?:[ .-]?0){7,}(?![\d.])/i,
};

function enterpriseNumber(facts: Facts): Verdict {
  const found = findEnterpriseNumber(facts);
  if (found?.isValid)
    return good(`Het ondernemingsnummer ${found.written} heeft een juist controlegetal.`, found.passage);
  const abroad = found ? null : findForeignNumber(facts);
  if (abroad)
    return {
      ...{ share: 0.5, state: 'partly', passage: abroad },
      sentence: 'Het is een buitenlands ondernemings- of btw-nummer, dat we hier niet kunnen narekenen.',
      short: 'Buitenlands btw-nummer: kijk het na',
      ask: 'U heeft een buitenlands btw-nummer. Bent u in België geregistreerd als aannemer, en onder welk nummer?',
    };
  const unfilled = found ? null : findPassage(facts.text, noughts.enterprise);
  return {
    share: 0,
    state: found ? 'wrong' : 'missing',
    passage: found?.passage ?? unfilled,
    sentence: found
      ? `Het ondernemingsnummer ${found.written} kan niet kloppen: het controlegetal is fout.`
      : unfilled
        ? 'Het ondernemingsnummer is niet ingevuld: er staan alleen nullen. Het is verplicht.'
        : 'Er staat geen ondernemingsnummer op de offerte. Dat is verplicht.',
    short: found ? 'Ondernemingsnummer is ongeldig' : 'Geen (geldig) ondernemingsnummer',
    ask: found
      ? `Kunt u uw ondernemingsnummer nakijken? ${found.written} lijkt een fout te bevatten.`
      : 'Kunt u uw ondernemingsnummer (btw-nummer) op de offerte vermelden?',
  };
}

function register(facts: Facts): Verdict {
  const { text } = facts;
  const passage = findPassage(text, /\bRPR\b|\brechtspersonenregister\b|\bRPM\b/i);
  if (passage) return good('Het rechtspersonenregister is vermeld.', passage);
  const company = text.lines.find((line) => legalForm.test(line) && !ofCustomer.test(line));
  if (company === undefined) return good('Niet nodig: we lezen geen Belgische vennootschap op de offerte.');
  return {
    ...{ share: 0, state: 'missing', passage: company.slice(0, 240) },
    sentence: 'Een vennootschap vermeldt ook haar rechtspersonenregister (RPR). Dat ontbreekt.',
    short: 'RPR-vermelding ontbreekt',
    ask: 'Kunt u ook het rechtspersonenregister (RPR) van uw vennootschap vermelden?',
  };
}

const mailAddress = /[\w.+-]{1,60}@[\w-]{1,60}\.[a-z]{2,}/i;
const telephone =
  /\b(?:tel(?:efoon|efon|\.)?|tél(?:éphone|\.)?|gsm|mob(?:iel|ile|\.)?|phone|handy|T|M) ?[:.]? ?\+?\(?\d[\d ()./-]{6,18}\d|(?<![\d.])(?:\+\d{2} ?(?:\(0\))? ?\d{1,3}|0\d{1,3})[ ./-]{1,3}\d{2,3}(?:[ ./-]?\d{2,3}){2,3}(?!\d)/i;
/** An account is no telephone, nor is a day, an amount or the number of a firm. */
const otherNumbers =
  /\b[A-Z]{2}\d{2}(?: ?[A-Z\d]{4}){2,7}|\b(?:iban|rek(?:ening)?|compte|konto|btw|tva|vat|ust|siret|siren|gln|kvk|rcs|kto)\b[^\d]{0,16}[A-Z]{0,2} ?\d[\d .]{5,24}|\d{1,4}[-./]\d{1,2}[-./]\d{2,4}(?!\d)|\d[\d .]{0,14}[.,] ?\d{2}(?!\d)/gi;

function reachable(facts: Facts): Verdict {
  const own = linesOfContractor(facts).map(({ line, text }) => ({
    line,
    text: text.replace(otherNumbers, ' '),
  }));
  const isLike = (text: string) => mailAddress.test(text) || telephone.test(text);
  const isReach = (text: string) => isLike(withoutUnfilledReach(text));
  const seen = own.find(({ text }) => isReach(text));
  if (seen) return good('De aannemer is bereikbaar.', cutPassage(seen.line.text));
  const other = facts.text.lines.find((line) => isReach(line.replace(otherNumbers, ' ')));
  const unfilled = other ? undefined : own.find(({ text }) => isLike(text))?.line.text;
  const passage = other ?? unfilled;
  return {
    ...{ share: 0, state: 'missing', passage: passage === undefined ? null : cutPassage(passage) },
    sentence: other
      ? 'We vinden geen telefoonnummer of e-mailadres van de aannemer: wat er staat, lijkt van de klant.'
      : unfilled
        ? 'Het telefoonnummer en het e-mailadres van de aannemer zijn niet ingevuld.'
        : 'Er staat geen telefoonnummer of e-mailadres op de offerte.',
    short: 'Contactgegevens ontbreken',
    ask: 'Kunt u een telefoonnummer en een e-mailadres vermelden?',
  };
}

/** 'Bank BIC IBAN', and on the line below it what looks like one. */
function underAccountLabel({ text: { lines } }: Facts): string | undefined {
  return lines.find(
    (line, at) => /\bIBAN\b/.test(lines[at - 1] ?? '') && /\b[A-Z]{2}\d{2} ?(?:[A-Z\d]{4} ?){2}/.test(line),
  );
}

function account(facts: Facts): Verdict {
  const found = findAccount(facts);
  if (found?.isValid) return good('Het rekeningnummer heeft een juist controlegetal.', found.passage);
  const named = found
    ? null
    : (facts.text.lines.find((line) => /\bIBAN\b.{0,6}\b[A-Z]{0,2} ?\d[\dA-Z ]{8}/.test(line)) ??
      underAccountLabel(facts));
  if (named)
    return {
      ...{ share: 0, state: 'partly', passage: cutPassage(named) },
      sentence: 'Er staat een IBAN op de offerte, maar niet in een vorm die we kunnen narekenen.',
      short: 'Geen geldig rekeningnummer',
      ask: 'Kunt u uw rekeningnummer nakijken? Het lijkt niet volledig.',
    };
  const unfilled = found ? null : findPassage(facts.text, noughts.account);
  return {
    share: 0,
    state: found ? 'wrong' : 'missing',
    passage: found?.passage ?? unfilled,
    sentence: found
      ? `Het rekeningnummer ${found.written} kan niet kloppen: het controlegetal is fout. Betaal er niets op.`
      : unfilled
        ? 'Het rekeningnummer is niet ingevuld: er staan alleen nullen.'
        : 'Er staat geen rekeningnummer (IBAN) op de offerte.',
    short: found ? 'Rekeningnummer is ongeldig' : 'Geen geldig rekeningnummer',
    ask: found
      ? 'Kunt u uw rekeningnummer nakijken? Er lijkt een fout in te staan.'
      : 'Kunt u uw rekeningnummer (IBAN) op de offerte vermelden?',
  };
}

/** 'CASH 20.00' on a receipt is how it was paid, and nobody asks for it. */
function isTender(passage: string): boolean {
  return /^\W*(?:contant|cash)\b[^\d]{0,12}\d[\d .,]{0,9}\W*$/i.test(passage);
}

/** Something that shouldn't be there, and takes points away where it is. */
function absent(
  facts: Facts,
  pattern: RegExp | string | null,
  texts: { fine: string; sentence: string; short: string; ask: string; penalty: number },
): Verdict {
  if (!facts.isPriced) return notPriced;
  const passage = pattern instanceof RegExp ? findPassage(facts.text, pattern, isTender) : pattern;
  const { fine, ...rest } = texts;
  return passage === null ? good(fine) : { share: 0, state: 'wrong', passage, ...rest };
}

export const trustRules: readonly Rule[] = [
  {
    ...{ id: 'kbo_geldig', section, weight: 2.5, lookedFor: 'Een geldig ondernemingsnummer' },
    judge: enterpriseNumber,
  },
  {
    ...{ id: 'rpr', section, weight: 0.5, lookedFor: 'Het rechtspersonenregister, voor een vennootschap' },
    judge: register,
  },
  { ...{ id: 'iban_geldig', section, weight: 1, lookedFor: 'Een geldig rekeningnummer' }, judge: account },
  {
    ...{ id: 'contactgegevens', section, weight: 1, lookedFor: 'Telefoon of e-mailadres van de aannemer' },
    judge: reachable,
  },
  {
    ...{ id: 'voorschot_redelijk', section, weight: 1.5, lookedFor: 'Een voorschot van minder dan 30%' },
    judge: judgeAdvance,
  },
  mention({
    ...{ id: 'verzekering', section, weight: 1, lookedFor: 'Een verzekering van de aannemer' },
    pattern:
      /\b(?:tienjarige|10[- ]jarige|BA[- ](?:uitbating|verzekering)|burgerlijke aansprakelijkheid|verzeker\p{L}{1,12}|polis(?:nummer)?|assurances?|assuré\p{L}{0,2}|versicher\p{L}{1,10}|insur\p{L}{2,6}|décennale)(?!\p{L})/iu,
    found: 'De aannemer vermeldt zijn verzekering.',
    missing: 'Verzekering niet vermeld',
    sentence: 'De offerte zegt niets over een verzekering.',
    ask: 'Bent u verzekerd voor schade en voor de tienjarige aansprakelijkheid? Kunt u de verzekeraar en het polisnummer vermelden?',
  }),
  mention({
    ...{ id: 'waarborg', section, weight: 1, lookedFor: 'Garantie of oplevering' },
    pattern:
      /\b(?:garanties?|waarborg\p{L}{0,8}|(?:voorlopige |definitieve )?oplevering|réception (?:des travaux|provisoire|définitive|de l.ouvrage)|garantie décennale|décennale|gewähr\p{L}{3,12}|abnahme|warranty|guarantees?)(?!\p{L})/iu,
    workInPosts: /^(?:oplevering|réception.*|abnahme)$/i,
    found: 'De offerte spreekt over garantie of oplevering.',
    missing: 'Garantie of oplevering niet vermeld',
    sentence: 'De offerte zegt niets over garantie of oplevering.',
    ask: 'Kunt u vermelden welke garantie u geeft en hoe de oplevering verloopt?',
  }),
  mention({
    ...{ id: 'algemene_voorwaarden', section, weight: 0.5, lookedFor: 'De algemene voorwaarden' },
    pattern:
      /\balgemene (?:verkoops?|aannemings|leverings)?-?voorwaarden\b|\bconditions générales|\bC\.?G\.?V\b|\bAGB\b|allgemeine geschäftsbedingungen|terms (?:and|&) conditions/i,
    found: 'De offerte verwijst naar algemene voorwaarden. Lees ze.',
    missing: 'Algemene voorwaarden niet vermeld',
    sentence: 'De offerte verwijst niet naar algemene voorwaarden.',
    ask: 'Kunt u uw algemene voorwaarden meesturen?',
  }),
  {
    ...{ id: 'geen_zwartwerk', section, weight: 0.5, lookedFor: 'Geen betaling zonder factuur' },
    judge: (facts) =>
      absent(
        facts,
        /\b(?:contant\p{L}{0,2}|cash|zonder factuur|zonder btw (?:te betalen|betalen|kan)|in (?:het|'t|’t) zwart|zwart betalen|sans facture|au noir)\b/iu,
        {
          fine: 'Er is geen sprake van betaling zonder factuur.',
          sentence:
            'De offerte spreekt van contant geld of betalen zonder factuur. Zo verliest u garantie, premies en bewijs.',
          short: 'Verwijzing naar betaling zonder factuur',
          ask: 'Ik betaal alleen met een overschrijving op factuur. Kunt u dat zo vermelden?',
          penalty: 3,
        },
      ),
  },
  {
    ...{ id: 'btw_niet_verlegd', section, weight: 0.5, lookedFor: 'Btw die u zelf betaalt, niet verlegd' },
    judge: (facts) =>
      absent(facts, findReverseCharge(facts), {
        fine: 'De btw is niet verlegd.',
        sentence:
          'De btw is verlegd, wat bij een particulier niet mag. U riskeert de btw later zelf te moeten betalen.',
        short: 'Btw verlegd naar een particulier',
        ask: reversedAsk,
        penalty: 2,
      }),
  },
];
