import { SetMetadata } from '@nestjs/common';
import type { OwnedKind } from './owned-kinds.js';

/** The actor must have a right to the id at `at`. An optional id that is absent is accepted. */
export interface Ownership {
  readonly kind: OwnedKind;
  readonly at: `params.${string}` | `query.${string}` | `body.${string}`;
  readonly optional?: true;
}

export const OWNERSHIPS = 'covertrail:ownerships';
export const OPEN_REASON = 'covertrail:open';

/**
 * Besides the capability that the call needs, the actor must have a right to each of these ids; it is checked for each request
 * against the streams.
 */
export const RightTo = (...ownerships: readonly [Ownership, ...Ownership[]]): MethodDecorator =>
  SetMetadata(OWNERSHIPS, ownerships);

/** A route that needs no log-in, with the reason why that is safe. */
export const Open = (reason: string): MethodDecorator => SetMetadata(OPEN_REASON, reason);
