import type { CoverageLine } from '@covertrail/domain/insurance/line-codes';
import type { RegionCode } from '@covertrail/domain/insurance/lines/regions';
import type { CertifiedPolicy } from '@covertrail/domain/issued-certificate/certificate-content.contract';
import { letteredInsurers, letterOf, type Letter, type LetteredInsurer } from './insurers.js';
import { printedLimits, type PrintedLimit } from './policy-facts.js';

/** The rows of the certificate of liability that have a line printed. Umbrella and excess share one. */
const LIABILITY_ROWS = ['generalLiability', 'automobile', 'umbrella', 'workersCompensation'] as const;
type LiabilityRow = (typeof LIABILITY_ROWS)[number];

const LINES_OF: Readonly<Record<LiabilityRow, readonly CoverageLine[]>> = {
  generalLiability: ['generalLiability'],
  automobile: ['automobile'],
  umbrella: ['umbrella', 'excessLiability'],
  workersCompensation: ['workersCompensation'],
};

export interface LetteredPolicy {
  readonly letter: Letter;
  readonly policy: CertifiedPolicy;
}

export interface FreeRow extends LetteredPolicy {
  /** As many as its lines: three at most in all free rows, and each has at least one. */
  readonly limits: readonly PrintedLimit[];
}

/** Which policy stands where; each stands once. */
export interface LiabilityRows {
  /** The amounts of the page are in its currency. */
  readonly region: RegionCode;
  readonly insurers: readonly LetteredInsurer[];
  readonly printed: Readonly<Partial<Record<LiabilityRow, LetteredPolicy>>>;
  readonly free: readonly FreeRow[];
  /** Those for which the page has no place. */
  readonly further: readonly CertifiedPolicy[];
}

const FREE_LINES = 3;

/**
 * The first policy of each printed line takes its row; others take the free rows, as long as all of their limits fit there. What is left, what
 * has no letter, and amounts in another currency than the first policy's stand with all that is said of them on the page of remarks.
 */
export function liabilityRows(policies: readonly CertifiedPolicy[]): LiabilityRows {
  const region = policies[0]?.terms.region ?? 'unitedStates';
  const insurers = letteredInsurers(policies);
  const printed: Partial<Record<LiabilityRow, LetteredPolicy>> = {};
  const free: FreeRow[] = [];
  const further: CertifiedPolicy[] = [];
  let lines = FREE_LINES;
  for (const policy of inRowOrder(policies)) {
    const letter = letterOf(insurers, policy);
    const row = LIABILITY_ROWS.find((name) => LINES_OF[name].includes(policy.line));
    const limits = printedLimits(policy);
    const needed = Math.max(1, limits.length);
    if (letter === null || policy.terms.region !== region) further.push(policy);
    else if (row && !printed[row]) printed[row] = { letter, policy };
    else if (needed <= lines) {
      free.push({ letter, policy, limits });
      lines -= needed;
    } else further.push(policy);
  }
  return { region, insurers, printed, free, further };
}

/** An umbrella comes before an excess policy, which stands above it, whatever their order. */
const inRowOrder = (policies: readonly CertifiedPolicy[]): readonly CertifiedPolicy[] => [
  ...policies.filter(({ line }) => line !== 'excessLiability'),
  ...policies.filter(({ line }) => line === 'excessLiability'),
];
