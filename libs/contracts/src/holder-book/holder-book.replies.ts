import type { HolderDetails } from '@covertrail/domain/insurance/terms/holder-details';
import type { Instant, Uuid } from '@covertrail/domain/kernel/event';

export interface BookedHolderRow {
  readonly id: Uuid;
  /** Whose address book it is: the reader's company, or a client of it. */
  readonly ownerId: Uuid;
  readonly ownerName: string;
  readonly holder: HolderDetails;
  readonly changedAt: Instant;
  /** To send back as `If-Match` with an edit. */
  readonly revision: number;
}
