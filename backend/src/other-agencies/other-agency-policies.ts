import type { Finding } from '@covertrail/domain/compliance/finding';
import type { Recorded, Uuid } from '@covertrail/domain/kernel/event';
import { maskPolicyNumber } from '@covertrail/domain/policy/policy-number';
import type { Names } from '@covertrail/wording/text/event-wording';
import { otherAgencyText } from '@covertrail/wording/compliance/other-agency-words';

const STREAM = 'policy-';

/** What a finding rests on; a finding of a preview names no events. */
type Resting = Pick<Finding, 'policyId' | 'terms' | 'params' | 'fix' | 'outcome'> & Partial<Pick<Finding, 'events'>>;

/**
 * Policies of an insured that another agency of it manages: the reader knows that they are there, by the last five characters of their
 * numbers, and nothing else of them [C15] (ADR 70). For everybody but an agency there are none.
 */
export class OtherAgencyPolicies {
  /** `numbers`: by policy, every number that it ever had, the latest last. */
  constructor(private readonly numbers: ReadonlyMap<Uuid, readonly string[]>) {}

  get isEmpty(): boolean {
    return this.numbers.size === 0;
  }

  has(policyId: Uuid): boolean {
    return this.numbers.has(policyId);
  }

  /** The latest number as the reader may see it. */
  masked(policyId: Uuid): string {
    return maskPolicyNumber(this.numbers.get(policyId)?.at(-1) ?? '');
  }

  /** For texts that name policies. */
  get names(): Pick<Names, 'policyNumber' | 'withholds'> {
    return {
      withholds: (id) => this.has(id),
      policyNumber: (id, number) => (this.has(id) ? this.masked(id) : number),
    };
  }

  /** Those that a finding rests on, or names: then the reader may know its outcome alone. `events` are those that it may cite. */
  under(
    { policyId, terms = [], params, fix, events = [] }: Resting,
    recorded: readonly Recorded[] = [],
  ): readonly Uuid[] {
    if (this.isEmpty) return [];
    const cited = new Set(events);
    const streams = new Set(recorded.filter(({ id }) => cited.has(id)).map(({ stream }) => stream));
    const ids = new Set([policyId, ...terms.map((term) => term.policyId)]);
    const said = JSON.stringify([params, fix]);
    const isUnder = (id: Uuid, numbers: readonly string[]) =>
      ids.has(id) ||
      streams.has(`${STREAM}${id}`) ||
      said.includes(id) ||
      numbers.some((number) => said.includes(JSON.stringify(number).slice(1, -1)));
    return [...this.numbers].filter(([id, numbers]) => isUnder(id, numbers)).map(([id]) => id);
  }

  /** What the reader may know of a finding that rests on them; null for one that does not. */
  sentence(finding: Resting, recorded: readonly Recorded[] = []): string | null {
    const under = this.under(finding, recorded);
    return under.length === 0
      ? null
      : otherAgencyText(
          finding.outcome,
          under.map((id) => this.masked(id)),
        );
  }
}

export const NO_OTHER_AGENCY = new OtherAgencyPolicies(new Map());
