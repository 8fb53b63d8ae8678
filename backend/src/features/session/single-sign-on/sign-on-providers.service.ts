import { Inject, Injectable } from '@nestjs/common';
import { SIGN_ON } from '#tokens/tokens';
import type { IdentityProvider } from './identity-provider.port.js';
import { domainOf, speaksFor, type SignOnProvider, type SignOnSetup } from './single-sign-on-provider.js';

const LOOPBACK = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;

/** The configured providers, and how each is reached. */
@Injectable()
export class SignOnProviders {
  private readonly clients = new Map<string, IdentityProvider>();

  constructor(@Inject(SIGN_ON) private readonly setup: SignOnSetup) {}

  byKey(key: string): SignOnProvider | null {
    return this.setup.providers.find((provider) => provider.key === key) ?? null;
  }

  /** That of a system where one is named, else that of the e-mail. */
  find(amsName: string, email: string): SignOnProvider | null {
    const { providers } = this.setup;
    const wanted = amsName.toLowerCase();
    if (wanted !== '') return providers.find((provider) => provider.amsName?.toLowerCase() === wanted) ?? null;
    return domainOf(email) === '' ? null : (providers.find((provider) => speaksFor(provider, email)) ?? null);
  }

  /**
   * The address of the product for this browser. A product on this machine alone is reached under several names, and a cookie belongs to one of them;
   * elsewhere nobody but the operator says where the product is.
   */
  baseFor(host: string): string {
    const own = new URL(this.setup.publicUrl).host;
    return LOOPBACK.test(own) && LOOPBACK.test(host) ? `http://${host}` : this.setup.publicUrl;
  }

  /** The library of the protocol is loaded with the first sign-on. */
  async clientOf(provider: SignOnProvider, base: string): Promise<IdentityProvider> {
    const issuer = provider.issuer.startsWith('/') ? `${base}${provider.issuer}` : provider.issuer;
    const key = `${provider.key} ${issuer}`;
    const { OpenIdProvider } = await import('./openid-provider.adapter.js');
    const client = this.clients.get(key) ?? new OpenIdProvider({ ...provider, issuer });
    this.clients.set(key, client);
    return client;
  }
}
