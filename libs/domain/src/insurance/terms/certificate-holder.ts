/** An address as it is printed on a certificate. */
export interface HolderAddress {
  readonly address1: string;
  /** Empty where there is none. */
  readonly address2: string;
  readonly city: string;
  /** State or province, as printed: `CO`, `Ontario`. */
  readonly state: string;
  readonly postalCode: string;
}

/**
 * Whom a certificate of the policy names in its box "certificate holder" (ACORD 24, 25, 27 and 28). A holder only receives the certificate:
 * that gives it no rights and never proves an additional insured.
 */
export interface CertificateHolder {
  readonly name: string;
  /** Null where it was not given. */
  readonly address: HolderAddress | null;
}
