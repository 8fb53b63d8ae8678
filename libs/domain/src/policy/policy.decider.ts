import type { RequestedEndorsement } from '../insurance/terms/requested-endorsements.js';
import { dataOf } from '../kernel/command.js';
import type { Decider } from '../kernel/decider.js';
import { equal } from '../kernel/equal.js';
import type { CalendarDate } from '../kernel/dates.js';
import type { Uuid } from '../kernel/event.js';
import { RuleBroken } from '../kernel/rule-broken.js';
import { segmentAt } from '../kernel/timeline.js';
import { inFull, namedTerms } from './policy-given-terms.js';
import { lifeOf, nextStates, REFUSED_WHILE, type LifeCommand } from './policy-life.js';
import { replacementOf } from './policy-replacement.js';
import type { PolicyCommand, PolicyFacts } from './policy-command.contract.js';
import type { PolicyEvent } from './policy.contract.js';
import { diffTerms } from './policy-diff.js';
import { evolvePolicy } from './policy-evolve.js';
import { enteredFromCertificate } from './policy-from-certificate.js';
import { statedBySystem } from './policy-from-system.js';
import { importTakenBack } from './policy-import-taken-back.js';
import { awaitsApproval, knownAt } from './policy-on-day.js';
import type { AddedPolicy, PolicyState } from './policy.state.js';
import { checkTerms } from './policy-terms.js';

/** Every code with which a command to a policy may be refused. */
export const POLICY_CODES = [
  'POLICY.NOT_FOUND',
  'POLICY.ALREADY_EXISTS',
  'POLICY.PERIOD_INVALID',
  'POLICY.LIMIT_NOT_OF_LINE',
  'POLICY.LIMIT_INVALID',
  'POLICY.NO_LIMIT',
  'POLICY.NOT_OF_REGION',
  'POLICY.CSL_AND_SPLIT',
  'POLICY.LIMIT_ROW_TWICE',
  'POLICY.ENDORSEMENT_NOT_OF_LINE',
  'POLICY.SCHEDULE_NOT_OF_LINE',
  'POLICY.RETROACTIVE_NOT_CLAIMS_MADE',
  'POLICY.RETROACTIVE_AFTER_START',
  'POLICY.LIMIT_DETAIL_INVALID',
  'POLICY.LIMIT_DETAIL_NOT_OF_LIMIT',
  'POLICY.DISPLAYED_LIMIT_TOO_HIGH',
  'POLICY.VALUATION_NOT_OF_LINE',
  'POLICY.VALUATION_MISSING',
  'POLICY.DEDUCTIBLE_NOT_OF_LINE',
  'POLICY.BLANKET_NOT_OF_LINE',
  'POLICY.BLANKET_INVALID',
  'POLICY.BLANKET_NUMBER_TWICE',
  'POLICY.EXCLUSION_COMMENT_UNNEEDED',
  'POLICY.EXCEPTION_NOT_OF_LINE',
  'POLICY.REMARK_INVALID',
  'POLICY.HOLDER_INVALID',
  'POLICY.TEXT_TOO_LONG',
  'POLICY.COVERAGE_NOT_OF_LINE',
  'POLICY.COVERAGE_TWICE',
  'POLICY.SUB_COVERAGE_NOT_OF_TYPE',
  'POLICY.DESCRIPTION_UNNEEDED',
  'POLICY.DESCRIPTION_TOO_LONG',
  'POLICY.AGGREGATE_NOT_OF_LINE',
  'POLICY.SYMBOL_NOT_OF_LINE',
  'POLICY.VALUE_NOT_OF_LINE',
  'POLICY.VALUE_INVALID',
  'POLICY.FORM_NOT_OF_LINE',
  'POLICY.ENDORSEMENT_DETAIL_INVALID',
  'POLICY.ENDORSEMENT_NOT_APPLIED',
  'POLICY.ENDORSEMENT_ITEM_NOT_OF_TYPE',
  'POLICY.ENDORSEMENT_ITEM_DISABLED',
  'POLICY.ENDORSEMENT_SCOPE_NOT_OF_LINE',
  'POLICY.ENDORSEMENT_DATES_INVALID',
  'POLICY.CANCELED',
  'POLICY.NOT_CANCELED',
  'POLICY.CANCEL_OUTSIDE_PERIOD',
  'POLICY.REINSTATE_OUTSIDE_PERIOD',
  'POLICY.ALREADY_REJECTED',
  'POLICY.EDITS_ALREADY_REJECTED',
  'POLICY.AWAITS_APPROVAL',
  'POLICY.REASON_REQUIRED',
  'POLICY.CARRIER_UNKNOWN',
  'POLICY.CERTIFICATE_UNKNOWN',
  'POLICY.REPLACED',
  'POLICY.REPLACES_OTHER',
  'POLICY.REPLACE_OUTSIDE_PERIOD',
  'POLICY.ARCHIVED',
  'POLICY.AGENT_NOT_OF_AGENCY',
  'POLICY.AGENCY_NOT_OF_INSURED',
  'POLICY.CHANGED_SINCE_EXPORT',
  'POLICY.EXPORTED_LIMIT_MISSING',
  'POLICY.CHANGED_SINCE_CERTIFICATE',
  'POLICY.CHANGED_SINCE_IMPORT',
  'POLICY.SHARED_SINCE_IMPORT',
] as const;

type Sent<Type extends PolicyCommand['type']> = Extract<PolicyCommand, { type: Type }>;

/** One insurance policy: `policy-<policyId>`. Facts are needed only where terms are given. */
export const policyDecider: Decider<PolicyState, PolicyCommand, PolicyEvent, PolicyFacts | undefined> = {
  type: 'policy',
  initialState: null,
  evolve: evolvePolicy,
  decide(command, state, facts = { carrier: null }) {
    if (command.type === 'AddPolicy') return add(command, state, facts);
    if (state === null) throw new RuleBroken('POLICY.NOT_FOUND');
    holdToLife(command.type, state);
    switch (command.type) {
      case 'EditPolicy':
        return edit(command, state, facts);
      case 'ImportPolicy':
        return statedBySystem(command, state, facts);
      case 'EnterFromCertificate':
        return enteredFromCertificate(command, state, facts);
      case 'TakeBackImport':
        return importTakenBack(command, state, facts);
      case 'ApprovePolicy':
        return approve(command, state);
      case 'ReverifyPolicy':
        return reverify(command, state);
      case 'RejectPolicy':
        return reject(command, state);
      case 'CancelPolicy':
        return cancel(command, state);
      case 'ReinstatePolicy':
        return reinstate(command, state);
      case 'ReplacePolicy':
        return replace(command, state);
      case 'ArchivePolicy':
        return state.archived ? [] : [{ type: 'PolicyArchived', data: { policyId: state.policyId } }];
      case 'AssignPolicy':
        return assign(command, state);
      case 'ManagePolicy':
        return manage(command, state, facts);
      case 'UnarchivePolicy':
        return state.archived ? [{ type: 'PolicyUnarchived', data: { policyId: state.policyId } }] : [];
    }
  },
};

/** The state of its life says which commands a policy takes. The replacement of a policy is decided where the new one is added. */
function holdToLife(command: LifeCommand, state: AddedPolicy): void {
  const life = lifeOf(state);
  if (command === 'ReplacePolicy' || nextStates(life, command) !== null) return;
  if (life !== 'verified') throw new RuleBroken(REFUSED_WHILE[life]);
}

function add(
  { replaces, verifiedBy, ...command }: Sent<'AddPolicy'>,
  state: PolicyState,
  facts: PolicyFacts,
): PolicyEvent[] {
  if (state !== null) throw new RuleBroken('POLICY.ALREADY_EXISTS');
  const data = { ...dataOf(command), terms: namedTerms(command.terms, facts) };
  checkTerms(data.line, inFull(data.terms));
  return [
    { type: 'PolicyAdded', data },
    ...(replaces ? replacementOf(facts.replaced ?? null, replaces, data) : []),
    ...(verifiedBy === undefined ? [] : [approvalBy(verifiedBy, data.policyId)]),
  ];
}

function edit(command: Sent<'EditPolicy'>, state: AddedPolicy, facts: PolicyFacts): PolicyEvent[] {
  const { status } = knownAt(state.standing, command.effectiveFrom).value;
  if (status === 'canceled') throw new RuleBroken('POLICY.CANCELED');
  const terms = inFull(namedTerms(command.terms, facts));
  checkTerms(state.line, terms);
  if (command.enteredWrongly && (command.reason ?? '').trim() === '') throw new RuleBroken('POLICY.REASON_REQUIRED');
  return diffTerms(state, { ...command, terms, ...typedFrom(command, facts) });
}

/** What a person types from a certificate is claimed there, whoever the person is. */
function typedFrom(
  { certificateId }: Sent<'EditPolicy'>,
  { certificate }: PolicyFacts,
): Pick<Sent<'EditPolicy'>, 'source' | 'evidence'> {
  if (certificateId === undefined) return {};
  if (!certificate) throw new RuleBroken('POLICY.CERTIFICATE_UNKNOWN');
  return { source: 'claimedOnCertificate', evidence: certificate };
}

function approve({ agencyId, endorsementRequests }: Sent<'ApprovePolicy'>, state: AddedPolicy): PolicyEvent[] {
  if (!awaitsApproval(state)) return [];
  return [approvalBy(agencyId, state.policyId, endorsementRequests)];
}

const approvalBy = (
  agencyId: Uuid,
  policyId: Uuid,
  endorsementRequests: readonly RequestedEndorsement[] = [],
): PolicyEvent => ({
  type: 'PolicyApproved',
  data: {
    policyId,
    agencyId,
    ...(endorsementRequests.length > 0 ? { endorsementRequests: [...new Set(endorsementRequests)] } : {}),
  },
});

/** Each one is recorded: what counts is the day of the last one. */
function reverify({ agencyId }: Sent<'ReverifyPolicy'>, state: AddedPolicy): PolicyEvent[] {
  return [{ type: 'PolicyReverified', data: { policyId: state.policyId, agencyId } }];
}

/**
 * Edits of a policy that an agent had approved are rejected by themselves: what was approved stays (ADR 58). A policy that no agent has approved
 * yet, or of which nothing awaits approval, is rejected as a whole.
 */
function reject({ agencyId, reason }: Sent<'RejectPolicy'>, state: AddedPolicy): PolicyEvent[] {
  const { policyId, awaiting } = state;
  if (reason.trim() === '') throw new RuleBroken('POLICY.REASON_REQUIRED');
  if (awaiting !== null)
    return [{ type: 'PolicyEditsRejected', data: { policyId, agencyId, reason, edits: awaiting.edits } }];
  if (isRepeated(reason, state)) return [];
  if (isRejected(state) && state.rejectionReason === reason) return [];
  if (isRejected(state)) throw new RuleBroken('POLICY.ALREADY_REJECTED');
  return [{ type: 'PolicyRejected', data: { policyId, agencyId, reason } }];
}

/** A second cancellation may be earlier than the first, or follow a reinstatement; it never shortens a lapse. */
function cancel({ effectiveFrom, reason }: Sent<'CancelPolicy'>, state: AddedPolicy): PolicyEvent[] {
  if (!isWithinPeriod(state, effectiveFrom)) throw new RuleBroken('POLICY.CANCEL_OUTSIDE_PERIOD', { effectiveFrom });
  const standing = segmentAt(state.standing, effectiveFrom);
  if (standing?.value.status === 'canceled') {
    if (standing.from !== effectiveFrom) throw new RuleBroken('POLICY.CANCELED');
    if (standing === state.standing.at(-1)) return [];
  }
  return [{ type: 'PolicyCanceled', data: { policyId: state.policyId, effectiveFrom, reason } }];
}

function reinstate({ effectiveFrom, reason }: Sent<'ReinstatePolicy'>, state: AddedPolicy): PolicyEvent[] {
  if (!isWithinPeriod(state, effectiveFrom)) throw new RuleBroken('POLICY.REINSTATE_OUTSIDE_PERIOD', { effectiveFrom });
  const standing = segmentAt(state.standing, effectiveFrom);
  if (standing?.value.status !== 'canceled') {
    if (standing?.from === effectiveFrom) return [];
    throw new RuleBroken('POLICY.NOT_CANCELED');
  }
  return [{ type: 'PolicyReinstated', data: { policyId: state.policyId, effectiveFrom, reason } }];
}

/** Recorded once: what the new policy says of itself is not questioned here. */
function replace({ replacedBy, upon, effectiveFrom }: Sent<'ReplacePolicy'>, state: AddedPolicy): PolicyEvent[] {
  if (state.replacedBy !== null) return [];
  return [{ type: 'PolicyReplaced', data: { policyId: state.policyId, replacedBy, upon, effectiveFrom } }];
}

function assign({ agent: after }: Sent<'AssignPolicy'>, { policyId, agent: before }: AddedPolicy): PolicyEvent[] {
  return equal(before, after) ? [] : [{ type: 'PolicyAssigned', data: { policyId, before, after } }];
}

/** By the insured's choice; nothing where that agency manages it already. */
function manage(
  { agencyId: after }: Sent<'ManagePolicy'>,
  { policyId, insuredId }: AddedPolicy,
  { agencies = { managerId: null, current: [] } }: PolicyFacts,
): PolicyEvent[] {
  if (after !== null && !agencies.current.includes(after)) throw new RuleBroken('POLICY.AGENCY_NOT_OF_INSURED');
  if (after === agencies.managerId) return [];
  return [{ type: 'PolicyManaged', data: { policyId, insuredId, before: agencies.managerId, after } }];
}

/**
 * Whoever rejects edits that were rejected a moment ago does not mean the whole policy. Throws where the reason is another one.
 */
function isRepeated(reason: string, { history }: AddedPolicy): boolean {
  const last = history.at(-1);
  if (last?.type !== 'PolicyEditsRejected') return false;
  if (last.data.reason !== reason) throw new RuleBroken('POLICY.EDITS_ALREADY_REJECTED');
  return true;
}

const isRejected = ({ verification }: AddedPolicy): boolean => verification.some(({ value }) => value === 'rejected');

function isWithinPeriod(state: AddedPolicy, day: CalendarDate): boolean {
  const { effectiveOn, expiresOn } = knownAt(state.period, day).value;
  return effectiveOn <= day && day < expiresOn;
}
