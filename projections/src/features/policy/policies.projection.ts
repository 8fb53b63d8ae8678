import type { AgencyAppointed, ClientTransferred, RepresentationEvent } from '@covertrail/domain/representation/representation.contract';
import type { Recorded, RecordedOf, Uuid } from '@covertrail/domain/kernel/event';
import type { CalendarDate } from '@covertrail/domain/kernel/dates';
import type { CoverageLine } from '@covertrail/domain/compliance/coverage';
import type { PolicyEvent } from '@covertrail/domain/policy/policy.contract';
import { evolvePolicy } from '@covertrail/domain/policy/policy-evolve';
import type { AddedPolicy, Verification } from '@covertrail/domain/policy/policy.state';
import type { Projection } from '@covertrail/platform/engine/projection';

/**
 * One document a policy, seen by two companies: its insured and the agency that answers for it at present. The columns
 * say what was said last; `state` keeps the timelines from which a page reads any day, without
 * the events that made them.
 */
export type PolicyDocument = {
  readonly id: Uuid;
  readonly insuredId: Uuid;
  readonly agencyId: Uuid | null;
  readonly line: CoverageLine;
  readonly policyNumber: string;
  readonly carrierName: string;
  readonly effectiveOn: CalendarDate;
  readonly expiresOn: CalendarDate;
  readonly verification: Verification;
  /** First day without cover when the last word on it is a cancellation. */
  readonly canceledFrom: CalendarDate | null;
  /** Case-folded words to search by. */
  readonly searched: string;
  readonly state: AddedPolicy;
  readonly revision: number;
};

/** Which policies does this insured hold, or this agency answer for? */
export const policies: Projection<PolicyDocument> = {
  name: 'policies',
  version: 1,
  handles: [
    'PolicyAdded', 'PolicyNumberChanged', 'PolicyPeriodChanged', 'PolicyCarrierChanged', 'PolicyLimitsChanged', 'PolicyTriggerChanged',
    'RetroactiveDateChanged', 'PolicyEndorsementsChanged', 'UmbrellaScheduleChanged', 'OperationsDescribed', 'PolicyApproved', 'PolicyRejected', 'PolicyCanceled',
    'PolicyReinstated', 'AgencyAppointed', 'ClientTransferred',
  ],
  ignores: ['AppointmentRequested', 'AppointmentRefused', 'AppointmentWithdrawn'],
  indexes: [
    { fields: ['insuredId', 'expiresOn'] },
    { fields: ['agencyId', 'expiresOn'] },
    { fields: ['agencyId', 'verification'] },
    { fields: ['insuredId'], words: ['searched'] },
    { fields: ['agencyId'], words: ['searched'] },
  ],
  keys: (event, own) =>
    isOfRepresentation(event)
      ? own.idsWhere('insuredId', (event.data as RepresentationEvent['data']).insuredId)
      : [(event.data as PolicyEvent['data']).policyId],
  evolve: (policy, event) => (isOfRepresentation(event) ? policy && { ...policy, agencyId: agencyIn(event) } : told(policy, event)),
  audience: (before, after) => companiesOf(before, after),
};

const isOfRepresentation = ({ type }: Recorded): boolean => type === 'AgencyAppointed' || type === 'ClientTransferred';

/** The agency that answers for the insured from this event on. */
const agencyIn = ({ type, data }: Recorded): Uuid =>
  type === 'AgencyAppointed' ? (data as AgencyAppointed['data']).agencyId : (data as ClientTransferred['data']).toAgencyId;

function told(policy: PolicyDocument | null, event: Recorded): PolicyDocument | null {
  const state = evolvePolicy(policy?.state ?? null, event as unknown as RecordedOf<PolicyEvent>);
  if (!state) return null;
  const period = last(state.period);
  const standing = state.standing.at(-1);
  const policyNumber = last(state.number);
  const carrierName = last(state.carrier).name;
  return {
    id: state.policyId,
    insuredId: state.insuredId,
    agencyId: policy ? policy.agencyId : state.agencyId,
    line: state.line,
    policyNumber,
    carrierName,
    effectiveOn: period.effectiveOn,
    expiresOn: period.expiresOn,
    verification: last(state.verification),
    canceledFrom: standing?.value.status === 'canceled' ? standing.from : null,
    searched: `${policyNumber} ${carrierName}`.toLocaleLowerCase('en'),
    state: { ...state, history: [] },
    revision: event.revision,
  };
}

function last<Value>(timeline: readonly { readonly value: Value }[]): Value {
  const segment = timeline.at(-1);
  if (!segment) throw new Error('An added policy tells every aspect of itself');
  return segment.value;
}

function companiesOf(...versions: readonly (PolicyDocument | null)[]): readonly Uuid[] {
  const companies = versions.flatMap((policy) => (policy ? [policy.insuredId, policy.agencyId] : []));
  return [...new Set(companies.filter((id) => id !== null))];
}
