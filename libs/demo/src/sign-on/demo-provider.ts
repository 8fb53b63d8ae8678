import { generateKeyPair, randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { Provider, type Configuration } from 'oidc-provider';
import { MemoryRecords } from './memory-records.js';
import { showProviderPage } from '../provider-page.js';
import { choicePage, SIGN_ON_PEOPLE } from './people-page.js';

const HOUR_S = 3_600;

/** A provider of OpenID Connect that asks for no password: whoever signs on chooses one of the people. `base` is the address of the product. */
export async function openDemoProvider(base: string, path: string) {
  const provider = new Provider(`${base}${path}`, await configurationFor(base, path));
  const answer = provider.callback();
  return (request: IncomingMessage, response: ServerResponse): void => {
    const [, id = '', person = null] = /^\/people\/([\w-]+)(?:\/(\w+))?$/.exec(request.url ?? '') ?? [];
    if (id === '') return void answer(request, response);
    const chosen =
      person === null || request.method !== 'POST'
        ? Promise.resolve(showProviderPage(response, choicePage(`${path}/people/${id}`)))
        : provider.interactionFinished(request, response, {
            login: { accountId: person, remember: false },
            consent: {},
          });
    // A choice that is over: the person begins again.
    chosen.catch(() => response.writeHead(303, { location: '/sso' }).end());
  };
}

async function configurationFor(base: string, path: string): Promise<Configuration> {
  return {
    adapter: MemoryRecords,
    clients: [
      {
        client_id: 'covertrail',
        application_type: 'native',
        token_endpoint_auth_method: 'none',
        redirect_uris: [`${base}/sso-redirect`],
        response_types: ['code'],
        grant_types: ['authorization_code'],
        // Somebody else is chosen at each sign-on.
        default_max_age: 0,
      },
    ],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    conformIdTokenClaims: false,
    cookies: { keys: [randomBytes(32).toString('base64url')] },
    features: { devInteractions: { enabled: false } },
    findAccount: (_, accountId) => ({
      accountId,
      claims: () => ({ sub: accountId, ...SIGN_ON_PEOPLE.find(({ key }) => key === accountId)?.claims }),
    }),
    interactions: { url: (_, { uid }) => `${path}/people/${uid}` },
    jwks: { keys: [{ ...(await newKey()), kid: 'demo', use: 'sig', alg: 'RS256' }] },
    loadExistingGrant: ({ oidc: { provider, client, session } }) => {
      const grant = new provider.Grant({ clientId: client!.clientId, accountId: session!.accountId! });
      grant.addOIDCScope('openid email profile');
      return grant.save().then(() => grant);
    },
    ttl: {
      AccessToken: HOUR_S,
      AuthorizationCode: 60,
      Grant: HOUR_S,
      IdToken: HOUR_S,
      Interaction: HOUR_S,
      Session: HOUR_S,
    },
  };
}

async function newKey() {
  const { privateKey } = await promisify(generateKeyPair)('rsa', { modulusLength: 2048 });
  return privateKey.export({ format: 'jwk' });
}
