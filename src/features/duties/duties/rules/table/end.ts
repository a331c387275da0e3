import { addYearsTo, day } from '#/core/day';
import {
  always,
  type DutyEntry,
  everybody,
  ofFlanders,
  ofRights,
  since,
  wherePermit,
  whereWork,
  whereYes,
} from '#/features/duties/duties/rules/entry';
import { type DutyFacts, type Reason, sure, unsure } from '#/features/duties/duties/rules/facts';
import { tellAnswer } from '#/features/duties/duties/rules/questions';
import { afterPermit } from '#/features/duties/duties/rules/table/before-start';

const renovatedSince = day('2023-01-01');
/** ‘By 2032’: the last day before it. */
const asbestosDay = day('2031-12-31');

function whereToRenovate(facts: DutyFacts): Reason | null {
  const { label, deed } = facts.answers;
  if (label !== null && label !== 'E' && label !== 'F') return null;
  if (deed !== null && deed < renovatedSince) return null;
  const because = [tellAnswer(facts, 'label'), tellAnswer(facts, 'deed')].join(' ');
  return label === null || deed === null ? unsure(because) : sure(because);
}

export const endEntries: readonly DutyEntry[] = [
  {
    ...{ key: 'epb-declaration', time: 'end', kind: 'duty', ...always, ...ofRights },
    title: 'EPB-aangifte',
    fact: {
      ...{ grade: 'B', source: 'tijd.be 2020, mve.be', copied: 2020 },
      claim:
        'Bij een renovatie met vergunning {must} uw EPB-verslaggever de EPB-aangifte indienen binnen vijf jaar na de vergunning.',
    },
    who: 'reporter',
    applies: wherePermit,
    by: afterPermit(5),
    proof: { what: 'EPB-aangifte', words: /epb/, category: 'inspection_reports' },
    otherwise: 'De boete voor wie te laat was, begon bij € 1.000 en ging tot € 10.000.',
  },
  {
    ...{ key: 'smoke-detectors', time: 'end', kind: 'duty', ...since('2020-01-01'), ...ofRights },
    title: 'Rookmelders',
    fact: {
      ...{ grade: 'B', source: 'laakdal.be, merksplas.be (naar wonenvlaanderen.be)', copied: null },
      claim:
        'In elke woning in Vlaanderen {must} op elke verdieping een rookmelder hangen (EN 14604), ook in een kelder of zolder met een technische installatie.',
    },
    who: 'owner',
    applies: () => sure('Dit geldt voor elke woning in Vlaanderen.'),
    by: null,
    proof: { what: 'foto van de rookmelders', words: /rookmelder/, category: 'photos' },
    otherwise: null,
  },
  {
    ...{ key: 'heating-maintenance', time: 'end', kind: 'duty', ...always },
    ...{ checkedOn: ofRights.checkedOn, reviewBy: day('2027-02-16') },
    title: 'Onderhoud van de verwarming',
    fact: {
      ...{ grade: 'A', source: 'omgeving.vlaanderen.be, informazout.be', copied: null },
      claim:
        'Centrale verwarming op gas {must} om de twee jaar onderhouden worden, op stookolie of vaste brandstof elk jaar.',
    },
    who: 'owner',
    applies: (facts) => whereWork(facts, 'flame'),
    by: null,
    proof: { what: 'onderhoudsattest', words: /onderhoud/, category: 'inspection_reports' },
    otherwise: null,
  },
  {
    ...{ key: 'asbestos-attest', time: 'end', kind: 'duty', ...always, ...ofRights },
    title: 'Asbestattest',
    fact: {
      ...{ grade: 'B', source: 'haaltert.be, clbgroup.be, cenconstruct.be', copied: null },
      claim:
        'Een woning van vóór 2001 {must} bij een verkoop een asbestattest hebben, en elke eigenaar tegen 2032. Het is tien jaar geldig, vijf als er een risico is.',
    },
    who: 'owner',
    applies: (facts) => whereYes(facts, 'before2001'),
    by: { day: () => asbestosDay, counted: 'tegen 2032' },
    proof: { what: 'asbestattest', words: /asbestattest|asbest-attest/, category: 'inspection_reports' },
    otherwise: null,
  },
  {
    ...{ key: 'renovation-duty', time: 'end', kind: 'duty', ...since('2023-01-01'), ...ofFlanders },
    title: 'Renovatieplicht: label D binnen zes jaar',
    fact: {
      ...{ grade: 'B', source: 'overzicht van november 2026; boete: één bron', copied: null },
      claim:
        'Kocht u sinds 1 januari 2023 een woning met label E of F, dan {must} ze binnen zes jaar na de akte minstens label D hebben.',
    },
    who: 'owner',
    applies: whereToRenovate,
    by: { day: ({ answers: { deed } }) => deed && addYearsTo(deed, 6), counted: 'zes jaar na de akte' },
    proof: { what: 'nieuw EPC', words: /nieuw epc|epc na/, category: 'energy_certificate' },
    otherwise: 'Er is mogelijk een boete van € 500 tot € 5.000.',
  },
  {
    ...{ key: 'goods-guarantee', time: 'end', kind: 'right', ...always, ...ofRights },
    title: 'Twee jaar waarborg op toestellen',
    fact: {
      ...{ grade: 'A', source: 'belgium.be, infoshopping.be', copied: null },
      claim:
        'Op roerende goederen, zoals een ketel, een toestel of een keuken, hebt u twee jaar wettelijke waarborg vanaf de levering, ook als de verkoper ze slecht plaatst. Een langere waarborg van de fabrikant komt daar bovenop.',
    },
    who: 'contractor',
    applies: everybody,
    by: null,
    proof: { what: 'factuur of leveringsbon', words: /garantie|waarborg|levering/, category: 'warranty' },
    otherwise: null,
  },
  {
    ...{ key: 'hidden-defects', time: 'end', kind: 'right', ...always, ...ofRights },
    title: 'Lichte verborgen gebreken',
    fact: {
      ...{ grade: 'A', source: 'economie.fgov.be; termijn: vastgoedenmeer.indicator.be, polycaro.be' },
      copied: null,
      claim:
        'Ook na de oplevering staat de aannemer in voor lichte verborgen gebreken, in principe tien jaar. Een contract of offerte mag die termijn inkorten. U {must} reageren binnen een redelijke tijd nadat u het gebrek ontdekt; een brief stopt de termijn niet, alleen een dagvaarding.',
    },
    who: 'contractor',
    applies: everybody,
    by: null,
    proof: null,
    otherwise: 'Wie te lang wacht, kan zijn recht verliezen.',
  },
  {
    ...{ key: 'post-intervention-file', time: 'end', kind: 'duty', ...since('2001-05-01'), ...ofRights },
    title: 'Postinterventiedossier',
    fact: {
      ...{ grade: 'X', source: 'immodox; certiweb.be', copied: null },
      claim:
        'Met één aannemer of bij eigen werk {must} u het postinterventiedossier opmaken; met meer aannemers doet de coördinator het.',
      otherClaim: 'De aannemer {must} het opmaken. Vraag wie het doet, en zet het in het contract.',
    },
    who: ({ answers: { contractors } }) =>
      contractors !== null && contractors >= 2 ? 'coordinator' : 'owner',
    applies: everybody,
    by: null,
    proof: { what: 'postinterventiedossier', words: /postinterventie|\bpid\b/, category: 'other' },
    otherwise: 'Bij een verkoop kan de koper het laten opmaken op uw kosten.',
  },
  {
    ...{ key: 'sale-papers', time: 'end', kind: 'duty', ...always, ...ofRights },
    title: 'Wat u nodig hebt als u verkoopt',
    fact: {
      ...{ grade: 'A', source: 'notaris.be; asbest en watertoets: twee of meer bronnen', copied: null },
      claim:
        'Wie verkoopt, {must} dit hebben: EPC (tien jaar geldig), keuring van de elektriciteit, bodemattest per perceel, stedenbouwkundig uittreksel van hoogstens een jaar, asbestattest (vóór 2001), postinterventiedossier en overstromingsinfo.',
    },
    who: 'owner',
    applies: () => sure('Dit geldt zodra u de woning verkoopt.'),
    by: null,
    proof: null,
    otherwise: null,
  },
];
