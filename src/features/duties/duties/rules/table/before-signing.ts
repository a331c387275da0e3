import type { Day } from '#/core/day';
import {
  always,
  type DutyEntry,
  everybody,
  ofFlanders,
  ofRights,
  whereYes,
} from '#/features/duties/duties/rules/entry';
import { type DutyFacts, type Reason, sure, unsure } from '#/features/duties/duties/rules/facts';
import { withdrawUntil } from '#/features/duties/duties/rules/withdrawal';

function whereHalves(facts: DutyFacts): Reason | null {
  const reasons = [whereYes(facts, 'extension'), whereYes(facts, 'bearingWalls')].flatMap((one) => one ?? []);
  return reasons.find(({ isSure }) => isSure) ?? reasons[0] ?? null;
}

function whereSignedAtHome({ contracts }: DutyFacts): Reason | null {
  const atHome = contracts.filter(({ signing }) => signing?.where === 'home');
  if (atHome.length > 0) {
    return sure(`Thuis getekend: ${atHome.map(({ name }) => name).join(', ')}.`);
  }
  const untold = contracts.find(({ signing }) => signing === null);
  if (untold) return unsure(`Zeg bij uw contract met ${untold.name} waar en wanneer u tekende.`);
  return contracts.length > 0 ? null : unsure('Er is nog geen contract getekend.');
}

/** The first that can still be used; where all have passed, the last. */
function firstToWithdraw({ contracts, today }: DutyFacts): Day | null {
  const days = contracts.flatMap(({ signing }) => (signing && withdrawUntil(signing)) ?? []).toSorted();
  return days.find((last) => last >= today) ?? days.at(-1) ?? null;
}

export const beforeSigning: readonly DutyEntry[] = [
  {
    ...{ key: 'vat-ten-years', time: 'before-signing', kind: 'duty', ...always, ...ofFlanders },
    title: 'Kijk na of 6% btw kan',
    fact: {
      ...{ grade: 'B', source: 'overzicht van november 2026', copied: null },
      claim:
        'Voor 6% btw {must} de woning tien kalenderjaren in gebruik zijn voor de eerste factuur, hoofdzakelijk privé gebruikt worden, en de aannemer zelf plaatsen wat hij levert. Anders geldt 21%.',
    },
    who: 'owner',
    applies: ({ firstUseYear }) =>
      sure(
        firstUseYear === null
          ? 'Het jaar van eerste gebruik van uw woning is nog niet ingevuld.'
          : `Uw woning is in gebruik sinds ${firstUseYear} (uit ‘Uw woning’).`,
      ),
    by: null,
    proof: null,
    otherwise:
      'Wie een verkeerd tarief niet binnen een maand schriftelijk betwist, kan het verschil zelf moeten betalen.',
  },
  {
    ...{ key: 'vat-halves', time: 'before-signing', kind: 'duty', ...always, ...ofRights },
    title: 'Behoud genoeg van de oude woning voor 6% btw',
    fact: {
      ...{ grade: 'A', source: 'financien.belgium.be', copied: null },
      claim:
        'Voor 6% btw {must} het oude deel na de werken minstens de helft van de totale oppervlakte zijn, en minstens de helft van de dragende muren blijven staan. Is het precies de helft, laat het dan nakijken.',
    },
    who: 'owner',
    applies: whereHalves,
    by: null,
    proof: { what: 'plan met de oppervlakten voor en na', words: /oppervlakte/, category: 'technical_plans' },
    otherwise: 'Dan is het nieuwbouw en geldt 21% btw voor alle werken.',
  },
  {
    ...{ key: 'withdrawal', time: 'before-signing', kind: 'right', ...always, ...ofRights },
    title: 'Bedenktijd na tekenen aan huis',
    fact: {
      ...{ grade: 'B', source: 'economie.fgov.be (art. VI.64), immoshoppen.be, ommi-immo.be' },
      copied: 'before-2024',
      claim:
        'Tekende u aan uw keukentafel en niet bij de firma, dan hebt u mogelijk 14 kalenderdagen vanaf de handtekening om zonder reden af te zien van het contract. Welke uitzonderingen er zijn, vonden we niet: vraag het na.',
    },
    who: 'owner',
    applies: whereSignedAtHome,
    by: { day: firstToWithdraw, counted: '14 dagen na de handtekening' },
    proof: { what: 'uw brief aan de firma', words: /herroep|bedenktijd/, category: 'contracts' },
    otherwise: 'Daarna kan het op deze grond niet meer.',
  },
  {
    ...{ key: 'deposit', time: 'before-signing', kind: 'advice', ...always, ...ofFlanders },
    title: 'Betaal niet te veel vooraf',
    fact: {
      ...{ grade: 'B', source: 'overzicht van november 2026', copied: null },
      claim: 'Een voorschot van 25 tot 30% is gebruikelijk; vanaf de helft wordt het afgeraden.',
    },
    who: 'owner',
    applies: everybody,
    by: null,
    proof: null,
    otherwise: 'Wat u vooraf betaalt, bent u bij een faillissement mogelijk kwijt.',
  },
  {
    ...{ key: 'order-form', time: 'before-signing', kind: 'right', ...always, ...ofRights },
    title: 'Een bestelbon bij een voorschot op goederen',
    fact: {
      ...{ grade: 'C', source: 'grandchelem.be', copied: null },
      claim:
        'Vraagt een verkoper een voorschot voor goederen die u bestelt, dan {must} hij u een bestelbon geven.',
    },
    who: 'contractor',
    applies: everybody,
    by: null,
    proof: { what: 'bestelbon', words: /bestelbon|bestelformulier/, category: 'contracts' },
    otherwise: 'Zonder bon staat nergens wat u voor dat geld krijgt.',
  },
  {
    ...{ key: 'withholding', time: 'before-signing', kind: 'right', ...always, ...ofRights },
    title: 'U hoeft niets in te houden voor schulden van de aannemer',
    fact: {
      ...{ grade: 'B', source: 'overzicht van november 2026; livios.be zegt het tegendeel' },
      copied: null,
      claim:
        'De plicht om in te houden voor sociale en fiscale schulden geldt niet voor privéwerken van een particulier. Eén advocaat schrijft op livios.be het tegendeel. Op checkinhoudingsplicht.be ziet u wel of uw aannemer schulden heeft: een teken van hoe gezond hij is.',
    },
    who: 'owner',
    applies: everybody,
    by: null,
    proof: null,
    otherwise: null,
  },
];
