/** Where companies and their locations are; the first one is the default [A15]. */
export const COUNTRIES = [
  { value: 'US', text: 'United States' },
  { value: 'CA', text: 'Canada' },
];
