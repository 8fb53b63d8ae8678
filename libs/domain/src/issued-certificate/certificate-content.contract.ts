import type { CoverageLine } from '../insurance/line-codes.js';
import type { PolicyTerms } from '../insurance/terms/policy-terms.js';
import type { CalendarDate } from '../kernel/dates.js';
import type { Uuid } from '../kernel/event.js';

/** The forms whose fields a certificate of ours states: ACORD 24, 25, 27 and 28 [E03]. */
export const CERTIFICATE_FORMS = ['24', '25', '27', '28'] as const;
export type CertificateForm = (typeof CERTIFICATE_FORMS)[number];

/** A party as a certificate prints it. Its lines are as long as its box allows (`printed-box.ts`). */
export interface PrintedParty {
  readonly name: string;
  /** Street lines; the last line is city, state and postal code. Empty where no address is printed. */
  readonly addressLines: readonly string[];
}

/** Who made the certificate, and whom to ask about it. */
export interface PrintedProducer extends PrintedParty {
  /** Each is empty where it is not known. */
  readonly contact: string;
  readonly phone: string;
  readonly fax: string;
  readonly email: string;
}

/** A policy as it was in force on the day of issue. */
export interface CertifiedPolicy {
  readonly policyId: Uuid;
  readonly line: CoverageLine;
  readonly terms: PolicyTerms;
}

/** All that an issued certificate says; what draws it knows nothing else [E03]. */
export interface CertificateContent {
  readonly form: CertificateForm;
  /** Printed as the certificate's number. */
  readonly number: string;
  /** From 0; one more for each time that it was issued again for the same holder. */
  readonly revision: number;
  readonly issuedOn: CalendarDate;
  readonly producer: PrintedProducer;
  readonly insured: PrintedParty;
  readonly holder: PrintedParty;
  /** In the order in which they are listed; insurers get their letters in it. At least one. */
  readonly policies: readonly CertifiedPolicy[];
  /** Description of operations, locations and vehicles. It never asserts an endorsement that no policy has. */
  readonly description: string;
  /** The name of whom the signature is of; null where nobody signs. */
  readonly representative: string | null;
  /** Where anyone may check it [E05]: the code in print, and the page that the QR opens. */
  readonly check: { readonly code: string; readonly url: string };
}

/** Why a policy cannot be certified on a day [E03]. `notVerified`: no agent has approved it, or what was changed of it since. */
export type NotEligibleBecause = 'archived' | 'rejected' | 'canceled' | 'expired' | 'notYetInForce' | 'notVerified';

/**
 * Why a certificate cannot be issued again: a policy of this line that it would state cannot be certified today, or another agency manages
 * it [D12].
 */
export interface NotIssuedAgain {
  readonly line: CoverageLine;
  readonly because: NotEligibleBecause | 'otherAgency';
}

/** A policy as a certificate of a day would state it; `because` is null where it may. */
export interface CertifiablePolicy {
  readonly certified: CertifiedPolicy;
  readonly because: NotEligibleBecause | null;
}
