import type { EventMetadata, Initiator } from './event.js';

/** The person who acted, directly or through one of our reactions; undefined where no person did. */
export const personIn = (meta: EventMetadata): Initiator | undefined =>
  meta.role === 'system' ? meta.initiator : meta;
