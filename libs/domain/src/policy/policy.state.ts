import type { RecordedOf, Uuid } from '../kernel/event.js';
import type { GivenTo } from '../kernel/given-policy.js';
import type { CalendarDate } from '../kernel/dates.js';
import type { Timeline } from '../kernel/timeline.js';
import type { CoverageLine, ProvidedPolicy } from '../insurance/coverage.js';
import type { PolicyAspects } from '../insurance/terms/policy-aspects.js';
import type { PolicyAgent, PolicyEvent, RejectedEdit, ReplacedUpon } from './policy.contract.js';

/**
 * Where the first segment of every aspect begins. The content of a policy is known for any day; whether it covers that day
 * depends only on its period and standing.
 */
export const BEGINNING: CalendarDate = '0001-01-01';

/** One value on all days. */
export const always = <Value>(value: Value, event: Uuid): Timeline<Value> => [
  { from: BEGINNING, value, events: [event] },
];

export type InForceStatus = ProvidedPolicy['standing']['value'];
export type Verification = ProvidedPolicy['verification']['value'];

/** All that is recorded of a policy by day. */
export interface PolicyTimelines extends PolicyAspects {
  readonly standing: Timeline<InForceStatus>;
  readonly verification: Timeline<Verification>;
}

/** What a policy states, and whether an agent approved it, by day. */
export type ApprovedTimelines = Omit<PolicyTimelines, 'standing'>;

/** Edits that await approval of a policy that was approved before. */
export interface AwaitingEdits {
  readonly edits: readonly RejectedEdit[];
  /** The policy without these edits: it is what it states again if they are rejected. */
  readonly approved: ApprovedTimelines;
}

/** The policy that takes the place of another from a day on. */
interface Replacement {
  readonly policyId: Uuid;
  readonly upon: ReplacedUpon;
  readonly from: CalendarDate;
}

/** Plain content that can be stored as a document. `null` before the policy was added. */
export type PolicyState = AddedPolicy | null;

export interface AddedPolicy extends PolicyTimelines {
  readonly policyId: Uuid;
  readonly insuredId: Uuid;
  /** The agency that represented the insured when the policy was added, or added it for `requestId`. */
  readonly agencyId: Uuid | null;
  /** The request that an agency without an appointment answers with it; null for all others. */
  readonly requestId: Uuid | null;
  readonly line: CoverageLine;
  /** To whom it was given last, when it was added or since. Who manages it now follows from the tenures: `managerOf`. */
  readonly given: GivenTo;
  /** Who was chosen to handle it; null where nobody was. */
  readonly agent: PolicyAgent | null;
  /** The policy whose place it took, null where it replaces none. */
  readonly replaces: Uuid | null;
  readonly replacedBy: Replacement | null;
  readonly archived: boolean;
  /** Null where no edit awaits approval, or where the whole policy does. */
  readonly awaiting: AwaitingEdits | null;
  /** Of the last rejection of the whole policy that is still in effect. */
  readonly rejectionReason: string | null;
  /** All folded events: what would be known without one of them is found by folding the others. */
  readonly history: readonly RecordedOf<PolicyEvent>[];
}
