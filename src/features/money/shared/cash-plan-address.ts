/** What one looks at or supposes in the cash plan, as the address calls it. */
export const cashPlanNames = {
  month: 'maand',
  delay: 'uitstel',
  extra: 'duurder',
  refused: 'geweigerd',
} as const;
