/** What a browser that signs on must bring back: kept on the server from the beginning of a sign-on to its end. */
export interface SignOnSecrets {
  readonly state: string;
  readonly nonce: string;
  /** Of PKCE (RFC 7636). */
  readonly verifier: string;
}

/** Who signed on, as the provider says. */
export interface ProvidedIdentity {
  readonly subject: string;
  /** Empty where the directory of the provider has none. */
  readonly email: string;
  readonly isVerified: boolean;
}

/** `invalid`: what it answered is not the answer to this sign-on, or not its own. `tokenMissing`: it says nothing. `failed`: it cannot be reached, or refused. */
export type ProviderFailure = 'invalid' | 'tokenMissing' | 'failed';

export class ProviderRefused extends Error {
  override readonly name = 'ProviderRefused';
  constructor(
    readonly failure: ProviderFailure,
    options?: ErrorOptions,
  ) {
    super(`The sign-on failed: ${failure}`, options);
  }
}

/** A provider of OpenID Connect, for one client of it. */
export interface IdentityProvider {
  /** The address to which the browser goes. Throws ProviderRefused. */
  addressOf(secrets: SignOnSecrets, redirectUri: string, email: string): Promise<string>;
  /** Exchanges an answer, the parameters of the address to which the browser came back. Throws ProviderRefused. */
  identityFrom(answer: URLSearchParams, secrets: SignOnSecrets, redirectUri: string): Promise<ProvidedIdentity>;
}
