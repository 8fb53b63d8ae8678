import * as openid from 'openid-client';
import {
  ProviderRefused,
  type IdentityProvider,
  type ProvidedIdentity,
  type ProviderFailure,
  type SignOnSecrets,
} from './identity-provider.port.js';
import type { SignOnProvider } from './single-sign-on-provider.js';

type Client = Pick<SignOnProvider, 'issuer' | 'clientId' | 'clientSecret' | 'verifiedBy'>;

/** Seconds by which its clock may differ from ours. */
const CLOCK_TOLERANCE_S = 60;
const TIMEOUT_S = 10;
/** So long its addresses are kept for an answer. Its keys are read for each sign-on, so that a key that is new is known at once. */
const KNOWN_MS = 10 * 60_000;

const METADATA = { [openid.clockTolerance]: CLOCK_TOLERANCE_S, id_token_signed_response_alg: 'RS256' };

/** Failures in which the provider answered nothing that could be checked. Every other failure of a check is a false answer. */
const UNANSWERED: ReadonlySet<string> = new Set([
  'OAUTH_RESPONSE_IS_NOT_CONFORM',
  'OAUTH_RESPONSE_IS_NOT_JSON',
  'OAUTH_PARSE_ERROR',
  'OAUTH_MISSING_SERVER_METADATA',
  'OAUTH_INVALID_SERVER_METADATA',
]);

/** OpenID Connect with the authorization code flow and PKCE, by `openid-client`. */
export class OpenIdProvider implements IdentityProvider {
  private known: { readonly server: openid.ServerMetadata; readonly until: number } | null = null;

  constructor(private readonly client: Client) {}

  async addressOf({ state, nonce, verifier }: SignOnSecrets, redirectUri: string, email: string): Promise<string> {
    try {
      // Asked each time: where it is down, the person meets our error page, and not a page of the browser.
      const config = await this.discovered();
      return openid.buildAuthorizationUrl(config, {
        redirect_uri: redirectUri,
        scope: 'openid email profile',
        code_challenge: await openid.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
        state,
        nonce,
        ...(email ? { login_hint: email } : {}),
        // Behind a `#` no server and no proxy on the way records what it answers.
        ...(answersBehindHash(config.serverMetadata()) ? { response_mode: 'fragment' } : {}),
      }).href;
    } catch (error) {
      throw new ProviderRefused('failed', { cause: error });
    }
  }

  async identityFrom(
    answer: URLSearchParams,
    { state, nonce, verifier }: SignOnSecrets,
    redirectUri: string,
  ): Promise<ProvidedIdentity> {
    if (!answer.has('code') && !answer.has('error')) throw new ProviderRefused('tokenMissing');
    const came = new URL(redirectUri);
    came.search = answer.toString();
    try {
      const config = await this.configuration();
      const checks = { pkceCodeVerifier: verifier, expectedState: state, expectedNonce: nonce };
      const claims = (await openid.authorizationCodeGrant(config, came, checks)).claims();
      if (!claims) throw new ProviderRefused('tokenMissing');
      return this.identityOf(claims);
    } catch (error) {
      throw error instanceof ProviderRefused ? error : new ProviderRefused(failureOf(error), { cause: error });
    }
  }

  private identityOf(claims: openid.IDToken): ProvidedIdentity {
    const { sub: subject, email } = claims;
    return {
      subject,
      email: typeof email === 'string' ? email.trim() : '',
      isVerified: isYes(claims[this.client.verifiedBy]),
    };
  }

  private async configuration(): Promise<openid.Configuration> {
    if (!this.known || this.known.until < Date.now()) return this.discovered();
    const config = new openid.Configuration({ ...this.known.server }, this.client.clientId, METADATA, this.secret());
    config.timeout = TIMEOUT_S;
    for (const enable of this.checks()) enable(config);
    return config;
  }

  private async discovered(): Promise<openid.Configuration> {
    const { issuer, clientId } = this.client;
    const options = { timeout: TIMEOUT_S, execute: this.checks() };
    const found = await openid.discovery(new URL(issuer), clientId, METADATA, this.secret(), options);
    this.known = { server: found.serverMetadata(), until: Date.now() + KNOWN_MS };
    return found;
  }

  private secret(): openid.ClientAuth {
    const { clientSecret } = this.client;
    return clientSecret === null ? openid.None() : openid.ClientSecretPost(clientSecret);
  }

  private checks(): ((config: openid.Configuration) => void)[] {
    const insecure = this.client.issuer.startsWith('http:') ? [openid.allowInsecureRequests] : [];
    return [...insecure, openid.enableNonRepudiationChecks];
  }
}

const isYes = (claim: unknown): boolean => claim === true || claim === 'true' || claim === 1 || claim === '1';

/** Where a provider does not say how it may answer, it can do so behind a `#` (OpenID Connect Discovery 1.0). */
const answersBehindHash = ({ response_modes_supported: modes }: openid.ServerMetadata): boolean =>
  modes?.includes('fragment') ?? true;

function failureOf(error: unknown): ProviderFailure {
  if (error instanceof openid.AuthorizationResponseError)
    return error.error === 'invalid_request' ? 'invalid' : 'failed';
  if (error instanceof openid.ResponseBodyError) return error.error === 'invalid_grant' ? 'invalid' : 'failed';
  const { code, cause } = error as { readonly code?: unknown; readonly cause?: unknown };
  if (typeof code !== 'string' || !code.startsWith('OAUTH_') || UNANSWERED.has(code)) return 'failed';
  return lacksToken(cause) ? 'tokenMissing' : 'invalid';
}

/** It answered, and not with a token that says who signed on. */
function lacksToken(cause: unknown): boolean {
  if (typeof cause !== 'object' || cause === null) return false;
  if (!('body' in cause)) return 'cause' in cause && lacksToken(cause.cause);
  const { body } = cause;
  return typeof body !== 'object' || body === null || !('id_token' in body);
}
