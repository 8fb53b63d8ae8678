/** What the general aggregate applies per [C13] (ACORD 25). Ids are ours. */
export const AGGREGATE_BASIS_TABLE = {
  perPolicy: { id: 1 },
  perProject: { id: 2 },
  perLocation: { id: 3 },
  perOther: { id: 4 },
} as const;

export type AggregateBasis = keyof typeof AGGREGATE_BASIS_TABLE;
export const AGGREGATE_BASES = [
  'perPolicy',
  'perProject',
  'perLocation',
  'perOther',
] as const satisfies readonly AggregateBasis[];
