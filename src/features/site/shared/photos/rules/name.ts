import { dayAt, formatDayLong } from '#/core/day';

/** What a photo is called where it has no caption. */
export function photoName({ caption, takenAt }: { caption: string | null; takenAt: string | Date }): string {
  return caption ?? `Foto van ${formatDayLong(dayAt(new Date(takenAt)))}`;
}
