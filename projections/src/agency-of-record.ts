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

function agencyAfter(before: Uuid | null, event: AgencyChange): Uuid | null {
  switch (event.type) {
    case 'AgencyAppointed':
      return event.data.agencyId;
    case 'ClientTransferred':
      return event.data.toAgencyId;
    default:
      return before === event.data.agencyId ? null : before;
  }
}

export const withAgency = <Document extends { readonly agencyId: Uuid | null }>(
  document: Document,
  event: AgencyChange,
): Document => ({ ...document, agencyId: agencyAfter(document.agencyId, event) });
