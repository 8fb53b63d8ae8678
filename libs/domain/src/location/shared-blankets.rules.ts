import { blanketKey } from '../fields/limit-detail-fields.js';
import type { BlanketLimit } from '../insurance/terms/limit-details.js';
import { RuleBroken } from '../kernel/rule-broken.js';
import type { LocationTerms } from './location.contract.js';

/** Each limit that shares a blanket names one that the policy states [C05]. Throws LOCATION.BLANKET_UNKNOWN with its number. */
export function checkSharedBlankets({ limits, buildings }: LocationTerms, blankets: readonly BlanketLimit[]): void {
  const stated = new Set(blankets.map(({ number }) => blanketKey(number)));
  for (const { blanket } of [...limits, ...buildings.flatMap((building) => building.limits)]) {
    if (blanket !== undefined && !stated.has(blanketKey(blanket)))
      throw new RuleBroken('LOCATION.BLANKET_UNKNOWN', { blanket });
  }
}
