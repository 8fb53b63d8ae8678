import type { Position, Uuid } from './event.js';

/** The agency, or none, to which a policy was given by the event at this position. */
export interface GivenTo {
  readonly agencyId: Uuid | null;
  readonly since: Position;
}
