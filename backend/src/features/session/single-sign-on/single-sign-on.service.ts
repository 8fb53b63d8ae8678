import { randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { StartSignOnDto } from '@covertrail/contracts/session/single-sign-on.inputs';
import { email as emailRule } from '@covertrail/domain/fields/account-fields';
import { fits } from '@covertrail/domain/fields/field-rule';
import type { Logger } from '@covertrail/platform/telemetry/logger';
import type { SignOnResult } from '@covertrail/wording/user/sign-on-results.words';
import { LOG } from '#tokens/tokens';
import type { LogInBrowser } from '../session-browser.js';
import { LogInSteps } from '../log-in-steps.service.js';
import { BegunSignOns } from './begun-sign-ons.service.js';
import { ProviderRefused, type ProviderFailure } from './identity-provider.port.js';
import { SignedOnPeople } from './signed-on-people.service.js';
import { SignOnProviders } from './sign-on-providers.service.js';
import type { SignOnProvider } from './single-sign-on-provider.js';
import { signOnRefused } from './single-sign-on-refused.js';

const RESULT_OF: Readonly<Record<ProviderFailure, SignOnResult>> = { invalid: '1A', tokenMissing: '2B', failed: '8H' };
const REDIRECT = '/sso-redirect';

/** Single sign-on [A05]: what begins it, and what an answer of a provider opens. Refusals are result codes. */
@Injectable()
export class SingleSignOn {
  constructor(
    private readonly providers: SignOnProviders,
    private readonly begun: BegunSignOns,
    private readonly people: SignedOnPeople,
    private readonly steps: LogInSteps,
    @Inject(LOG) private readonly log: Logger,
  ) {}

  /** The address of the provider to which the browser goes. `host` is what the browser calls the product. */
  async start(entry: StartSignOnDto, browser: string, host: string): Promise<string> {
    const provider = this.providerFor(entry);
    const base = this.providers.baseFor(host);
    const secrets = { state: secret(), nonce: secret(), verifier: secret() };
    const client = await this.providers.clientOf(provider, base);
    const address = client.addressOf(secrets, `${base}${REDIRECT}`, entry.emailId ?? '');
    const answered = await this.answered(address, provider);
    await this.begun.keep({ providerKey: provider.key, base, secrets }, browser);
    return answered;
  }

  /** The session that an answer opens, or what is asked before one. */
  async finish(token: string, browser: string, from: LogInBrowser): ReturnType<LogInSteps['afterProof']> {
    const answer = new URLSearchParams(token.replace(/^[?#]/, ''));
    if (token === '') throw signOnRefused('2B');
    const begun = await this.begun.end(answer.get('state') ?? '', browser);
    const provider = begun && this.providers.byKey(begun.providerKey);
    if (!provider) throw signOnRefused('1A');
    const { secrets, base } = begun;
    const client = await this.providers.clientOf(provider, base);
    const provided = await this.answered(client.identityFrom(answer, secrets, `${base}${REDIRECT}`), provider);
    return this.steps.afterProof(await this.people.of(provider, provided, browser), from);
  }

  /** An entry of an agency management system names the agent and the system; any other is found by the e-mail. */
  private providerFor({ emailId = '', amsName = '', idpURL = '', ...rest }: StartSignOnDto): SignOnProvider {
    const isOfSystem = [amsName, idpURL, rest.requestorId, rest.loginRequestId, rest.callbackURL].some(Boolean);
    if (emailId === '' && isOfSystem) throw signOnRefused(amsName === '' ? '3C' : '3CA');
    if (amsName === '' && isOfSystem) throw signOnRefused('3CB');
    if (!fits(emailRule, emailId)) throw signOnRefused('4D');
    const provider = this.providers.find(amsName, emailId);
    if (!provider || !isAddressOf(provider, idpURL)) throw signOnRefused('5E');
    return provider;
  }

  private async answered<Answer>(answer: Promise<Answer>, { key }: SignOnProvider): Promise<Answer> {
    try {
      return await answer;
    } catch (error) {
      if (!(error instanceof ProviderRefused)) throw error;
      // What it answered may name a person, so only what was wrong with it is logged.
      const { code, name } = (error.cause ?? {}) as { readonly code?: unknown; readonly name?: unknown };
      this.log.warn({ provider: key, failure: error.failure, code: code ?? name }, 'a sign-on failed');
      throw signOnRefused(RESULT_OF[error.failure]);
    }
  }
}

const secret = (): string => randomBytes(32).toString('base64url');

/** An address that the entry names only has to agree with the provider's. */
function isAddressOf({ issuer }: SignOnProvider, idpUrl: string): boolean {
  if (idpUrl === '') return true;
  return URL.canParse(idpUrl) && URL.canParse(issuer) && new URL(idpUrl).origin === new URL(issuer).origin;
}
