import type { PageHelp } from '#/core/help';
import { premiesPage } from '#/features/premiums/premies/page';
import { promisedWords } from '#/features/premiums/premies/rules/promised';
import { eligibleWords } from '#/features/premiums/shared/premies/rules/eligible';

export const premiesHelp: PageHelp = {
  page: premiesPage,
  purpose:
    'Wat u van de Vlaamse overheid kunt terugkrijgen, welke kosten daarvoor tellen, en tegen wanneer u het aanvraagt.',
  acts: [
    'Start de simulator: na enkele vragen ziet u op welke premie u ongeveer kunt rekenen, en waarom.',
    'Maak per werk een premiedossier: welke facturen tellen, welke stukken ontbreken, en tot wanneer.',
    'Zet bij facturen en items het vinkje voor de premie; wat telt, staat hier opgeteld.',
  ],
  words: [
    {
      word: 'premie',
      means: 'Geld dat u van de Vlaamse overheid terugkrijgt voor een werk (Mijn VerbouwPremie).',
    },
    { word: 'subsidiabel', means: 'Kan tellen voor een premie.' },
    { word: 'plafond', means: 'Het meeste dat een premie kan zijn.' },
    {
      word: 'premiedossier',
      means: 'Alles voor één aanvraag samen: facturen, stukken en wat u moet invullen.',
    },
  ],
  asked: 'subsidie terugkrijgen aanvragen vraag verbouwpremie simuleren berekenen bereken',
  figures: [promisedWords, ...Object.values(eligibleWords)],
};
