import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseAmount } from '#/core/money';
import { type QuestionId, questionIds } from '#/features/work/shared/intake/contract';
import {
  newConversation,
  oneBack,
  stepOf,
  takeAnswer,
} from '#/features/work/shared/intake/rules/conversation';
import { checkAnswer, questions } from '#/features/work/shared/intake/rules/questions';

const thisYear = 2026;

describe('an answer', () => {
  it.each<[QuestionId, string, string]>([
    ['typeRenovatie', 'Ramen en deuren', 'Ramen en deuren'],
    ['typeRenovatie', ' totaalrenovatie ', 'Totaalrenovatie'],
    ['oppervlakteM2', '145', '145'],
    ['oppervlakteM2', '145,5', '145.5'],
    ['oppervlakteM2', '1.450 m²', '1450'],
    ['oppervlakteM2', '10', '10'],
    ['oppervlakteM2', '10.000', '10000'],
    ['locatie', '9000', '9000'],
    ['locatie', '9000 Gent', '9000 Gent'],
    ['locatie', 'Kerkstraat 12, 9050 Gentbrugge', 'Kerkstraat 12, 9050 Gentbrugge'],
    ['locatie', 'Sint-Niklaas', 'Sint-Niklaas'],
    ['budget', 'Meer dan € 250.000', 'Meer dan € 250.000'],
    ['budget', '45.000', '45000.00'],
    ['budget', '€ 45.000,50', '45000.50'],
    ['bouwjaar', '1500', '1500'],
    ['bouwjaar', '2026', '2026'],
    ['epc', 'a+', 'A+'],
    ['timing', 'Binnen een jaar', 'Binnen een jaar'],
  ])('to %s of %j is kept as %j', (id, typed, answer) => {
    expect(checkAnswer(id, typed, thisYear)).toEqual({ answer });
  });

  it.each<[QuestionId, string, string]>([
    ['typeRenovatie', '', 'Vul alsjeblieft een antwoord in'],
    ['timing', '   ', 'Vul alsjeblieft een antwoord in'],
    ['typeRenovatie', 'Zwembad', 'Kies een van de antwoorden.'],
    ['oppervlakteM2', '9,999', 'Vul een oppervlakte in tussen 10 en 10.000 m².'],
    ['oppervlakteM2', '10000,001', 'Vul een oppervlakte in tussen 10 en 10.000 m².'],
    ['oppervlakteM2', 'groot', 'Vul een oppervlakte in tussen 10 en 10.000 m².'],
    ['oppervlakteM2', '-50', 'Vul een oppervlakte in tussen 10 en 10.000 m².'],
    ['locatie', '12', 'Vul een postcode (zoals 9000) of een gemeente in.'],
    ['locatie', '0999', 'Vul een postcode (zoals 9000) of een gemeente in.'],
    ['locatie', '90000', 'Vul een postcode (zoals 9000) of een gemeente in.'],
    ['locatie', 'Kerkstraat 12', 'Vul een postcode (zoals 9000) of een gemeente in.'],
    ['locatie', '-', 'Vul een postcode (zoals 9000) of een gemeente in.'],
    ['budget', '0', 'Kies een van de bedragen of vul zelf een bedrag in, zoals 45.000.'],
    ['budget', 'veel', 'Kies een van de bedragen of vul zelf een bedrag in, zoals 45.000.'],
    ['bouwjaar', '1499', 'Vul een bouwjaar in tussen 1500 en 2026.'],
    ['bouwjaar', '2027', 'Vul een bouwjaar in tussen 1500 en 2026.'],
    ['bouwjaar', '19622', 'Vul een bouwjaar in tussen 1500 en 2026.'],
    ['epc', 'G', 'Kies een van de antwoorden.'],
  ])('to %s of %j is refused: %s', (id, typed, error) => {
    expect(checkAnswer(id, typed, thisYear)).toEqual({ error });
  });

  it('that was kept is taken again as it is, so that going back and on changes nothing', () => {
    fc.assert(
      fc.property(fc.constantFrom(...questionIds), fc.string(), fc.nat(20_000), (id, text, number) => {
        for (const typed of [text, String(number), ...questions[id].options]) {
          const checked = checkAnswer(id, typed, thisYear);
          if ('error' in checked) continue;
          expect(checkAnswer(id, checked.answer, thisYear)).toEqual(checked);
        }
      }),
    );
  });

  it('to a question with options can’t be mistaken for an amount', () => {
    for (const option of questions.budget.options) expect(parseAmount(option)).toBeUndefined();
  });
});

describe('a conversation', () => {
  const good: Record<QuestionId, string> = {
    ...{ typeRenovatie: 'Dak', oppervlakteM2: '145', locatie: 'Gent', budget: '45.000' },
    ...{ bouwjaar: '1962', epc: 'F', timing: 'Zo snel mogelijk' },
  };

  it('asks seven questions in order and then is complete', () => {
    let conversation = newConversation;
    for (const [index, id] of questionIds.entries()) {
      expect(stepOf(conversation)).toMatchObject({
        ...{ completed: false, question_id: id, current_question: index + 1, total_questions: 7 },
      });
      conversation = takeAnswer(conversation, { typed: good[id], thisYear }).conversation;
    }
    expect(stepOf(conversation)).toMatchObject({
      completed: true,
      answers: { ...good, budget: '45000.00' },
    });
  });

  it('stays where it is after an answer that is refused, and says why', () => {
    const { conversation, error } = takeAnswer(newConversation, { typed: '', thisYear });
    expect(conversation).toEqual(newConversation);
    expect(stepOf(conversation, error)).toMatchObject({ error: 'Vul alsjeblieft een antwoord in' });
  });

  it('ignores an answer that was meant for another question', () => {
    const once = takeAnswer(newConversation, { typed: 'Dak', meantFor: 'typeRenovatie', thisYear });
    const twice = takeAnswer(once.conversation, { typed: 'Dak', meantFor: 'typeRenovatie', thisYear });
    expect(twice).toEqual({ conversation: once.conversation, error: null });
  });

  it('goes back one question, never before the first, and keeps the answers', () => {
    const { conversation } = takeAnswer(newConversation, { typed: 'Dak', thisYear });
    expect(oneBack(conversation)).toEqual({ ...conversation, position: 0 });
    expect(oneBack(oneBack(conversation))).toEqual({ ...conversation, position: 0 });
  });
});
