import type { ContactKey } from '#/features/work/shared/example/contacts';

/** How the papers of a firm look: its colour, as a band over the page or as a mark beside its name. */
export const letterheads: Record<ContactKey, { colour: string; style: 'band' | 'mark' }> = {
  architect: { colour: '#3f3a36', style: 'mark' },
  roofer: { colour: '#8c3b25', style: 'band' },
  windows: { colour: '#5b4a2f', style: 'mark' },
  electrician: { colour: '#1f4e79', style: 'band' },
  plumber: { colour: '#0f5e63', style: 'band' },
  painter: { colour: '#6a4a7c', style: 'mark' },
  kitchen: { colour: '#2f5d3a', style: 'band' },
  insulation: { colour: '#7a5a00', style: 'mark' },
  supplier: { colour: '#a0491c', style: 'band' },
};
