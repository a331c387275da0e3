import { defineSlot } from '#/platform/web/slots';

/** The address where is told what a premie gives back of invoices. */
export const premieAddress = defineSlot<string>('premie address');
