const HEADING =
  'Location Number,Address 1,City,State,Building Number,Limit Type,Limits,Coinsurance %,Deductible Type,Deductible';

/** A .csv of locations, numbered from `from` on: one row for each building. */
export function locationSheet(from: number, count: number, buildings: number): string {
  const rows = Array.from({ length: count * buildings }, (_, index) => {
    const number = from + Math.floor(index / buildings);
    return `${number},${number} Dock Street,Denver,CO,${(index % buildings) + 1},Building Coverage,2500000,90,Percent,2`;
  });
  return [HEADING, ...rows].join('\n');
}
