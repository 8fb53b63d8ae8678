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

/** A share or an answer that carried an entry of an address book. `insuredId`: of the client whose policies it shows. */
export interface HolderUseRow {
  readonly id: Uuid;
  readonly kind: 'share' | 'answer';
  readonly insuredId: Uuid;
  readonly insuredName: string;
  readonly requesterName: string;
  readonly projectName: string;
  readonly policyCount: number;
  readonly usedAt: Instant;
  readonly ended: boolean;
}
