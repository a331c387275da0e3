import type { Facts } from '#/features/reading/check/rules/facts';
import { findPassage } from '#/features/reading/check/rules/quote-text';
import type { Found } from '#/features/reading/scan/rules/places';

/** What the reader of papers is this sure of has its check digits right. */
const proven = 0.9;

export type PaperNumber = { written: string; isValid: boolean; passage: string | null };

function numberOf(facts: Facts, found: Found<string>): PaperNumber {
  return {
    written: found.value,
    isValid: found.confidence >= proven,
    passage: facts.passageOf(found.place) || null,
  };
}

/** The number by which a Belgian firm is known. */
export function findEnterpriseNumber(facts: Facts): PaperNumber | null {
  const found = facts.paper.enterpriseNumber;
  // Ten noughts hold the place of a number.
  return found?.value.startsWith('BE') && /[1-9]/.test(found.value) ? numberOf(facts, found) : null;
}

const abroad =
  /\bKvK(?:[- ]?n(?:umme)?r)?\b[^\d]{0,14}(?!0{8})\d{8}\b|\b(?:SIRET|SIREN|RCS)\b[^\d]{0,20}\d{3} ?\d{3} ?\d{3}|\bHRB ?\d{3,6}\b|\b(?:USt|UID)[-. ]?(?:Id)?[-. ]?(?:Nr)?\b[^\d]{0,8}\d{9}\b/i;

/** Only its own country can check the number of a firm from over the border. */
export function findForeignNumber(facts: Facts): string | null {
  const found = facts.paper.enterpriseNumber;
  if (found && !found.value.startsWith('BE')) return facts.passageOf(found.place);
  return findPassage(facts.text, abroad);
}

export function findAccount(facts: Facts): PaperNumber | null {
  return facts.paper.iban ? numberOf(facts, facts.paper.iban) : null;
}
