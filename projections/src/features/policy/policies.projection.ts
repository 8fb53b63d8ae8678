import type { ActivityRelationsDocument } from '@covertrail/contracts/activity-log/activity-log.views';
import { policiesView, type PolicyDocument } from '@covertrail/contracts/policy/policy.views';
import type { DocumentEvent } from '@covertrail/domain/document/document.contract';
import type { Uuid } from '@covertrail/domain/kernel/event';
import type { PolicyEvent } from '@covertrail/domain/policy/policy.contract';
import { ASPECT_EVENTS, ASPECTS, type PolicyAspects } from '@covertrail/domain/insurance/terms/policy-aspects';
import { eachAspect } from '@covertrail/domain/policy/policy-aspects';
import { evolvePolicy } from '@covertrail/domain/policy/policy-evolve';
import { verifiedOnAfter } from '@covertrail/domain/policy/policy-verified-on';
import type { AddedPolicy, PolicyState } from '@covertrail/domain/policy/policy.state';
import { defineProjection, sameFor, type RecordedEvent } from '@covertrail/platform/engine/define-projection';
import type { RelatedDocuments } from '@covertrail/platform/engine/projection';
import { foldedText } from '@covertrail/platform/read-store/folded-text';
import { activityRelations } from '#activity-relations.projection';
import { agenciesAfter, wordsOf } from '#agencies-of-insured';
import { AGENCY_CHANGES, isAgencyChange, withManager, type AgencyChange } from '#agency-of-record';

type PolicyEventType = PolicyEvent['type'];
type Found = RelatedDocuments<ActivityRelationsDocument>;

const EDITS = [
  'PolicyAdded',
  ...ASPECT_EVENTS,
  'PolicyApproved',
  'PolicyReverified',
  'PolicyConfirmedBySystem',
  'PolicyImportTakenBack',
  'PolicyRejected',
  'PolicyEditsRejected',
  'PolicyCanceled',
  'PolicyReinstated',
  'ReplacementAdded',
  'CarryOverChosen',
  'PolicyReplaced',
  'PolicyArchived',
  'PolicyUnarchived',
  'PolicyAssigned',
  'PolicyManaged',
] as const satisfies readonly PolicyEventType[];

/** They change no column of a policy, but its history, which is read from this view: its readers are told. */
const DOCUMENT_EVENTS = [
  'DocumentAttached',
  'DocumentReplaced',
  'DocumentTypeChanged',
  'DocumentRemoved',
] as const satisfies readonly DocumentEvent['type'][];

/** Raised with any other change of the documents: they hold each aspect, so a further aspect makes another version by itself. */
const SHAPE = 18;

/** Which policies does this insured hold, or may this agency use? */
export const policies = defineProjection(policiesView)({
  version: SHAPE + ASPECTS.length,
  on: sameFor(EDITS, edited),
  changes: {
    ...sameFor(DOCUMENT_EVENTS, (policy: PolicyDocument) => ({ ...policy })),
    ...sameFor(AGENCY_CHANGES, (policy: PolicyDocument, event: AgencyChange, _key: string, found: Found) =>
      usableAfter(withManager(policy, event), event, found),
    ),
  },
  related: { projection: activityRelations, ids: (event) => tenuresReadBy(event) },
  keys: (event, own) =>
    isAgencyChange(event) ? own.idsWhere('insuredId', event.data.insuredId) : [event.data.policyId],
  audience: (before, after) => companiesOf(before, after),
});

/** Which agencies may use a policy changes when it is added or given to one of them, and with the agencies of its insured. */
const tenuresReadBy = (
  event: RecordedEvent<PolicyEventType | DocumentEvent['type']> | AgencyChange,
): readonly Uuid[] =>
  event.type === 'PolicyAdded' || event.type === 'PolicyManaged' || isAgencyChange(event) ? [event.data.insuredId] : [];

function usableAfter(
  policy: PolicyDocument,
  { position }: Pick<AgencyChange, 'position'>,
  found: Found,
): PolicyDocument {
  const openTo = policy.agencyId === null ? agenciesAfter(policy.insuredId, position, found) : [];
  return { ...policy, openTo, openToWords: wordsOf(openTo) };
}

function edited(
  policy: PolicyDocument | null,
  event: RecordedEvent<PolicyEventType>,
  _key: string,
  found: Found,
): PolicyDocument | null {
  const document = stated(policy, event);
  return document && tenuresReadBy(event).length > 0 ? usableAfter(document, event, found) : document;
}

function stated(policy: PolicyDocument | null, event: RecordedEvent<PolicyEventType>): PolicyDocument | null {
  const state = evolvePolicy(policy && stateOf(policy), event);
  if (!state) return null;
  const period = last(state.period);
  const standing = state.standing.at(-1);
  const policyNumber = last(state.number);
  const carrierName = last(state.carrier).name;
  return {
    id: state.policyId,
    insuredId: state.insuredId,
    agencyId: event.type === 'PolicyManaged' ? event.data.after : (policy ?? state).agencyId,
    openTo: policy?.openTo ?? [],
    openToWords: policy?.openToWords ?? '',
    line: state.line,
    policyNumber,
    carrierName,
    effectiveOn: period.effectiveOn,
    expiresOn: period.expiresOn,
    verification: last(state.verification),
    verifiedOn: verifiedOnAfter(policy?.verifiedOn ?? null, event),
    canceledFrom: standing?.value.status === 'canceled' ? standing.from : null,
    replaces: state.replaces,
    replacedBy: state.replacedBy,
    archived: state.archived,
    searched: foldedText(`${policyNumber} ${carrierName}`),
    timelines: timelinesOf(state),
    awaiting: state.awaiting,
    revision: event.revision,
  };
}

/** The policy in the form that the rules need: the fields that the document leaves out affect no column. */
const stateOf = ({
  id,
  insuredId,
  agencyId,
  line,
  replaces,
  replacedBy,
  archived,
  timelines,
  awaiting,
}: PolicyDocument): PolicyState => ({
  policyId: id,
  insuredId,
  agencyId,
  requestId: null,
  line,
  ...timelines,
  agent: null,
  given: { agencyId, since: '' },
  replaces,
  replacedBy,
  archived,
  awaiting,
  rejectionReason: null,
  history: [],
});

function timelinesOf(state: AddedPolicy): PolicyDocument['timelines'] {
  return {
    ...eachAspect<PolicyAspects>((aspect) => state[aspect]),
    standing: state.standing,
    verification: state.verification,
  };
}

function last<Value>(timeline: readonly { readonly value: Value }[]): Value {
  const segment = timeline.at(-1);
  if (!segment) throw new Error('An added policy states every aspect of itself');
  return segment.value;
}

function companiesOf(...versions: readonly (PolicyDocument | null)[]): readonly Uuid[] {
  const companies = versions.flatMap((policy) => (policy ? [policy.insuredId, policy.agencyId, ...policy.openTo] : []));
  return [...new Set(companies.filter((id) => id !== null))];
}
