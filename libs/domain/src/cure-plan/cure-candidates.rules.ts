import type { CoverageLine } from '../compliance/coverage.js';
import { isForSupplier } from '../compliance/for-supplier.js';
import { REGION_CODES, type RegionCode } from '../compliance/lines/regions.js';
import { CandidateBook, type Candidate } from './cure-candidate.rules.js';
import { eligiblePolicies } from './cure-presence.rules.js';
import { currencyRegion } from './cure-region.rules.js';
import { policiesAfter, type CureWorld } from './cure-simulation.rules.js';
import { LayerCandidates, NEW_UMBRELLA } from './layer-candidates.rules.js';
import { PolicyCandidates } from './policy-candidates.rules.js';
import { PurchaseCandidates } from './purchase-candidates.rules.js';

/**
 * The steps that may help where something is not met that is not the requester's to decide. For each such line of each requester: to
 * share, verify or renew each policy that may answer; then, as if that policy alone answered, what each of its findings needs; for a
 * limit that layers add to, the same of each umbrella; and a policy that is bought. Amounts are those at which some requester's limit
 * is just reached. A policy is bought for the requesters of one region, in its currency.
 */
export function candidatesOf(world: CureWorld): readonly Candidate[] {
  return candidateBookOf(world).all();
}

/** The book of all candidates, which says whether they are complete. */
export function candidateBookOf(world: CureWorld): CandidateBook {
  const book = new CandidateBook();
  const layers = new LayerCandidates(world, book);
  const policies = new PolicyCandidates(world, book, layers);
  const purchases = new PurchaseCandidates(world, book, layers);
  const needed = new Map<RegionCode, Set<CoverageLine>>(REGION_CODES.map((region) => [region, new Set()]));
  for (const one of world.cases) {
    const open = new Set(one.assess(policiesAfter(world, one, [])).filter(isForSupplier).map(({ line }) => line));
    for (const asked of one.compiled.lines.filter(({ line }) => open.has(line))) {
      needed.get(currencyRegion(one.requirements))?.add(asked.line);
      for (const policy of eligiblePolicies(world, asked.line, one)) policies.offer(one, asked, policy);
    }
  }
  for (const [region, lines] of needed) {
    for (const line of [...lines].sort()) if (line !== NEW_UMBRELLA) purchases.offer(line, region);
    if (lines.has(NEW_UMBRELLA) || layers.newUmbrella(region).size > 0) purchases.offer(NEW_UMBRELLA, region);
  }
  return book;
}
