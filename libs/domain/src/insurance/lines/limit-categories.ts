/** How the types of limits are grouped: a limit row names its category first [C03]. Ids and grouping are ours. */
export const LIMIT_CATEGORY_TABLE = {
  eachEvent: { id: 1 },
  aggregateOfPeriod: { id: 2 },
  sublimit: { id: 3 },
  splitOfLiability: { id: 4 },
  buildings: { id: 5 },
  contents: { id: 6 },
  timeElement: { id: 7 },
  perils: { id: 8 },
  blanketAmounts: { id: 9 },
  equipmentItems: { id: 10 },
  transitAndStorage: { id: 11 },
  vehicles: { id: 12 },
  crimeAgreements: { id: 13 },
} as const;

export type LimitCategory = keyof typeof LIMIT_CATEGORY_TABLE;
