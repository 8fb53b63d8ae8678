import type { GapKind } from '@covertrail/domain/compliance/gap-kinds';
import { COVERAGE_LINES, ENDORSEMENT_CODES } from '@covertrail/domain/insurance/coverage';
import { ENDORSEMENT_NAMES, LINE_NAMES } from '../insurance/labels.js';

const TITLES: ReadonlyMap<GapKind, string> = new Map<GapKind, string>([
  ['ended', 'Policy expired'],
  ['canceled', 'Policy canceled'],
  ['rejected', 'Policy rejected'],
  ['notBegun', 'Policy not begun yet'],
  ['notInForce', 'No policy in force'],
  ['unverified', 'Policy unverified'],
  ['stateFundReview', 'State fund to review'],
  ['limitReview', 'Limit to review'],
  ['ratingBelow', 'AM Best rating too low'],
  ['ratingReview', 'AM Best rating to review'],
  ['trigger', 'Coverage trigger not as required'],
  ['coverageUnmet', 'Coverage not included'],
  ['symbolsUnmet', 'Auto symbols not as required'],
  ['aggregateUnmet', 'General aggregate applies otherwise'],
  ['conditionUnmet', 'Policy condition not as required'],
  ['deductibleUnmet', 'Deductible not as required'],
  ['coinsuranceUnmet', 'Coinsurance not as required'],
  ['valuationUnmet', 'Valuation not as required'],
  ['valueUnmet', 'Stated value not as required'],
  ['exclusionsUnmet', 'Exclusion not accepted'],
  ['proprietorsUnmet', 'Proprietor or partner excluded'],
  ['stateFundUnmet', 'State that alone insures workers'],
  ['remarkUnmet', 'Required remark missing'],
  ['tailUnmet', 'Claims not accepted long enough'],
  ['documentUnmet', 'Required document missing'],
  ['holderUnmet', 'Certificate holder not as required'],
  ['underlyingUnmet', 'Umbrella does not lie over a line'],
  ['noticeUnmet', 'Notice of cancellation not as required'],
  ['wholeProjectUnmet', 'Whole term of the project not covered'],
  ...COVERAGE_LINES.flatMap((line) => [
    [`${line}Absent`, `${LINE_NAMES[line]}: missing`] as const,
    [`${line}Limit`, `${LINE_NAMES[line]}: limit too low`] as const,
  ]),
  ...ENDORSEMENT_CODES.flatMap((code) => [
    [`${code}Absent`, `${ENDORSEMENT_NAMES[code]}: missing`] as const,
    [`${code}Review`, `${ENDORSEMENT_NAMES[code]}: to review`] as const,
  ]),
]);

/** What suppliers lack for one cause: `Umbrella liability: limit too low`, `Policy expired`. */
export const gapKindTitle = (kind: GapKind): string => TITLES.get(kind) ?? kind;
