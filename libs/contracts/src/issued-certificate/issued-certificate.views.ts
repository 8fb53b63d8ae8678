import type { HolderDetails } from '@covertrail/domain/insurance/terms/holder-details';
import type { CertificateForm } from '@covertrail/domain/issued-certificate/certificate-content.contract';
import type { CalendarDate } from '@covertrail/domain/kernel/dates';
import type { Instant, Position, Uuid } from '@covertrail/domain/kernel/event';
import { defineView } from '../define-view.js';

/** A certificate as its last issue left it. */
export type IssuedCertificateDocument = {
  readonly id: Uuid;
  readonly number: string;
  readonly form: CertificateForm;
  readonly revision: number;
  readonly insuredId: Uuid;
  /** That issued it. */
  readonly agencyId: Uuid;
  readonly agentId: Uuid;
  /** For whose project it was issued, which has it too; null where the holder has no company here. */
  readonly requesterId: Uuid | null;
  readonly projectId: Uuid | null;
  readonly holder: HolderDetails;
  /** Name and address without case, punctuation and spaces: `holderKey`. */
  readonly holderKey: string;
  readonly holderFolded: string;
  /** Case-folded words for the search. */
  readonly searched: string;
  readonly policyIds: readonly Uuid[];
  /** The same, each as one word (`idWord`). */
  readonly policyWords: string;
  readonly issuedOn: CalendarDate;
  readonly issuedAt: Instant;
  readonly fileId: Uuid;
  readonly bytes: number;
};

/** Which certificates were issued, of whom and to whom? [E03] */
export const issuedCertificatesView = defineView<IssuedCertificateDocument>()({
  name: 'issued-certificates',
  indexes: [
    { fields: ['insuredId', 'issuedAt'] },
    { fields: ['insuredId', 'holderFolded'] },
    { fields: ['agencyId', 'issuedAt'] },
    { fields: ['agencyId', 'holderFolded'] },
    { fields: ['requesterId', 'projectId'] },
    { fields: ['holderKey'] },
    { fields: ['insuredId'], words: ['searched', 'policyWords'] },
    { fields: ['agencyId'], words: ['searched', 'policyWords'] },
  ],
});

/** A code by which a certificate is checked. Each issue has its own. */
export type CertificateCodeDocument = {
  /** SHA-256 of the code. */
  readonly id: string;
  readonly certificateId: Uuid;
  /** Which issue has it, from 0. */
  readonly revision: number;
  /** Where in the log it was issued: as of there its parties were named as it prints them. */
  readonly asOf: Position;
};

/** Which certificate has this code? [E05] */
export const certificateCodesView = defineView<CertificateCodeDocument>()({ name: 'certificate-codes', indexes: [] });
