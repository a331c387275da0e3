import { day } from '#/core/day';

export const home = {
  street: 'Braemkasteelstraat 8',
  postcode: '9050',
  city: 'Gentbrugge',
  applicants: ['Liesbet Claeys', 'Wout Mertens'],
  firstUseYear: 1931,
  deedDate: day('2025-06-12'),
  ean: '541448820044183026',
  use: 'own',
  protectedCustomer: false,
} as const;
