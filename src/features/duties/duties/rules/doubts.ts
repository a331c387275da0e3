import type { DutyFacts } from '#/features/duties/duties/rules/facts';
import type { QuestionKey } from '#/features/duties/duties/rules/questions';

/** Answers that hardly go together: asked about, and never refused. */
export function findDoubts(facts: DutyFacts): Partial<Record<QuestionKey, string>> {
  const { answers, origins, firstUseYear, contracts, today } = facts;
  const doubts: Partial<Record<QuestionKey, string>> = {};
  if (answers.permit === false && (answers.extension || answers.bearingWalls)) {
    const what = answers.extension ? 'een uitbreiding' : 'het uitbreken van dragende muren';
    doubts.permit = `U plant ${what}, en u zegt dat er geen vergunning is. Klopt dat? Vraag het aan uw architect of uw gemeente.`;
  } else if (answers.permit && answers.permit > today) {
    doubts.permit = 'Deze dag moet nog komen. Klopt de datum van de vergunning?';
  }
  const isOld = firstUseYear === null ? null : firstUseYear < 2001;
  if (answers.before2001 !== null && isOld !== null && answers.before2001 !== isOld) {
    doubts.before2001 = `Bij ‘Uw woning’ staat ${firstUseYear} als jaar van eerste gebruik. Welke van de twee klopt?`;
  }
  const firms = new Set(contracts.filter(({ isContractor }) => isContractor).map(({ name }) => name)).size;
  if (origins.contractors === 'answer' && answers.contractors !== null && answers.contractors < firms) {
    doubts.contractors = `U hebt geaccepteerde offertes van ${firms} aannemers. Zijn het er toch ${answers.contractors}?`;
  } else if (answers.contractors === 0 && answers.subcontractors) {
    doubts.contractors = 'Er zijn onderaannemers, maar geen aannemer. Klopt dat?';
  }
  if (answers.deed !== null && answers.deed > today) {
    doubts.deed = 'Deze dag moet nog komen. Klopt de datum van de akte?';
  }
  return doubts;
}
