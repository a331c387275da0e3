import { addMonthsTo } from '#/core/day';
import {
  always,
  type DutyEntry,
  everybody,
  ofRights,
  wherePermit,
  whereWork,
} from '#/features/duties/duties/rules/entry';
import { type DutyFacts, type Reason, sure, unsure } from '#/features/duties/duties/rules/facts';
import { tellAnswer } from '#/features/duties/duties/rules/questions';
import { afterPermit } from '#/features/duties/duties/rules/table/before-start';
import { reminderFact } from '#/features/papers/shared/invoices/rules/reminder-costs';

const electricity = { grade: 'A', source: 'vlaanderen.be', copied: 'before-2024' } as const;
const report = {
  ...{ what: 'keuringsverslag elektriciteit', words: /elektr|arei/ },
  category: 'inspection_reports',
} as const;

/** The year in the course of which the newer rules of installations began. */
const newRulesYear = 1981;

function whereOldInstallation(facts: DutyFacts): Reason | null {
  const { firstUseYear, answers } = facts;
  if (answers.deed === null) return null;
  if (firstUseYear !== null && firstUseYear > newRulesYear) return null;
  if (firstUseYear === null && answers.before2001 === false) return null;
  const because = tellAnswer(facts, 'deed');
  return firstUseYear !== null && firstUseYear < newRulesYear
    ? sure(`${because} De woning is in gebruik sinds ${firstUseYear}.`)
    : unsure(`${because} Is de installatie van vóór 1 oktober 1981?`);
}

export const duringEntries: readonly DutyEntry[] = [
  {
    ...{ key: 'permit-pause', time: 'during', kind: 'duty', ...always, ...ofRights },
    title: 'Leg de werken niet langer dan drie jaar stil',
    fact: {
      ...{
        grade: 'B',
        source: 'schulinck.be (rechtspraak 2024), architectmatthys.be (art. 99)',
        copied: 2024,
      },
      claim: 'Eens begonnen {must} u verder werken: een pauze mag niet langer dan drie jaar na elkaar duren.',
    },
    who: 'owner',
    applies: wherePermit,
    by: null,
    proof: null,
    otherwise: 'Anders vervalt de vergunning.',
  },
  {
    ...{ key: 'permit-windproof', time: 'during', kind: 'duty', ...always, ...ofRights },
    title: 'Winddicht binnen vijf jaar na de vergunning',
    fact: {
      ...{
        grade: 'B',
        source: 'schulinck.be (rechtspraak 2024), architectmatthys.be (art. 99)',
        copied: 2024,
      },
      claim: 'Wat vergund is, {must} winddicht zijn binnen vijf jaar na de vergunning.',
    },
    who: 'owner',
    applies: wherePermit,
    by: afterPermit(5),
    proof: { what: 'foto’s met een datum', words: /winddicht|gevel|foto/, category: 'photos' },
    otherwise: 'Anders vervalt de vergunning.',
  },
  {
    ...{ key: 'electricity-inspection', time: 'during', kind: 'duty', ...always, ...ofRights },
    title: 'Keuring van de elektriciteit',
    fact: {
      ...electricity,
      claim:
        'Bij het eerste gebruik en bij elke wijziging, versterking of uitbreiding {must} de elektriciteit gekeurd worden, en daarna om de 25 jaar.',
    },
    who: 'inspector',
    applies: (facts) => whereWork(facts, 'electricity'),
    by: null,
    proof: report,
    otherwise: 'Zonder verslag kunt u bij een verkoop of schade niet tonen dat ze in orde is.',
  },
  {
    ...{ key: 'electricity-refusal', time: 'during', kind: 'duty', ...always, ...ofRights },
    title: 'Herkeuring na een afgekeurde installatie',
    fact: {
      ...electricity,
      claim:
        'Wordt een installatie van na 1 oktober 1981 afgekeurd, dan {must} ze binnen 12 maanden opnieuw gekeurd worden. Vul hier de dag in, geteld van het verslag.',
    },
    who: 'inspector',
    applies: (facts) => whereWork(facts, 'electricity'),
    by: null,
    proof: report,
    otherwise: null,
  },
  {
    ...{ key: 'electricity-after-purchase', time: 'during', kind: 'duty', ...always, ...ofRights },
    title: 'Oude elektriciteit in orde na de aankoop',
    fact: {
      ...electricity,
      claim:
        'Werd een installatie van vóór 1 oktober 1981 bij de verkoop afgekeurd, dan {must} ze binnen 18 maanden na de akte opnieuw gekeurd worden.',
    },
    who: 'inspector',
    applies: whereOldInstallation,
    by: {
      day: ({ answers: { deed } }) => deed && addMonthsTo(deed, 18),
      counted: '18 maanden na de akte',
    },
    proof: report,
    otherwise: null,
  },
  {
    ...{ key: 'water-inspection', time: 'during', kind: 'duty', ...always, ...ofRights },
    title: 'Keuring van de waterinstallatie',
    fact: {
      ...{ grade: 'A', source: 'vmm.be, dewatergroep.be', copied: null },
      claim:
        'Een nieuwe of belangrijk gewijzigde waterinstallatie {must} gekeurd worden: ook wanneer centrale verwarming geplaatst of vervangen wordt, bij regenwater met bijvulling, waterbehandeling en een drukpomp.',
    },
    who: 'inspector',
    applies: (facts) => whereWork(facts, 'water', 'central-heating'),
    by: null,
    proof: { what: 'keuringsattest water', words: /water/, category: 'inspection_reports' },
    otherwise: null,
  },
  {
    ...{ key: 'drainage-inspection', time: 'during', kind: 'duty', ...always, ...ofRights },
    title: 'Keuring van de privéwaterafvoer',
    fact: {
      ...{ grade: 'A', source: 'vmm.be; 60 dagen: vlario.be', copied: null },
      claim:
        'Bij nieuwbouw of herbouw, een nieuwe of extra huisaansluiting, een IBA of gescheiden riolering in de straat {must} de afvoer gekeurd worden.',
    },
    who: 'inspector',
    applies: (facts) => whereWork(facts, 'drainage'),
    by: null,
    proof: { what: 'keuringsattest afvoer', words: /afvoer|riool|riolering/, category: 'inspection_reports' },
    otherwise: 'Is de afvoer niet in orde, dan hebt u mogelijk 60 dagen om te herstellen.',
  },
  {
    ...{ key: 'heating-inspection', time: 'during', kind: 'duty', ...always, ...ofRights },
    title: 'Keuring van de verwarming voor het eerste gebruik',
    fact: {
      ...{ grade: 'A', source: 'omgeving.vlaanderen.be', copied: null },
      claim:
        'Een stooktoestel voor centrale verwarming met een vlam (20 tot 100 kW) {must} gekeurd worden voor het eerste gebruik: na plaatsing, een nieuwe ketel of brander, verplaatsing of ombouw.',
    },
    who: 'inspector',
    applies: (facts) => whereWork(facts, 'flame'),
    by: null,
    proof: {
      what: 'keuringsrapport van de verwarming',
      words: /verwarming|ketel|stook/,
      category: 'inspection_reports',
    },
    otherwise: null,
  },
  {
    ...{ key: 'helpers', time: 'during', kind: 'right', ...always, ...ofRights },
    title: 'Wie u gratis mag helpen',
    fact: {
      ...{ grade: 'B', source: 'livios.be, goedgezind.be, immoweb.be, lokaalbouwen.be', copied: null },
      claim:
        'Uw partner en familie tot de tweede graad mogen gratis helpen, in de praktijk ook de derde en vierde graad. Vrienden mogen dat volgens de wet niet. Wie werkloos of ziek is, {must} zijn hulp vooraf melden.',
    },
    who: 'owner',
    applies: everybody,
    by: null,
    proof: null,
    otherwise: null,
  },
  {
    ...{ key: 'reminder-costs', time: 'during', kind: 'right', ...always, ...ofRights },
    title: 'De eerste herinnering is gratis',
    fact: reminderFact,
    who: 'contractor',
    applies: everybody,
    by: null,
    proof: null,
    otherwise: 'Wat meer gevraagd wordt, bent u niet verschuldigd.',
  },
  {
    ...{ key: 'repair-first', time: 'during', kind: 'right', ...always, ...ofRights },
    title: 'Laat eerst herstellen, en schrijf het',
    fact: {
      ...{ grade: 'C', source: 'bouwadvocaat.be; plusmagazine.knack.be 2020', copied: 2020 },
      claim:
        'Bij een gebrek {must} u de aannemer eerst de kans geven om te herstellen. Is hij te laat, geef hem dan schriftelijk een nieuwe, redelijke termijn en stop het contract niet zomaar.',
    },
    who: 'owner',
    applies: everybody,
    by: null,
    proof: { what: 'uw aangetekende brief', words: /ingebreke|aangetekend/, category: 'contracts' },
    otherwise: 'Wie de aannemer niet meer binnenlaat, krijgt dat mogelijk zelf verweten.',
  },
  {
    ...{ key: 'dispute', time: 'during', kind: 'right', ...always, ...ofRights },
    title: 'Vier stappen bij een geschil',
    fact: {
      ...{ grade: 'A', source: 'vlaanderen.be/bouwproblemen, economie.fgov.be', copied: null },
      claim:
        '1. Een aangetekende brief. 2. De Verzoeningscommissie Bouw, voor technische geschillen en als beiden akkoord gaan: € 332,75 met btw voor elk, ongeveer drie maanden, en het verslag bindt. 3. Een erkende bemiddelaar. 4. Verzoening voor de rechter. Over facturen en betalingen: de FOD Economie.',
    },
    who: 'owner',
    applies: everybody,
    by: null,
    proof: null,
    otherwise: null,
  },
];
