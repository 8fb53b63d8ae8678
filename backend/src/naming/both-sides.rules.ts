import { describe } from '@covertrail/domain/catalogue/event-catalogue';
import type { Recorded } from '@covertrail/domain/kernel/event';

/**
 * Whether both sides of a tracking know an event whatever its own declaration says: the template that a supplier is checked against,
 * because its findings name all that it requires, and the ratings of the insurers of its policies, which no company reports. Who added
 * an insurer is that company's own knowledge.
 */
export const isKnownToBothSides = ({ type }: Pick<Recorded, 'type'>): boolean =>
  describe(type).feature === 'template' || type === 'CarrierRated';
