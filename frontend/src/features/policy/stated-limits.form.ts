import { LIMITS_OF, type CoverageLine } from '@covertrail/domain/insurance/coverage';
import { isAspectOf } from '@covertrail/domain/insurance/terms/aspects-of-line';
import { needsNoAmount } from '@covertrail/domain/insurance/lines/line-regions';
import type { RegionCode } from '@covertrail/domain/insurance/lines/regions';
import type { BlanketLimit, LimitDetail, LimitDetails } from '@covertrail/domain/insurance/terms/limit-details';

interface LimitsOfLine {
  readonly line: CoverageLine | '';
  readonly region: RegionCode;
  readonly limitDetails: LimitDetails;
  readonly blankets: readonly BlanketLimit[];
}

/** Of a row only what is filled in. */
export const statedIn = <Row extends object>(row: Row): Row =>
  Object.fromEntries(
    Object.entries(row).filter(([, value]) => value !== undefined && value !== null && value !== ''),
  ) as Row;

/** What is filled in beside the limits of the line; in Canada a row counts by its type alone. */
export function limitDetailsOf({ line, region, limitDetails }: LimitsOfLine): LimitDetails {
  if (line === '') return {};
  const rows = LIMITS_OF[line].filter((code) => limitDetails[code] !== undefined);
  const stated = rows.map((code) => [code, statedIn<LimitDetail>(limitDetails[code] ?? {})] as const);
  return Object.fromEntries(stated.filter(([, detail]) => needsNoAmount(region) || Object.keys(detail).length > 0));
}

export const blanketsOf = ({ line, blankets }: LimitsOfLine): readonly BlanketLimit[] =>
  line !== '' && isAspectOf(line, 'blankets')
    ? blankets.map((blanket) => ({ ...statedIn(blanket), number: blanket.number.trim() }))
    : [];
