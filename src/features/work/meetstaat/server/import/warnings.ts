/** Of the whole file: told once, however many lines it has. */
export const noQuantities = 'Dit bestand heeft geen kolom met hoeveelheden: elke lijn kreeg hoeveelheid 1.';

/** Things an owner should know of lines that were read all the same. */
const sentences = {
  noQuantity: (rows: string, many: boolean) =>
    `${rows} ${many ? 'hebben' : 'heeft'} nog geen hoeveelheid: wij lieten die leeg.`,
  noPrice: (rows: string, many: boolean) =>
    `${rows} ${many ? 'hebben' : 'heeft'} geen prijs: wij namen 0,00 euro. Vul de prijs later aan.`,
  priceFromTotal: (rows: string, many: boolean) =>
    `${rows} ${many ? 'hebben' : 'heeft'} alleen een totaal: wij deelden het door de hoeveelheid.`,
  noUnit: (rows: string, many: boolean) =>
    `${rows} ${many ? 'hebben' : 'heeft'} geen eenheid: wij namen 'st'.`,
  unknownUnit: (rows: string, many: boolean) =>
    `${rows} ${many ? 'hebben' : 'heeft'} een eenheid die wij niet kennen: wij namen 'st' en zetten de eenheid bij de opmerkingen.`,
  roundedQuantity: (rows: string) => `${rows}: de hoeveelheid is afgerond op drie decimalen.`,
  roundedPrice: (rows: string) => `${rows}: de prijs is afgerond op de cent.`,
  totalDiffers: (rows: string) =>
    `${rows}: hoeveelheid maal prijs geeft een ander totaal dan in het bestand staat. Wij houden hoeveelheid en prijs aan.`,
  templateExample: (rows: string, many: boolean) =>
    `${rows} ${many ? 'zijn voorbeelden' : 'is een voorbeeld'} van het sjabloon: wij lieten ${many ? 'ze' : 'het'} weg.`,
  clipped: (rows: string) => `${rows}: de tekst was te lang en is ingekort.`,
  titleWithoutLines: (rows: string, many: boolean) =>
    `${rows} ${many ? 'hebben' : 'heeft'} een artikelnummer maar geen hoeveelheid: wij lazen ${many ? 'ze' : 'die'} als titel.`,
} as const;

export type WarningKind = keyof typeof sentences;

const named = 5;

/** 'Rij 3', 'Rijen 3, 7 en 9', 'Rijen 3, 4, 5, 6, 7 en 40 andere'. */
function tellRows(rows: readonly number[]): string {
  if (rows.length === 1) return `Rij ${rows[0]}`;
  const shown = rows.length > named ? rows.slice(0, named) : rows.slice(0, -1);
  const last = rows.length > named ? `${rows.length - named} andere` : String(rows.at(-1));
  return `Rijen ${shown.join(', ')} en ${last}`;
}

export class Warnings {
  readonly #rows = new Map<WarningKind, number[]>();

  add(kind: WarningKind, row: number): void {
    const rows = this.#rows.get(kind);
    if (rows) rows.push(row);
    else this.#rows.set(kind, [row]);
  }

  /** One sentence a kind, however many rows: a list of a thousand warnings is read by nobody. */
  tell(): string[] {
    return [...this.#rows].map(([kind, rows]) => sentences[kind](tellRows(rows), rows.length > 1));
  }
}
