import type { RecordedOf } from '../kernel/event.js';
import type { AgencyAppointed, ClientTransferred, RepresentationEnded } from './representation.contract.js';
import { tenureOf, tenureOfRecord, type Tenure, type TenureEnd } from './representation.state.js';

type Tenures = readonly Tenure[];

/** Beside those that last. One of record is the only one: a log of before may name one while another lasts. */
export function afterAppointment(tenures: Tenures, event: RecordedOf<AgencyAppointed>): Tenures {
  const { agencyId, agentId, domain, ofRecord } = event.data;
  const before = ofRecord ? tenures.map((tenure) => endedBy(tenure, endAt(event, null))) : tenures;
  return [
    ...before,
    { ...begunBy(event), agencyId, agentId, domain, transferId: null, ofRecordSince: ofRecord ? event.position : null },
  ];
}

/** The agency that takes has its own tenure already, or begins one. It is of record where the one that gives was. */
export function afterTransfer(tenures: Tenures, event: RecordedOf<ClientTransferred>): Tenures {
  const { fromAgencyId, toAgencyId, toAgentId, transferId, domain = null } = event.data;
  const ofRecord = tenureOfRecord({ tenures })?.agencyId === fromAgencyId;
  const end = endAt(event, { transferId, toAgencyId });
  const before = tenures.map((tenure) => (tenure.agencyId === fromAgencyId ? endedBy(tenure, end) : tenure));
  const taking = tenureOf({ tenures: before }, toAgencyId);
  const ofRecordSince = ofRecord ? event.position : null;
  if (taking) return before.map((tenure) => (tenure === taking && ofRecord ? { ...tenure, ofRecordSince } : tenure));
  const begun = {
    ...begunBy(event),
    agencyId: toAgencyId,
    agentId: toAgentId,
    domain,
    transferId,
    ofRecordSince,
  };
  return [...before, begun];
}

export const afterEnd = (tenures: Tenures, event: RecordedOf<RepresentationEnded>): Tenures =>
  tenures.map((tenure) => (tenure.agencyId === event.data.agencyId ? endedBy(tenure, endAt(event, null)) : tenure));

const endedBy = (tenure: Tenure, ended: TenureEnd): Tenure => (tenure.ended ? tenure : { ...tenure, ended });

const endAt = (
  { position, meta }: RecordedOf<AgencyAppointed | ClientTransferred | RepresentationEnded>,
  transfer: TenureEnd['transfer'],
): TenureEnd => ({ position, at: meta.recordedAt, transfer });

const begunBy = ({ id, position, meta }: RecordedOf<AgencyAppointed | ClientTransferred>) => ({
  since: meta.recordedAt,
  event: id,
  position,
  ended: null,
});
