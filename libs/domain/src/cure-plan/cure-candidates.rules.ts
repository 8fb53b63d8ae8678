import type { CompiledLine } from '../compliance/compiled.js';
import type { CoverageLine, ProvidedPolicy } from '../insurance/coverage.js';
import { isForSupplier } from '../compliance/for-supplier.js';
import { answeringLines } from '../compliance/may-answer.js';
import { REGION_CODES, type RegionCode } from '../insurance/lines/regions.js';
import { CandidateBook, type Candidate } from './cure-candidate.rules.js';
import { eligiblePolicies, presenceSteps } from './cure-presence.rules.js';
import { currencyRegion } from './cure-region.rules.js';
import { policiesAfter, type CureCase, type CureWorld } from './cure-simulation.rules.js';
import { LayerCandidates, NEW_UMBRELLA } from './layer-candidates.rules.js';
import { NEVER_LATE, type IsLate } from './plan-time.rules.js';
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

/** A policy that may answer for a line of one requester. */
interface MayAnswer {
  readonly cureCase: CureCase;
  readonly required: CompiledLine;
  readonly policy: ProvidedPolicy;
  /** Among those of the line: 0 answers with the fewest steps. */
  readonly rank: number;
}

/**
 * The book of all candidates, which says whether they are complete. Where the time is over before all policies are studied, each line of
 * each requester had its best ones; a policy that is bought then has the whole of each limit, whatever lies over it.
 */
export function candidateBookOf(world: CureWorld, isLate: IsLate = NEVER_LATE): CandidateBook {
  const book = new CandidateBook(isLate);
  const layers = new LayerCandidates(world, book);
  const policies = new PolicyCandidates(world, book, layers);
  const purchases = new PurchaseCandidates(world, book, layers);
  const needed = new Map<RegionCode, Set<CoverageLine>>(REGION_CODES.map((region) => [region, new Set()]));
  const studies: MayAnswer[] = [];
  for (const cureCase of world.cases) {
    for (const required of openLines(world, cureCase)) {
      needed.get(currencyRegion(cureCase.requirements))?.add(required.line);
      studies.push(...mayAnswer(world, cureCase, required));
    }
  }
  for (const { cureCase, required, policy } of studies.sort((a, b) => a.rank - b.rank)) {
    if (!book.mayGoOn('study')) break;
    policies.offer(cureCase, required, policy);
  }
  for (const [region, lines] of needed) {
    for (const line of [...lines].sort()) if (line !== NEW_UMBRELLA) purchases.offer(line, region);
    if (lines.has(NEW_UMBRELLA) || layers.newUmbrella(region).size > 0) purchases.offer(NEW_UMBRELLA, region);
  }
  return book;
}

/** The lines of which something is not met that is not the requester's to decide. */
function openLines(world: CureWorld, cureCase: CureCase): readonly CompiledLine[] {
  const open = new Set(
    cureCase
      .assess(policiesAfter(world, cureCase, []))
      .filter(isForSupplier)
      .map(({ line }) => line),
  );
  return cureCase.compiled.lines.filter(({ line }) => open.has(line));
}

function mayAnswer(world: CureWorld, cureCase: CureCase, required: CompiledLine): readonly MayAnswer[] {
  const eligible = answeringLines(required).flatMap((line) => eligiblePolicies(world, line, cureCase));
  const counted = eligible.map((policy) => ({ policy, steps: presenceSteps(world, cureCase, policy).length }));
  return counted.sort((a, b) => a.steps - b.steps).map(({ policy }, rank) => ({ cureCase, required, policy, rank }));
}
