import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { composeAiText } from '#/features/reading/check/rules/ai-text';
import { readFacts } from '#/features/reading/check/rules/facts';
import { judgeFacts } from '#/features/reading/check/rules/judge';
import { wordsToSend } from '#/features/reading/shared/rules/words-to-send';
import { modelLines, modelQuote } from '../../../../../tests/support/model-quote';
import { sampleQuotes } from '../../../../../tests/support/samples';

function told(text: string): string {
  const facts = readFacts(text);
  return composeAiText(facts, judgeFacts(facts)) ?? '';
}

/** The commonest names of Flanders (Statbel), first and last, and some of elsewhere. */
const firstNames =
  'Maria Jan Anna Luc Marie Marc Nathalie Peter Els Tom Greet Katrien Jef Fatima Mohamed Ömer Hilde Griet Dirk Wim Bart Koen Lotte Femke Noor Arthur Noah Lars Liesbeth Veerle Ingrid Rik Sofie Hanneloor Kadir Oleksandr Zoë Chloé Joëlle Jürgen Xander Kobe Senne Britt Nele Leen Lieve'.split(
    ' ',
  );
const lastNames =
  'Peeters Janssens Maes Jacobs Mertens Willems Claes Goossens Wouters De_Smet Vermeulen Pauwels Aerts Michiels Hermans Martens Dubois Lambert Van_Damme De_Clercq Desmet Lemmens Verhoeven Coppens Segers Bogaert Stevens Thijs Verstraete Claeys Bosmans Hendrickx Van_den_Broeck Vandenberghe Vandecasteele Yılmaz Nguyen El_Amrani Özdemir Kowalski O’Brien D’hondt T’Jampens Ver-Eecke Cools Baert Smets Wuyts Nijs'.split(
    ' ',
  );
const streets =
  'kouter kerkstraat Molenstraat Stationsplein Grote_Baan Lange_Munt Hoogstraat Dorpsstraat Begijnhof Veldekens Koestraat Oude_Heirweg'.split(
    ' ',
  );
const towns =
  'Aalst Moorsel Gent Geel Tongeren Sint-Truiden Turnhout Brugge Mechelen Kortrijk Lokeren Wetteren'.split(
    ' ',
  );

const pick = (list: readonly string[]) => fc.constantFrom(...list).map((text) => text.replaceAll('_', ' '));
const spelled = (text: fc.Arbitrary<string>) =>
  fc.tuple(text, fc.constantFrom('as is', 'lower', 'upper', 'spaced', 'split')).map(([value, way]) => {
    switch (way) {
      case 'lower':
        return value.toLowerCase();
      case 'upper':
        return value.toUpperCase();
      case 'spaced':
        return [...value].join(' ');
      case 'split':
        return value.replace(/(?<=^.{2})/u, '\n');
      default:
        return value;
    }
  });
const digits = (count: number) => fc.stringMatching(new RegExp(`^[1-9]\\d{${count - 1}}$`));
const grouped = (count: number, sign: string) =>
  digits(count).map((text) => (text.match(/\d{1,3}/g) ?? []).join(sign));

const planted = fc.oneof(
  spelled(pick(firstNames)),
  spelled(pick(lastNames)),
  spelled(pick(streets)),
  spelled(pick(towns)),
  fc.tuple(pick(firstNames), pick(lastNames)).map(([first, last]) => `${first}${last}`.replaceAll(' ', '')),
  // Accounts whole and by half, in large and small letters; phones; numbers of persons and of firms.
  digits(12).map((text) => `be${text.slice(0, 2)} ${text.slice(2, 6)}`),
  digits(14).map((text) => `BE${text}`),
  grouped(11, '.'),
  digits(9).map((text) => `+32 ${text}`),
  digits(8).map((text) => `04${text}`),
  digits(10).map((text) => `0${text.slice(1, 4)}.${text.slice(4, 7)}.${text.slice(7)}`),
  digits(6).map((text) => `${text.slice(0, 2)}.${text.slice(2, 4)}.${text.slice(4)}-123.45`),
  pick(lastNames).map((name) => `info(at)${name.toLowerCase().replaceAll(' ', '')}.be`),
  pick(lastNames).map((name) => `${name.toLowerCase().replaceAll(' ', '')} apenstaart telenet punt be`),
);

/** Any place in a quote: lines of their own, and in the midst of a post, a total or a term. */
const frames: ((secret: string) => string)[] = [
  (secret) => secret,
  (secret) => `Klant: ${secret}`,
  (secret) => `t.a.v. buurvrouw ${secret}, achteraan`,
  (secret) => `Dakgoot in zink bij ${secret} 20 m € 55,00 € 1.100,00`,
  (secret) => `Sleutel bij ${secret} ophalen 1 st € 25,00`,
  (secret) => `Betaling: 20% voorschot op rekening ${secret}, het saldo na de werken.`,
  (secret) => `Waarborg van tien jaar, te vragen aan ${secret} binnen 30 dagen.`,
  (secret) => `Totaal excl. btw voor ${secret} € 24.000,00`,
];

/** The pieces of a secret that could tell somebody who it is: words of three letters and more, four digits and more. */
function pieces(secret: string): string[] {
  return (secret.match(/\p{L}{3,}|\d{4,}/gu) ?? []).map((piece) => piece.toLowerCase());
}

const own = told(modelQuote()).toLowerCase();

describe('what an AI service is told', () => {
  it('never holds a name, an address or a number of somebody, wherever it stands and however it is written', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(planted, fc.constantFrom(...frames)), { minLength: 1, maxLength: 4 }),
        (secrets) => {
          const lines = secrets.map(([secret, frame]) => frame(secret));
          const text = told([...lines, modelQuote(), ...lines].join('\n')).toLowerCase();
          for (const [secret] of secrets)
            for (const piece of pieces(secret)) if (!own.includes(piece)) expect(text).not.toContain(piece);
        },
      ),
      { numRuns: 200 },
    );
  });

  it.each([
    [
      'a rijksregisternummer',
      'Rijksregister 85.07.30-033.28 Dakgoot 20 m € 55,00 € 1.100,00',
      ['85', '033', '28'],
    ],
    ['a name in small letters', 'Levering bij jan peeters, kouter 7 € 50,00', ['peeters', 'kouter', '7']],
    ['a neighbour', 'Stelling via de tuin van buurvrouw Greet 1 st € 50,00', ['greet']],
    ['an address in words', 'Betaling: stuur bewijs naar info(at)dakwerken-maes.be', ['info', 'maes', 'at)']],
    ['half an account', 'Betaling op be64 9991 binnen 30 dagen', ['be64', '9991']],
    ['a town', 'Afvoer puin naar 9300 Aalst 1 st € 80,00', ['9300', 'aalst']],
  ])('leaves out %s', (_, line, secrets) => {
    const text = told(`${line}\nTotaal excl. btw € 100,00`);
    expect(text).not.toBe('');
    const [posts = ''] = text.split('WAT ONZE VASTE REGELS VONDEN');
    for (const secret of secrets) expect(posts.toLowerCase()).not.toContain(secret);
  });

  it('knows no name by which people are called', () => {
    const names = [...firstNames, ...lastNames, ...towns].map((name) => name.replaceAll('_', ' '));
    const known = names.filter(
      (name) => wordsToSend(`werken ${name.toLowerCase()}`).match(/\p{L}{4,}/gu)?.[1],
    );
    expect(known).toEqual([]);
  });

  it('keeps what a judge needs: the work, the measures and the conditions', () => {
    expect(wordsToSend('Metselwerk snelbouw 14 cm, inclusief waterdichtingswerken')).toBe(
      'Metselwerk snelbouw 14 cm inclusief waterdichtingswerken',
    );
    expect(wordsToSend('Isolatie PIR 120mm Recticel Eurowall')).toBe('Isolatie PIR 120mm …');
    expect(told(modelQuote())).toContain(modelLines.payment.replaceAll(/[:,.]/g, ''));
  });
});

describe('quotes as contractors write them', () => {
  it.each(sampleQuotes())('tell of their work and of nobody: $id', ({ fields, text }) => {
    const sent = told(text.join('\n'));
    expect(sent).toMatch(/^POSTEN\n- [^:]*\p{L}{4}/u);
    expect(sent).not.toMatch(/@|\bBE ?\d|\d{5}/);
    for (const name of [fields.companyName, fields.contactPerson].filter(Boolean))
      expect(sent).not.toContain(name);
  });
});
