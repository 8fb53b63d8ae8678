import type { CoverageLine, LimitCode } from '@covertrail/domain/compliance/coverage';
import { lineRow } from '@covertrail/domain/compliance/line-row';
import { LINE_TABLE } from '@covertrail/domain/compliance/line-table';
import { LINE_WORDS, type LineWords } from '../line-words.js';

/** A line that the product does not have: its row in the table of lines. */
const ROW = lineRow({
  limits: { claimAndDefense: null, eachClaim: 'umbrellaEachOccurrence', defenseCosts: null },
  limitNeeded: true,
  splitLimits: { combined: 'claimAndDefense', split: ['eachClaim', 'defenseCosts'], standing: ['eachClaim', 'defenseCosts'] },
  endorsements: { waiverOfSubrogation: { form: 'PL 24 04', scope: 'waiver' } },
  formNeedsEdition: true,
  trigger: 'stated',
  underlying: true,
  umbrella: false,
});

const WORDS: LineWords<keyof typeof ROW.limits> = {
  name: 'Professional liability',
  short: 'PL',
  limits: {
    claimAndDefense: { name: 'Claim and defense', short: 'claim and defense' },
    eachClaim: { name: 'Each claim', short: 'each claim' },
    defenseCosts: { name: 'Defense costs', short: 'defense costs' },
  },
};

/**
 * Lists of lines are made when their modules load. A spec that imports this file before any of them finds the invented line
 * in each list that reads the table.
 */
Object.assign(LINE_TABLE, { professionalLiability: ROW });
Object.assign(LINE_WORDS, { professionalLiability: WORDS });

/** The types do not know the invented line, so its codes are asserted here, once. */
export const INVENTED_LINE = 'professionalLiability' as CoverageLine;
export const EACH_CLAIM = 'eachClaim' as LimitCode;
export const DEFENSE_COSTS = 'defenseCosts' as LimitCode;
export const CLAIM_AND_DEFENSE = 'claimAndDefense' as LimitCode;
