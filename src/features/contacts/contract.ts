import { z } from 'zod';
import { defineCall } from '#/core/call';
import { id } from '#/core/wire';

export const contactTypes = ['contractor', 'supplier', 'architect', 'other'] as const;

export const contact = z.object({
  id,
  name: z.string(),
  company: z.string().nullable(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  address: z.string().nullable(),
  type: z.enum(contactTypes),
  notes: z.string().nullable(),
  enterpriseNumber: z.string().nullable(),
  iban: z.string().nullable(),
  isOwn: z.boolean(),
});
export type Contact = z.infer<typeof contact>;

export const listContacts = defineCall({
  method: 'GET',
  path: '/api/contacts',
  who: 'signed-in',
  summary: 'One’s own contacts, and those that occur in a project one works in',
  output: z.array(contact),
});
