import { AppError } from '#/core/errors';

/** Why a file can't be read, as people are told it. */
export function lockedPdf(): AppError {
  return new AppError(
    'unusable',
    'Deze PDF is beveiligd met een wachtwoord. Sla ze op zonder wachtwoord en probeer het opnieuw.',
  );
}

export function damagedPdf(): AppError {
  return new AppError('unusable', 'Deze PDF is beschadigd en kan niet gelezen worden. Vraag ze opnieuw op.');
}

export function emptyPdf(): AppError {
  return new AppError('unusable', 'Deze PDF heeft geen pagina’s.');
}

export const tooMuchPdf =
  'Deze PDF is te groot of te ingewikkeld om te lezen. Sla alleen de pagina’s van de offerte op en probeer het opnieuw.';

export function damagedPicture(): AppError {
  return new AppError('unusable', 'Deze afbeelding is beschadigd en kan niet gelezen worden.');
}

export function hugePicture(): AppError {
  return new AppError(
    'unusable',
    'Deze afbeelding heeft te veel beeldpunten om te lezen. Maak ze kleiner, of neem een gewone foto.',
  );
}

export const tooMuchPicture =
  'Deze pagina is te ingewikkeld om te lezen. Neem een duidelijkere foto en probeer het opnieuw.';

export function unreadable(): AppError {
  return new AppError(
    'unusable',
    'Er staat geen leesbare tekst op. Neem een scherpe foto, recht van boven en met genoeg licht, en probeer het opnieuw.',
  );
}

export function unreadablePdf(): AppError {
  return new AppError(
    'unusable',
    'Er staat geen leesbare tekst op de pagina’s van deze PDF. Vraag ze opnieuw op, of vul de gegevens zelf in.',
  );
}
