import { LIMITS_OF, type CoverageLine } from '@covertrail/domain/compliance/coverage';
import { hasBlankets } from '@covertrail/domain/compliance/line-facts';
import type { BlanketLimit, LimitDetail, LimitDetails } from '@covertrail/domain/policy/limit-details.contract';

interface LimitsOfLine {
  readonly line: CoverageLine | '';
  readonly limitDetails: LimitDetails;
  readonly blankets: readonly BlanketLimit[];
}

/** Of a row only what is filled in. */
export const statedIn = <Row extends object>(row: Row): Row =>
  Object.fromEntries(Object.entries(row).filter(([, value]) => value !== undefined && value !== null && value !== '')) as Row;

/** What is filled in beside the limits of the line. */
export function limitDetailsOf({ line, limitDetails }: LimitsOfLine): LimitDetails {
  if (line === '') return {};
  const stated = LIMITS_OF[line].map((code) => [code, statedIn<LimitDetail>(limitDetails[code] ?? {})] as const);
  return Object.fromEntries(stated.filter(([, detail]) => Object.keys(detail).length > 0));
}

export const blanketsOf = ({ line, blankets }: LimitsOfLine): readonly BlanketLimit[] =>
  (line !== '' && hasBlankets(line) ? blankets.map((blanket) => ({ ...statedIn(blanket), number: blanket.number.trim() })) : []);
