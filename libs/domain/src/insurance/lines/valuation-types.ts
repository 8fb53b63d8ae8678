import { keysOf } from '../../kernel/record-of.js';
import { BOTH_REGIONS, CANADA, type RegionCode } from './regions.js';

interface ValuationRow {
  /** Stable, never used again. */
  readonly id: number;
  /** As ACORD forms print it; null where they print none. */
  readonly acord: string | null;
  readonly regions: readonly RegionCode[];
}

const row = (id: number, acord: string | null, regions = BOTH_REGIONS): ValuationRow => ({ id, acord, regions });

/**
 * How a loss is valued (reference: valuation). Agreed value removes coinsurance, not depreciation; a stated amount is only a
 * cap. `baseValue` is the plain amount of a Canadian row. Ids are ours.
 */
const TABLE = {
  replacementCost: row(1, 'RC'),
  actualCashValue: row(2, 'ACV'),
  agreedValue: row(3, 'V'),
  agreedAmount: row(4, 'E'),
  agreedReplacementCost: row(5, 'C'),
  functionalReplacementCost: row(6, 'FR'),
  guaranteedReplacementCost: row(7, 'GR'),
  fullValueReplacementCost: row(8, 'FVR'),
  statedAmount: row(9, 'StatedAmt'),
  actualLossSustained: row(10, 'ACT'),
  marketValue: row(11, 'MKT'),
  sellingPrice: row(12, 'P'),
  invoiceCost: row(13, 'InvoiceCost'),
  baseValue: row(14, null, CANADA),
};

export type ValuationType = keyof typeof TABLE;
export const VALUATION_TABLE: Readonly<Record<ValuationType, ValuationRow>> = TABLE;
export const VALUATION_TYPES: readonly ValuationType[] = keysOf(TABLE);
