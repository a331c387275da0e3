import { defineSlot } from '#/platform/web/slots';

/** A report of a project, and where it is made. */
export type ReportLink = { title: string; text: string; path: string };
export const reportLinks = defineSlot<ReportLink>('report links');
