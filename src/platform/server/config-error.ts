/** A setting that the operator has to mend: shown as a sentence. */
export class ConfigError extends Error {}
