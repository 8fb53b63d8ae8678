import type { Uuid } from '@covertrail/domain/kernel/event';
import type { RecordedEvent } from '@covertrail/platform/engine/define-projection';

/** What changes which agency reads the documents of an insured. An agency that was refused reads no longer what it added meanwhile (ADR 53). */
export const AGENCY_CHANGES = [
  'AgencyAppointed',
  'ClientTransferred',
  'RepresentationEnded',
  'AppointmentRefused',
  'AppointmentWithdrawn',
] as const;

export type AgencyChange = RecordedEvent<(typeof AGENCY_CHANGES)[number]>;

const TYPES: ReadonlySet<string> = new Set(AGENCY_CHANGES);

export const isAgencyChange = (event: { readonly type: string }): event is AgencyChange => TYPES.has(event.type);

/** What changes which agency manages a policy, and with it what hangs on the policy (ADR 70). */
export const MANAGER_CHANGES = [...AGENCY_CHANGES, 'PolicyManaged'] as const;

export type ManagerChange = RecordedEvent<(typeof MANAGER_CHANGES)[number]>;

interface Read {
  readonly agencyId: Uuid | null;
}

/** Of a policy and what hangs on it: the agency that manages it. */
export const withManager = <Document extends Read>(document: Document, event: ManagerChange): Document => ({
  ...document,
  agencyId: event.type === 'PolicyManaged' ? event.data.after : agencyAfter(document.agencyId, event),
});

function agencyAfter(before: Uuid | null, event: AgencyChange): Uuid | null {
  switch (event.type) {
    case 'AgencyAppointed':
      return event.data.ofRecord ? event.data.agencyId : before;
    case 'ClientTransferred':
      return before === event.data.fromAgencyId ? event.data.toAgencyId : before;
    default:
      return before === event.data.agencyId ? null : before;
  }
}

interface OwnDocuments {
  idsWhere(field: 'insuredId' | 'policyId', equals: string): Promise<readonly string[]>;
}

/** The documents of a view of what hangs on policies whose agency changes. */
export const managedBy = (event: ManagerChange, own: OwnDocuments): Promise<readonly string[]> =>
  event.type === 'PolicyManaged'
    ? own.idsWhere('policyId', event.data.policyId)
    : own.idsWhere('insuredId', event.data.insuredId);

const MANAGING: ReadonlySet<string> = new Set(MANAGER_CHANGES);

export const isManagerChange = (event: { readonly type: string }): event is ManagerChange => MANAGING.has(event.type);
