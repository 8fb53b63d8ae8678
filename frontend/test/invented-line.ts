import type { CoverageLine, LimitCode } from '@covertrail/domain/insurance/coverage';
import { bareLimit, liabilityLine } from '@covertrail/domain/insurance/lines/line-rows';
import { LINE_TABLE } from '@covertrail/domain/insurance/line-table';
import type { LineWords } from '@covertrail/wording/insurance/line-word';
import { LINE_WORDS } from '@covertrail/wording/insurance/line-words';

/** A line that the product does not have: its row in the table of lines. */
const ROW = liabilityLine({
  id: 99,
  category: null,
  limits: {
    inventedWhole: bareLimit(9901, 'eachEvent'),
    inventedClaim: bareLimit(9902, 'eachEvent', { lift: 'umbrellaEachOccurrence' }),
    inventedCosts: bareLimit(9903, 'sublimit'),
  },
  limitChoices: [],
  splitLimits: {
    combined: 'inventedWhole',
    split: ['inventedClaim', 'inventedCosts'],
    standing: ['inventedClaim', 'inventedCosts'],
  },
  endorsements: { waiverOfSubrogation: { form: 'IV 24 04', scope: 'waiver' } },
  coverageTypes: ['otherType'],
});

const WORDS: LineWords<keyof typeof ROW.limits> = {
  name: 'Invented liability',
  short: 'IV',
  limits: {
    inventedWhole: { name: 'Claim and defense', short: 'claim and defense' },
    inventedClaim: { name: 'Each claim', short: 'each claim' },
    inventedCosts: { name: 'Defense costs', short: 'defense costs' },
  },
};

/**
 * Lists of lines are made when their modules load. A spec that imports this file before any of them finds the invented line in each list
 * that reads the table. Most suites share the modules of their process: `jest.config.mjs` names those that import this file as suites that
 * do not.
 */
Object.assign(LINE_TABLE, { inventedLiability: ROW });
Object.assign(LINE_WORDS, { inventedLiability: WORDS });

/** The types do not know the invented line, so its codes are asserted here, once. */
export const INVENTED_LINE = 'inventedLiability' as CoverageLine;
export const EACH_CLAIM = 'inventedClaim' as LimitCode;
export const DEFENSE_COSTS = 'inventedCosts' as LimitCode;
export const CLAIM_AND_DEFENSE = 'inventedWhole' as LimitCode;
