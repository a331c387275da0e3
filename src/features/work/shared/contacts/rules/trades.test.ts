import { expect, it } from 'vitest';
import { guessTrades } from '#/features/work/contacts/rules/guess-trades';
import { findTrade, tradeLabels, trades, tradesText } from '#/features/work/shared/contacts/rules/trades';

const firm = (name: string, ...lines: string[]) => guessTrades({ type: 'contractor', name, lines });

it.each([
  [
    'what its papers are about',
    firm('Haddouchi bv', 'Stopcontacten en schakelaars', 'Nieuwe verdeelkast'),
    ['electrician'],
  ],
  ['what they are filed under', firm('Vermeersch bv', 'Dakisolatie en dakwerken'), ['roofer']],
  ['what it is called', firm('Keukenatelier Ter Schelde nv'), ['kitchen']],
  ['each part of what it is called', firm('Pleister- en schilderwerken D’Haese'), ['plasterer', 'painter']],
  ['the longest word that fits', firm('Maenhout', 'Vloerverwarming in de leefruimte'), ['heating']],
  ['a tap of the kitchen, which is no kitchen', firm('Maenhout', 'Plaatsen keukenkraan'), ['plumber']],
  ['accents left out', firm('Claeys', 'Crépi op de achtergevel'), ['facade']],
])('guesses by %s', (_, guessed, expected) => {
  expect(guessed).toEqual(expected);
});

it('leaves out what came along, and names no more than two', () => {
  const roof = ['Dakpannen', 'Onderdak', 'Dakgoot in zink', 'Nokpannen'];
  expect(firm('Vermeersch', ...roof, 'Container voor afbraak')).toEqual(['roofer']);
  expect(firm('Alles bv', 'Parket', 'Behang', 'Zonnepanelen')).toHaveLength(2);
});

it.each(['supplier', 'architect', 'other'] as const)('guesses nothing of a %s', (type) => {
  expect(guessTrades({ type, name: 'Tegels De Kade', lines: ['Vloertegels 60x60'] })).toEqual([]);
});

it.each(['Jan Peeters', 'Voorschot', 'Algemene voorwaarden', ''])('guesses nothing by ‘%s’', (text) => {
  expect(firm(text, text)).toEqual([]);
});

it.each([
  ['Loodgieter', 'plumber'],
  [' dakdekker ', 'roofer'],
  ['VEILIGHEIDSCOORDINATOR', 'safety'],
  ['painter', 'painter'],
  ['klus', undefined],
  ['', undefined],
])('knows ‘%s’', (word, trade) => {
  expect(findTrade(word)).toBe(trade);
});

it('finds every trade by its own word, and none by that of another', () => {
  expect(trades.map((trade) => findTrade(tradeLabels[trade]))).toEqual([...trades]);
});

it('tells what somebody does, and what is only guessed as such', () => {
  const guessedTrades = ['roofer', 'facade'] as const;
  expect(tradesText({ trades: ['plumber', 'heating', 'epb'], guessedTrades: [] })).toBe(
    'Loodgieter, verwarmingsinstallateur, EPB-verslaggever',
  );
  expect(tradesText({ trades: [], guessedTrades })).toBe('Vermoedelijk dakwerker, gevelwerker');
  expect(tradesText({ trades: ['mason'], guessedTrades })).toBe('Metselaar');
  expect(tradesText({ trades: [], guessedTrades: [] })).toBe('');
});
