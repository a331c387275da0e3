import { describe, expect, it } from 'vitest';
import { day } from '#/core/day';
import type { PaperLine } from '#/features/papers/shared/contract';
import { ratedParts } from '#/features/papers/vat/rules/rated-parts';
import { judgeVat } from '#/features/work/shared/rules/judge-vat';

/** 'moet' and 'mogelijk' of a wrong 6%, 'splits' of one price for both rates, 'vraag' where nobody can tell. */
type Said = 'moet' | 'mogelijk' | 'splits' | 'vraag' | '';
type Line = [text: string, right: 6 | 21 | null, saidAtReduced: Said];

/** As they stand on Belgian quotes and invoices of 2026, in an old home, each with the rate that is right. */
const dutch: Line[] = [
  ['Siemens multifunctionele oven HB578GBS3, nis 60 cm', 21, 'moet'],
  ['AEG vaatwasser volledig integreerbaar FSE74747P, 14 couverts', 21, 'moet'],
  ['BOSCH PXY875DC1E INDUCTIEKOOKPLAAT 80CM', 21, 'moet'],
  ['Liebherr integreerbare koelkast nis 178 met vriesvak, levering en plaatsing', 21, 'moet'],
  ['Kookplaat Bora Pure met geïntegreerde afzuiging', 21, 'moet'],
  ['Combi-stoomoven Miele DGC 7440 + warmhoudlade ESW 7010', 21, 'moet'],
  ['Toestellenpakket keuken Neff (oven, microgolf, inductie, vaatwas)', 21, 'moet'],
  ['Smeg fornuis 90 cm, 5 gaspitten, rvs', 21, 'moet'],
  ['Keukenmeubelen volgens plan incl. inbouwtoestellen Whirlpool', null, 'splits'],
  ['Keuken model Riva inclusief elektro, werkblad kwartscomposiet en plaatsing', null, 'splits'],
  ['Levering van een volledig ingerichte keuken volgens bestelbon', null, 'vraag'],
  ['Onderkasten en hangkasten in gelakt MDF, greeploos', 6, ''],
  ['Kolomkast voor oven en microgolf, 60 x 208 cm', 6, ''],
  ['Deurpaneel voor integreerbare vaatwasser', 6, ''],
  ['Spoelbak Franke onderbouw met mengkraan, aangesloten', 6, ''],
  ['Dampkap Novy Pure’line 6830 plafonduitvoering met motor', 6, ''],
  ['Uitsparing in werkblad voor inductiekookplaat', 6, ''],
  ['Leveren en plaatsen stopcontact vaatwasser en microgolf', 6, ''],
  ['Voedingskabel 5G6 naar kookplaat, aparte kring 32 A', 6, ''],
  ['Aansluiten vaatwasser en koelkast op bestaande leidingen', 6, ''],
  ['Badkamermeubel 120 cm met spiegelkast en ledverlichting', 6, ''],
  ['Ligbad, hangtoilet en douchearmatuur Grohe, sanitaire toestellen geplaatst', 6, ''],
  ['Radiator Vasco Carré 1800x505 verticaal, aangesloten', 6, ''],
  ['Pelletkachel MCZ 8 kW met dubbelwandige rookafvoer, geplaatst', 6, ''],
  ['Vernieuwen elektrische installatie, 42 lichtpunten, zekeringkast en keuring AREI', 6, ''],
  ['Inbouwspots LED 6 W dimbaar wit, 24 stuks', 21, 'mogelijk'],
  ['Hanglamp eettafel zwart metaal', 21, 'mogelijk'],
  ['Ledstrip 5 m met profiel onder trap', 21, 'mogelijk'],
  ['Polyester zwembad 7 x 3 m met technische ruimte', 21, 'mogelijk'],
  ['Heraanleg voortuin: teelaarde, graszoden en beplanting', 21, 'mogelijk'],
  ['Groendak sedummatten op EPDM, 24 m²', 6, ''],
  ['Vloertegels 60x60 afgehaald in toonzaal', 21, 'moet'],
  ['Gyprocplaten 2,60 m, levering op de werf, plaatsing door bouwheer', 21, 'moet'],
  ['Plaatsen van door de klant aangekochte tegels, lijm inbegrepen', 6, ''],
  ['Viessmann Vitodens 200-W gascondensatieketel 25 kW incl. plaatsing', 21, 'moet'],
  ['Jaarlijks onderhoud van de gasketel met attest', 6, ''],
  ['Uitbreken oude keuken en afvoer van de toestellen', 6, ''],
  ['Daikin Altherma 3 R lucht/water 8 kW met boiler 230 l', 6, ''],
  ['Nieuwe oprit in waterdoorlatende klinkers', null, 'vraag'],
  ['Keuken op maat in eik, exclusief toestellen', 6, ''],
  ['Spatwand in glas boven kookplaat', 6, ''],
  ['Meerprijs voor stoomoven in plaats van gewone oven', 21, 'moet'],
  ['Trapbekleding eik met ledverlichting', 6, ''],
  ['Wandlamp badkamer IP44', 21, 'mogelijk'],
  ['Vervangen mazoutketel door warmtepomp lucht-water', 6, ''],
  ['Neutraliseren stookolietank met attest', 6, ''],
  ['Herplaatsen bestaande vaatwasser en koelkast', 6, ''],
];

const french: Line[] = [
  ['Four encastrable Bosch HBG579BB0 noir', 21, 'moet'],
  ['Lave-vaisselle intégrable Siemens 60 cm, pose comprise', 21, 'moet'],
  ['Taque induction AEG 4 zones 60 cm', 21, 'moet'],
  ['Réfrigérateur combiné encastrable Liebherr niche 178', 21, 'moet'],
  ['Fourniture et pose électroménager Electrolux (four, micro-ondes, hotte)', 21, 'moet'],
  ['Cuisine équipée avec électroménager, plan de travail en granit, pose incluse', null, 'splits'],
  ['Armoires basses et hautes, façades laquées mat', 6, ''],
  ['Évier inox 1 cuve et robinet mitigeur, raccordement compris', 6, ''],
  ['Hotte décorative murale 90 cm inox, évacuation extérieure', 6, ''],
  ['Meuble colonne pour four et micro-ondes', 6, ''],
  ['Prise spécialisée pour lave-vaisselle et four', 6, ''],
  ['Découpe du plan de travail pour taque de cuisson', 6, ''],
  ['Luminaires suspendus salle à manger, 3 pièces', 21, 'mogelijk'],
  ['Installation électrique complète : 30 prises, 22 points lumineux, tableau', 6, ''],
  ['Doublage isolant 12 cm en pose en applique', 6, ''],
  ['Piscine enterrée coque polyester 8 x 4 m', 21, 'mogelijk'],
  ['Aménagement du jardin et engazonnement', 21, 'mogelijk'],
  ['Carrelage 60 x 60, fourniture seule', 21, 'moet'],
  ['Parquet chêne huilé, pose par le client', 21, 'moet'],
  ['Chaudière murale gaz à condensation Vaillant 24 kW', 21, 'moet'],
  ['Entretien annuel chaudière gaz', 6, ''],
  ['Poêle à pellets Rika 8 kW, placement et raccordement au conduit', 6, ''],
  ['Pompe à chaleur air/eau 8 kW, module hydraulique', 6, ''],
  ['Démontage de l’ancienne cuisine et évacuation du frigo', 6, ''],
  ['Meuble de salle de bain 120 cm, double vasque et miroir éclairant', 6, ''],
  ['Clôture rigide verte hauteur 1,50 m', null, 'vraag'],
  ['Cuisine sur mesure hors électroménager', 6, ''],
  ['Crédence en verre derrière la taque de cuisson', 6, ''],
  ['Remplacement de la chaudière mazout par une pompe à chaleur', 6, ''],
  ['Matériaux enlevés au dépôt', 21, 'moet'],
  ['Éclairage LED sous meubles hauts', 21, 'mogelijk'],
];

const home = { firstUseYear: 1962, use: null, keepsHalfOfArea: null, keepsHalfOfBearingWalls: null };

function judged(text: string, vatRate: number) {
  const line: PaperLine = {
    ...{ description: text, vatRate, net: '1000.00', kind: 'line' },
    ...{ quantity: null, unit: null, unitPrice: null, itemId: null },
  };
  const paper = { description: null, lines: [line], vatLines: [] };
  const dates = { date: day('2026-09-15'), firstDate: null, contractDate: null };
  return judgeVat(ratedParts(paper), { ...paper, ...dates }, home);
}

function saidAtReduced(text: string): Said {
  const [first] = judged(text, 6);
  if (!first) return '';
  if (first.certainty === 'ask') return 'vraag';
  if (first.amount === null) return 'splits';
  return first.certainty === 'likely' ? 'mogelijk' : 'moet';
}

const lines = [...dutch, ...french];

it('are sixty and more, in both languages', () => {
  expect(new Set(lines.map(([text]) => text)).size).toBeGreaterThanOrEqual(60);
  expect(french.length).toBeGreaterThanOrEqual(20);
});

describe('a line at 6%', () => {
  it.each(lines)('%s: right is %s, says ‘%s’', (text, _, said) => {
    expect(saidAtReduced(text)).toBe(said);
  });
});

describe('a line at 21% in an old home', () => {
  it.each(lines.filter(([, right]) => right === 21))('%s asks nothing', (text) => {
    expect(judged(text, 21)).toEqual([]);
  });

  it.each(lines.filter(([, right]) => right === 6))('%s could be at 6%%', (text) => {
    expect(judged(text, 21)).toMatchObject([{ rule: 'age', side: 'too-much', amount: 15_000n }]);
  });
});

it('says of a wrong line what it makes, and only ‘moet’ where more than one source says so', () => {
  const told = (text: string) => judged(text, 6)[0]?.sentence.replaceAll('\u00a0', ' ') ?? '';
  expect(told('Siemens oven HB578GBS3')).toBe(
    'Een keukentoestel moet aan 21% btw, niet aan 6%, ook als het ingebouwd is (nog te bevestigen). Dat is € 150,00 te weinig.',
  );
  expect(told('Vloertegels 60x60, afgehaald')).toContain('moet aan 21% btw, niet aan 6%. Dat is € 150,00');
  expect(told('Polyester zwembad')).toBe(
    'Een zwembad moet mogelijk aan 21% btw, niet aan 6%. Dat is mogelijk € 150,00 te weinig.',
  );
});
