import type { CoverageLine } from '@covertrail/domain/insurance/line-codes';
import type { HolderDetails } from '@covertrail/domain/insurance/terms/holder-details';
import type { PolicyTerms } from '@covertrail/domain/insurance/terms/policy-terms';
import type {
  CertificateForm,
  NotEligibleBecause,
  NotIssuedAgain,
} from '@covertrail/domain/issued-certificate/certificate-content.contract';
import type { Signer } from '@covertrail/domain/signature/signature.contract';
import type { CalendarDate } from '@covertrail/domain/kernel/dates';
import type { Instant, Uuid } from '@covertrail/domain/kernel/event';

/** A policy of a client that the agency manages, or that no agency does, as it stands today. `because`: why it cannot be certified; null where it can. */
export interface CertifiablePolicy {
  readonly id: Uuid;
  readonly line: CoverageLine;
  readonly because: NotEligibleBecause | null;
  /** The certificates that show its line, the usual one first. */
  readonly forms: readonly CertificateForm[];
  readonly carrierName: string;
  readonly terms: Pick<PolicyTerms, 'policyNumber' | 'period' | 'endorsements' | 'descriptionOfOperations' | 'remarks'>;
}

export interface Certifiable {
  readonly today: CalendarDate;
  /** Whose signature would stand on a certificate; null where there is none, so that none is issued. */
  readonly signature: Signer | null;
  /** The forms on which at least one policy can be certified today. */
  readonly forms: readonly CertificateForm[];
  readonly policies: readonly CertifiablePolicy[];
}

/** An open request, and whom a certificate for its project names: as its requirements say, or else its requester. */
export interface RequestHolder {
  readonly requestId: Uuid;
  readonly number: string;
  readonly requesterName: string;
  readonly projectName: string;
  readonly dueOn: CalendarDate;
  readonly holder: HolderDetails;
}

export interface CertificateMade {
  readonly certificateId: Uuid;
  readonly number: string;
}

/** A certificate as its last issue left it. */
export interface IssuedCertificateRow {
  readonly id: Uuid;
  readonly number: string;
  readonly form: CertificateForm;
  /** How often it was issued again. */
  readonly revision: number;
  readonly insuredId: Uuid;
  readonly insuredName: string;
  readonly holder: HolderDetails;
  readonly policyCount: number;
  readonly issuedOn: CalendarDate;
  readonly issuedAt: Instant;
  /** Empty where the name was erased. */
  readonly issuedBy: string;
  /** For an agency, why it cannot be issued again today; null where it can. */
  readonly notAgain: NotIssuedAgain | null;
}
