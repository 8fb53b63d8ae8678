/** What of single sign-on opens the account of who is logged in, as the page Security lists it [A05]. */
export interface OwnIdentities {
  readonly identities: readonly OwnIdentity[];
  /** A company of the person requires single sign-on for this address: nothing is unlinked. */
  readonly isRequired: boolean;
}

/** One person of a provider. */
export interface OwnIdentity {
  /** The address of the provider. */
  readonly issuer: string;
}
