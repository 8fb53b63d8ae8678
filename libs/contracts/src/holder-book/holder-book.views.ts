import type { HolderDetails } from '@covertrail/domain/insurance/terms/holder-details';
import type { Instant, Uuid } from '@covertrail/domain/kernel/event';
import { defineView } from '../define-view.js';

export type CertificateHolderDocument = {
  readonly id: Uuid;
  /** Whose address book it is. */
  readonly ownerId: Uuid;
  /** The agencies that keep it with an insured. */
  readonly agencyIds: readonly Uuid[];
  readonly holder: HolderDetails;
  readonly nameFolded: string;
  readonly cityFolded: string;
  /** Case-folded words for the search. */
  readonly searched: string;
  readonly changedAt: Instant;
  readonly revision: number;
};

/** Which certificate holders are in this address book? */
export const certificateHoldersView = defineView<CertificateHolderDocument>()({
  name: 'certificate-holders',
  indexes: [
    { fields: ['ownerId', 'nameFolded'] },
    { fields: ['ownerId', 'cityFolded'] },
    { fields: ['ownerId', 'changedAt'] },
    { fields: ['ownerId'], words: ['searched'] },
  ],
});
