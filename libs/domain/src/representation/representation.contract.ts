import type { DomainEvent, Uuid } from '../kernel/event.js';

/** One stream per insured, `representation-<insuredId>`: which agency and agent answer for it. Exactly one does at a time. */
export type AgencyAppointed = DomainEvent<'AgencyAppointed', { readonly insuredId: Uuid; readonly agencyId: Uuid; readonly agentId: Uuid }>;
/** The whole transfer completes in this one event: before it the old agency answers, after it the new one. */
export type ClientTransferred = DomainEvent<'ClientTransferred', {
  readonly insuredId: Uuid;
  readonly transferId: Uuid;
  readonly fromAgencyId: Uuid;
  readonly fromAgentId: Uuid;
  readonly toAgencyId: Uuid;
  readonly toAgentId: Uuid;
}>;

export type RepresentationEvent = AgencyAppointed | ClientTransferred;

export type RepresentationCommand =
  | ({ readonly type: 'AppointAgency' } & AgencyAppointed['data'])
  | ({ readonly type: 'TransferClient' } & ClientTransferred['data']);
