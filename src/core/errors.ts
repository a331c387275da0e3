/** Every failure that a user may meet has a code; this table is the only place that gives it a status and a sentence. */
const table = {
  invalid: { status: 400, message: 'Controleer de ingevulde gegevens.' },
  unauthorized: { status: 401, message: 'Unauthorized' },
  forbidden: { status: 403, message: 'U heeft geen rechten om dit te doen.' },
  not_found: { status: 404, message: 'Niet gevonden.' },
  conflict: { status: 409, message: 'Dit botst met bestaande gegevens.' },
  too_large: { status: 413, message: 'Dit is te groot om te verwerken.' },
  wrong_type: { status: 415, message: 'Dit bestandstype wordt niet ondersteund.' },
  unusable: { status: 422, message: 'Dit bestand kan niet gebruikt worden.' },
  misdirected: { status: 421, message: 'Dit adres hoort niet bij deze server.' },
  too_many: { status: 429, message: 'Te veel pogingen. Probeer het over een minuut opnieuw.' },
  internal: { status: 500, message: 'Er ging iets mis op de server. Probeer het opnieuw.' },
  overloaded: { status: 503, message: 'De server heeft het even te druk. Probeer het zo dadelijk opnieuw.' },
} as const;

export type ErrorCode = keyof typeof table;

export type FieldError = { path: string; message: string };

export class AppError extends Error {
  readonly code: ErrorCode;
  readonly errors: readonly FieldError[] | undefined;
  /** In seconds, where trying again later helps. */
  readonly retryAfter: number | undefined;

  constructor(code: ErrorCode, message?: string, errors?: readonly FieldError[], retryAfter?: number) {
    super(message ?? table[code].message);
    this.name = 'AppError';
    this.code = code;
    this.errors = errors;
    this.retryAfter = retryAfter;
  }

  get status(): number {
    return table[this.code].status;
  }
}

/** Refuses who came too often, and tells when to come back. */
export function tooMany(seconds: number, message?: string): AppError {
  const minutes = Math.max(1, Math.ceil(seconds / 60));
  const wait = minutes === 1 ? 'een minuut' : `${minutes} minuten`;
  return new AppError(
    'too_many',
    message ?? `Te veel pogingen. Probeer het over ${wait} opnieuw.`,
    undefined,
    seconds,
  );
}

/** A status that a library set (a malformed URL, a body over the limit) read as one of our codes. */
export function codeOfStatus(status: number): ErrorCode {
  const exact = Object.entries(table).find(([, entry]) => entry.status === status);
  if (exact) return exact[0] as ErrorCode;
  return status >= 400 && status < 500 ? 'invalid' : 'internal';
}
