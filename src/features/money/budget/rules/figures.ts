import type { Figure } from '#/core/help';
import { type Cents, percentOf, subtractTotal, type Total, totalOf, zeroCents } from '#/core/money';
import { sharePercent } from '#/core/percent';
import { comparisonLimits, utilizationLimits } from '#/features/money/budget/rules/levels';
import { type BudgetAmounts, financingOf, type PropertyType } from '#/features/money/shared/rules/financing';

/** In whole per cent of the purchase price. */
export const registrationPercent: Record<PropertyType, number> = { first_home: 2, second_home: 12 };

export function registrationFees(purchasePrice: Cents, propertyType: PropertyType): Cents {
  return percentOf(purchasePrice, registrationPercent[propertyType]);
}

/** Quotes of one status, or one of them: adding up first or last gives the same. */
export type QuoteLine = { isAccepted: boolean; amount: Total; extras: Total; unforeseen: Total };
/** `paid`: all payments, with what was given back. */
export type InvoiceLine = { isPaid: boolean; ofAcceptedQuote: boolean; amount: Total; paid: Total };

export type Spending = {
  acceptedQuotes: Total;
  approvedExtras: Total;
  unforeseenCosts: Total;
  directInvoices: Total;
};

/** What was paid on an invoice of an accepted quote is already in the quote: counting it again would show an overrun that isn't there. */
export function spendingOf(quotes: readonly QuoteLine[], invoices: readonly InvoiceLine[]): Spending {
  const accepted = quotes.filter(({ isAccepted }) => isAccepted);
  const direct = invoices.filter(({ ofAcceptedQuote }) => !ofAcceptedQuote);
  return {
    acceptedQuotes: totalOf(accepted.map(({ amount }) => amount)),
    approvedExtras: totalOf(accepted.map(({ extras }) => extras)),
    unforeseenCosts: totalOf(accepted.map(({ unforeseen }) => unforeseen)),
    directInvoices: totalOf(direct.map(({ paid }) => paid)),
  };
}

export type BudgetFigures = {
  totalCost: Total;
  availableBudget: Total;
  totalSpent: Total;
  budgetUtilization: number;
  remainingBudget: Total;
  realBudget: Total;
  difference: Total;
  realPercentage: number;
};

/** Every figure that the budget page and the dashboard show, from what is stored and what is spent. */
export function budgetFigures(amounts: BudgetAmounts, spending: Spending): BudgetFigures {
  const estimate = amounts.renovationBudget ?? zeroCents;
  const { totalCost, available } = financingOf(amounts);
  const { acceptedQuotes, approvedExtras, unforeseenCosts, directInvoices } = spending;
  const realBudget = totalOf([acceptedQuotes, approvedExtras, unforeseenCosts, directInvoices]);
  return {
    totalCost,
    availableBudget: available,
    totalSpent: acceptedQuotes,
    budgetUtilization: sharePercent(acceptedQuotes, estimate),
    remainingBudget: subtractTotal(estimate, acceptedQuotes),
    realBudget,
    difference: subtractTotal(realBudget, estimate),
    realPercentage: sharePercent(realBudget, estimate),
  };
}

/** How each of them is calculated, in the words of whoever looks at it. */
export const budgetWords = {
  totalCost: {
    key: 'totale-kosten',
    name: 'Totale Kosten',
    words: `Aankoopprijs, notariskosten en registratierechten samen. De registratierechten rekenen we als ${registrationPercent.first_home}% van de aankoopprijs voor een eerste woning en ${registrationPercent.second_home}% voor een tweede. De renovatie zit hier niet in.`,
  },
  available: {
    key: 'beschikbaar-budget',
    name: 'Beschikbaar Budget',
    words: 'Uw eigen inbreng en het geleende bedrag samen, zoals u ze bij het budget invulde.',
  },
  renovation: {
    key: 'renovatiebudget',
    name: 'Renovatie Budget',
    words: `Wat u bij het budget invulde voor de renovatie. Gebruikt is het deel dat goedgekeurde offertes ervan innemen: boven ${utilizationLimits.warning}% vragen we aandacht, boven ${utilizationLimits.danger}% waarschuwen we.`,
  },
  accepted: {
    key: 'goedgekeurde-offertes',
    name: 'Goedgekeurde Offertes',
    words:
      'De bedragen van alle offertes die u accepteerde, samen. Meerwerk dat u later goedkeurde en onvoorziene kosten tellen hier niet mee.',
  },
  paid: {
    key: 'betaalde-facturen',
    name: 'Betaalde Facturen',
    words:
      'Alles wat op facturen betaald is, min wat u terugkreeg. Daarnaast staat hoeveel facturen helemaal betaald zijn, en van welk deel van wat er gevraagd werd niets meer open is: wat u op de ene factuur te veel betaalde, telt niet voor een andere.',
  },
  unforeseen: {
    key: 'onvoorziene-kosten',
    name: 'Onvoorziene Kosten',
    words:
      'Wat u bij uw goedgekeurde offertes noteerde voor wat kan tegenvallen. Die van andere offertes tellen niet mee.',
  },
  remaining: {
    key: 'resterend',
    name: 'Resterend',
    words:
      'Uw renovatiebudget min de goedgekeurde offertes. Meerwerk, facturen zonder offerte en ramingen tellen hier niet mee: of u in het geheel toekomt, zegt de zin bovenaan.',
  },
  real: {
    key: 'reeel-budget',
    name: 'Reëel budget',
    words: `Goedgekeurde offertes, goedgekeurd meerwerk, onvoorziene kosten, en wat u betaalde op facturen zonder goedgekeurde offerte. Boven ${comparisonLimits.warning}% van uw renovatiebudget kleurt de balk, boven ${comparisonLimits.danger}% is ze rood.`,
  },
} as const satisfies Record<string, Figure>;
