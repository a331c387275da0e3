import type { Day } from '#/core/day';

/** The chapters of a house's folder, in their order. */
export const folderChapters = [
  'permit',
  'people',
  'hidden',
  'installations',
  'attests',
  'invoices',
  'handovers',
] as const;
export type FolderChapter = (typeof folderChapters)[number];

export const chapterTitles: Record<FolderChapter, string> = {
  permit: 'Vergunning en plannen',
  people: 'Wie deed wat',
  hidden: 'Wat zit waar',
  installations: 'Technieken en handleidingen',
  attests: 'Attesten en keuringen',
  invoices: 'Facturen en waarborgen',
  handovers: 'Opleveringen',
};

export type FolderFile = { key: string; name: string; mimeType: string; size: number };

/** Something that stands in the folder. */
export type FolderEntry = {
  /** The same for the same record: ‘document 12’. */
  key: string;
  chapter: FolderChapter;
  title: string;
  detail: string | null;
  day: Day | null;
  /** Whose work or paper it is, as people call them. */
  firm: string | null;
  roomId: number | null;
  /** Where one finds it in the app. */
  path: string;
  documentId: number | null;
  /** Of a guarantee or an attest. */
  validUntil: Day | null;
  file: FolderFile | null;
  /** Of a picture, upright. */
  picture?: { width: number; height: number };
  /** Of the drawing of a storey: what pins on it say they are on. */
  planId?: number;
  /** Its file tells what was asked or paid, or what was said: it goes along only where that was ticked. */
  isPrivate: boolean;
};

/** Something with a place on a drawing: shares of its width and its height, from the left and the top. */
export type FolderPin = {
  planId: number;
  x: number;
  y: number;
  /** It goes along with this one. */
  chapter: FolderChapter;
  title: string;
  detail: string | null;
  /** What one sees there. */
  file: FolderFile | null;
};

/** What should be there and is not. */
export type FolderMissing = {
  key: string;
  chapter: FolderChapter;
  what: string;
  /** Whom one asks, in words. */
  whom: string;
  /** Who that is, where it is known. */
  contactId: number | null;
  /** What the owner does oneself, and where. */
  own?: { label: string; path: string };
};

/** A paper that was asked already. */
export type FolderAsked = { what: string; contactId: number; on: Day };

export type FolderTold = {
  entries?: readonly FolderEntry[];
  pins?: readonly FolderPin[];
  missing?: readonly FolderMissing[];
  asked?: readonly FolderAsked[];
  /** Of what there may be thousands of, the next part: who hands them on begins with the first. */
  rest?: () => Promise<FolderTold>;
};
