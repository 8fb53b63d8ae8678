import type { DomainEvent, Uuid } from '../kernel/event.js';

/** An agency's relation to an insured; `clientId` derives from both. */
export type ClientAdded = DomainEvent<'ClientAdded', {
  readonly clientId: Uuid;
  readonly agencyId: Uuid;
  readonly agentId: Uuid;
  readonly insuredId: Uuid;
  readonly insuredName: string;
}>;
export type ClientReleased = DomainEvent<'ClientReleased', { readonly clientId: Uuid; readonly agencyId: Uuid; readonly insuredId: Uuid; readonly transferId: Uuid }>;

export type ClientEvent = ClientAdded | ClientReleased;

export type ClientCommand =
  | ({ readonly type: 'AddClient' } & ClientAdded['data'])
  | { readonly type: 'ReleaseClient'; readonly transferId: Uuid };
