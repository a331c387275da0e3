import { addDaysWithin, addYearsTo, type Day, day, formatDayLong } from '#/core/day';
import {
  always,
  beforeStart,
  type Doer,
  type DutyEntry,
  everybody,
  ofFlanders,
  ofRights,
  since,
  whereAll,
  wherePermit,
  whereWork,
  whereYes,
} from '#/features/duties/duties/rules/entry';
import {
  asksAtLeast,
  type DutyFacts,
  type Reason,
  startOf,
  sure,
  unsure,
} from '#/features/duties/duties/rules/facts';
import { tellAnswer } from '#/features/duties/duties/rules/questions';
import { areDone, startOfKind } from '#/features/duties/duties/rules/works';

export function afterPermit(years: number) {
  return {
    day: ({ answers: { permit } }: DutyFacts): Day | null => (permit ? addYearsTo(permit, years) : null),
    counted: `${years} jaar na de definitieve vergunning`,
  };
}

const yearsToBegin = 2;

function hasBegunInTime({ answers: { permit }, works, today }: DutyFacts): string | null {
  const start = startOf(works);
  if (!permit || !start || start > today || start > addYearsTo(permit, yearsToBegin)) return null;
  return `Volgens uw planning begonnen de werken op ${formatDayLong(start)}.`;
}

const coordinatedFrom = 2;
const ownerAppointsFrom = 500;

function whereCoordinated(facts: DutyFacts): Reason | null {
  const { contractors, livingArea } = facts.answers;
  if (contractors !== null && contractors < coordinatedFrom) return null;
  const isOwners = livingArea !== null && livingArea >= ownerAppointsFrom;
  const rests = ['contractors', 'livingArea', ...(isOwners ? [] : ['architect' as const])] as const;
  const because = rests.map((key) => tellAnswer(facts, key)).join(' ');
  return contractors === null ? unsure(because) : sure(because);
}

/** The size of the home decides who does it and not whether: where nobody knows it, as in most. */
function appointsCoordinator({ answers: { livingArea, architect } }: DutyFacts): Doer {
  if (livingArea !== null && livingArea >= ownerAppointsFrom) return 'owner';
  return architect === false ? 'contractor' : 'architect';
}

const declaredFrom = '30000.00';
const declaredWithOthersFrom = '5000.00';

function whereDeclared(facts: DutyFacts): Reason | null {
  const { contracts, answers } = facts;
  const large = contracts.find((one) => asksAtLeast(one, declaredFrom));
  if (large) return sure(`Het contract met ${large.name} is minstens € 30.000 zonder btw.`);
  const perhaps = contracts.find((one) => asksAtLeast(one, declaredFrom) === null);
  if (perhaps) {
    return unsure(
      `Het contract met ${perhaps.name} is misschien € 30.000 zonder btw: dat staat er niet bij.`,
    );
  }
  if (answers.subcontractors === false) return null;
  const small = contracts.find((one) => asksAtLeast(one, declaredWithOthersFrom) !== false);
  if (!small) return null;
  const because = `Het contract met ${small.name} is minstens € 5.000 zonder btw. ${tellAnswer(facts, 'subcontractors')}`;
  const isSure = answers.subcontractors === true && asksAtLeast(small, declaredWithOthersFrom) === true;
  return isSure ? sure(because) : unsure(because);
}

const insuredSince = day('2018-07-01');

function whereInsured(facts: DutyFacts): Reason | null {
  const { permit } = facts.answers;
  if (permit && permit < insuredSince) return null;
  return whereAll(wherePermit(facts), whereYes(facts, 'architect'), whereWork(facts, 'shell'));
}

const asbestosDays = 14;

export const beforeStartEntries: readonly DutyEntry[] = [
  {
    ...{ key: 'permit-start', time: 'before-start', kind: 'duty', ...always, ...ofRights },
    title: 'Begin binnen twee jaar na de vergunning',
    fact: {
      ...{
        grade: 'B',
        source: 'schulinck.be (rechtspraak 2024), architectmatthys.be (art. 99)',
        copied: 2024,
      },
      claim:
        'Met een vergunning {must} u binnen twee jaar beginnen. Om sommige redenen kunt u vooraf twee jaar verlenging vragen.',
    },
    who: 'owner',
    applies: wherePermit,
    by: afterPermit(yearsToBegin),
    isMet: hasBegunInTime,
    proof: { what: 'vergunning', words: /vergunning/, category: 'building_permit' },
    otherwise: 'Anders vervalt de vergunning en moet u een nieuwe vragen.',
  },
  {
    ...{ key: 'epb-start', time: 'before-start', kind: 'duty', ...always, ...ofRights },
    title: 'EPB-startverklaring',
    fact: {
      ...{ grade: 'B', source: 'tijd.be 2020, mve.be', copied: 2020 },
      claim:
        'Bij werken met een vergunning {must} uw EPB-verslaggever een startverklaring indienen voor de werken beginnen.',
    },
    who: 'reporter',
    applies: wherePermit,
    by: beforeStart,
    proof: { what: 'EPB-startverklaring', words: /startverklaring|epb/, category: 'inspection_reports' },
    otherwise: 'De boete was € 250.',
  },
  {
    ...{ key: 'safety-coordinator', time: 'before-start', kind: 'duty', ...always, ...ofRights },
    title: 'Veiligheidscoördinator vanaf de tweede aannemer',
    fact: {
      ...{ grade: 'B', source: 'constructiv.be, prevent.be, willemans-consulting.be, hparchitect.be' },
      copied: null,
      claim:
        'Werken er twee of meer aannemers, tegelijk of na elkaar, dan {must} er een veiligheidscoördinator zijn. Onder 500 m² stelt de architect hem aan, zonder architect de eerste aannemer; vanaf 500 m² stelt u hem zelf aan. Aansluitingen van gas, water en elektriciteit tellen als aannemer.',
    },
    who: appointsCoordinator,
    applies: whereCoordinated,
    by: beforeStart,
    proof: {
      what: 'contract of veiligheidsplan van de coördinator',
      words: /veiligheid/,
      category: 'contracts',
    },
    otherwise: null,
  },
  {
    ...{ key: 'works-declaration', time: 'before-start', kind: 'duty', ...always, ...ofRights },
    title: 'Aangifte van werken door de aannemer',
    fact: {
      ...{ grade: 'A', source: 'socialsecurity.be (faq, 30bis)', copied: null },
      claim:
        'Vanaf € 30.000 zonder btw, of vanaf € 5.000 met een onderaannemer, {must} de aannemer de werken aangeven voor ze beginnen. U hoeft dat zelf niet te doen, maar u mag de aangifte vragen: ze hangt op de werf.',
    },
    who: 'contractor',
    applies: whereDeclared,
    by: beforeStart,
    proof: { what: 'aangifte van werken (30bis)', words: /aangifte|30 ?bis/, category: 'other' },
    otherwise: 'Het is de plicht van de aannemer: u hebt er zelf geen.',
  },
  {
    ...{ key: 'presence-registration', time: 'before-start', kind: 'duty', ...always, ...ofRights },
    title: 'Aanwezigheidsregistratie op een grote werf',
    fact: {
      ...{ grade: 'B', source: 'overzicht van november 2026', copied: null },
      claim:
        'Op een werf vanaf € 500.000 {must} elke aannemer de aanwezigheid van zijn mensen registreren (Checkinatwork). Oudere pagina’s zeggen € 800.000.',
    },
    who: 'contractor',
    applies: ({ contracts }) => {
      const known = contracts.reduce((sum, { net, amount }) => sum + (net ?? (amount * 100n) / 121n), 0n);
      return known >= 50_000_000n ? sure('Uw contracten zijn samen minstens € 500.000 zonder btw.') : null;
    },
    by: beforeStart,
    proof: null,
    otherwise: null,
  },
  {
    ...{ key: 'ten-year-attest', time: 'before-start', kind: 'duty', ...since('2018-07-01'), ...ofFlanders },
    title: 'Attest van de tienjarige aansprakelijkheid',
    fact: {
      ...{ grade: 'B', source: 'overzicht van november 2026', copied: null },
      claim:
        'Wie aan de gesloten ruwbouw werkt waar een architect verplicht is, met een vergunning sinds 1 juli 2018, {must} verzekerd zijn voor zijn tienjarige aansprakelijkheid. Het attest gaat voor de werken naar u en uw architect.',
    },
    who: 'contractor',
    applies: whereInsured,
    by: beforeStart,
    proof: {
      what: 'verzekeringsattest van de aannemer',
      words: /tienjarige|verzekeringsattest|10-?jarige/,
      category: 'insurance',
    },
    otherwise: 'Dan weet u niet of er een verzekeraar instaat voor schade aan de stabiliteit.',
  },
  {
    ...{ key: 'asbestos-inventory', time: 'before-start', kind: 'advice', ...always, ...ofRights },
    title: 'Eerst asbest laten zoeken, dan afbreken',
    fact: {
      ...{ grade: 'B', source: 'haaltert.be, clbgroup.be, cenconstruct.be', copied: null },
      claim:
        'Vraag voor de afbraak een destructieve asbestinventaris. Het gewone attest breekt niets open en ziet niet wat in muren en vloeren zit.',
    },
    who: 'owner',
    applies: (facts) => whereAll(whereYes(facts, 'before2001'), whereWork(facts, 'demolition')),
    by: {
      day: ({ works }) => {
        const start = startOfKind(works, 'demolition');
        return (start && addDaysWithin(start, -1)) ?? null;
      },
      counted: 'de dag voor de afbraak begint',
    },
    isMet: ({ works }) =>
      areDone(works, 'demolition') ? 'Volgens uw planning is de afbraak achter de rug.' : null,
    proof: { what: 'asbestinventaris', words: /asbest/, category: 'inspection_reports' },
    otherwise: 'Dan weet niemand wat er vrijkomt wanneer men breekt.',
  },
  {
    ...{ key: 'asbestos-declaration', time: 'before-start', kind: 'duty', ...always, ...ofRights },
    title: 'Werken met asbest aangeven',
    fact: {
      ...{ grade: 'A', source: 'socialsecurity.be', copied: null },
      claim: 'Werken met asbest {must} de aannemer ten laatste 14 dagen vooraf aangeven.',
    },
    who: 'contractor',
    applies: (facts) => whereWork(facts, 'asbestos'),
    by: {
      day: ({ works }) => {
        const start = startOfKind(works, 'asbestos');
        return (start && addDaysWithin(start, -asbestosDays)) ?? null;
      },
      counted: '14 dagen voor het werk met asbest begint',
    },
    isMet: ({ works }) =>
      areDone(works, 'asbestos') ? 'Volgens uw planning is het werk met asbest achter de rug.' : null,
    proof: { what: 'aangifte van de asbestwerken', words: /asbest/, category: 'other' },
    otherwise: null,
  },
  {
    ...{ key: 'insurer', time: 'before-start', kind: 'advice', ...always, ...ofRights },
    title: 'Meld de werken aan uw verzekeraar',
    fact: {
      ...{ grade: 'B', source: 'test-aankoop.be 2023, trends.knack.be, necon.be', copied: 2023 },
      claim:
        'Meld de werken aan uw brandverzekeraar voor ze beginnen. Vaak vallen waarborgen weg tijdens werken, zoals storm zolang de woning niet winddicht is.',
    },
    who: 'owner',
    applies: (facts) => {
      const { residents } = facts.answers;
      return residents === 0
        ? sure(`${tellAnswer(facts, 'residents')} Zeg ook dat aan uw verzekeraar.`)
        : everybody();
    },
    by: beforeStart,
    proof: { what: 'antwoord van uw verzekeraar', words: /verzeker|polis/, category: 'insurance' },
    otherwise: 'Schade tijdens de werken wordt misschien niet vergoed.',
  },
  {
    ...{ key: 'all-risk', time: 'before-start', kind: 'advice', ...always, ...ofRights },
    title: 'Overweeg een verzekering Alle Bouwplaatsrisico’s',
    fact: {
      ...{ grade: 'B', source: 'test-aankoop.be 2023, trends.knack.be, necon.be', copied: 2023 },
      claim:
        'Vraag voor de start een prijs voor een verzekering Alle Bouwplaatsrisico’s: reken op zo’n € 750 tot € 1.000 voor werken van € 200.000. Voor doe-het-zelf kan het meestal niet.',
    },
    who: 'owner',
    applies: everybody,
    by: beforeStart,
    proof: { what: 'polis Alle Bouwplaatsrisico’s', words: /bouwplaats|\babr\b/, category: 'insurance' },
    otherwise: null,
  },
];
