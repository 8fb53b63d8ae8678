import type { DomainEvent, Uuid } from '../kernel/event.js';

/** An agency's relation to an insured; `clientId` derives from both. */
export type ClientAdded = DomainEvent<
  'ClientAdded',
  {
    readonly clientId: Uuid;
    readonly agencyId: Uuid;
    readonly agentId: Uuid;
    readonly insuredId: Uuid;
    readonly insuredName: string;
  }
>;
/** By a transfer, or by the event that ended the representation: `causeId` is its id. */
export type ClientReleased = DomainEvent<
  'ClientReleased',
  {
    readonly clientId: Uuid;
    readonly agencyId: Uuid;
    readonly insuredId: Uuid;
    readonly cause: 'transfer' | 'end';
    readonly causeId: Uuid;
  }
>;

export type ClientEvent = ClientAdded | ClientReleased;

export type ClientCommand =
  | ({ readonly type: 'AddClient' } & ClientAdded['data'])
  | ({ readonly type: 'ReleaseClient' } & Pick<ClientReleased['data'], 'cause' | 'causeId'>);

export const CLIENT_STATUSES = ['canceled', 'expired', 'unverified', 'expiring', 'active', 'noPolicies'] as const;
/**
 * Words of [G01] (Canceled 1 … Archived 7; Active has no number). A client is `unverified` while an agent has a
 * policy in force to check, `expiring` when a line of coverage ends within 30 days and no policy follows.
 */
export type ClientStatus = (typeof CLIENT_STATUSES)[number];
