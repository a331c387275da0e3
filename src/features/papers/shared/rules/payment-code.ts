import { isIban, plainIban } from '#/core/iban';
import { type Cents, decimalFromCents } from '#/core/money';
import type { Communication } from '#/features/papers/shared/rules/structured-communication';

/** EPC069-12, 'Quick Response Code: guidelines to enable data capture for the initiation of a credit transfer'. */
const maxBytes = 331;
const maxName = 70;
const maxFreeText = 140;
const maxAmount = 99_999_999_999;

export type Transfer = { name: string; iban: string; amount: Cents; communication: Communication };

const byteLength = (text: string) => new TextEncoder().encode(text).length;

/** One line of the code: no breaks, no control characters, cut between characters. */
function line(text: string, max: number): string {
  const clean = text.replace(/\p{Cc}+/gu, ' ').trim();
  return [...clean].slice(0, max).join('').trim();
}

function write(name: string, transfer: Transfer, structured: string, free: string): string {
  const amount = `EUR${decimalFromCents(transfer.amount)}`;
  const lines = ['BCD', '002', '1', 'SCT', '', name, plainIban(transfer.iban), amount, '', structured, free];
  return lines.join('\n').trimEnd();
}

/** Texts in another alphabet can be short enough in characters and too long in bytes: the free text gives way. */
function shortenToFit(text: string, fits: (shorter: string) => boolean): string {
  const characters = [...text];
  while (characters.length > 0 && !fits(characters.join(''))) characters.pop();
  return characters.join('').trim();
}

/** What a bank app reads from the code; undefined where no transfer can be made of it. */
export function paymentCode(transfer: Transfer): string | undefined {
  const { communication, amount, iban } = transfer;
  const name = line(transfer.name, maxName);
  if (name === '' || !isIban(iban) || amount <= 0 || amount > maxAmount) return undefined;
  if (communication.kind === 'mistyped') return undefined;
  const structured = communication.kind === 'structured' ? communication.digits : '';
  const free = communication.kind === 'free' ? line(communication.text, maxFreeText) : '';
  const shortName = shortenToFit(
    name,
    (text) => byteLength(write(text, transfer, structured, '')) <= maxBytes,
  );
  return write(
    shortName,
    transfer,
    structured,
    shortenToFit(free, (text) => byteLength(write(shortName, transfer, structured, text)) <= maxBytes),
  );
}
