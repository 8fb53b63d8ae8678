import { createSign, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { SignOnProvider } from '../single-sign-on-provider.js';

/** What the token endpoint answers to the next exchange, given the claims of a right answer. */
type Answering = (claims: Claims) => string | null;
export type Claims = Readonly<Record<string, unknown>>;

/** A provider whose answers a test chooses, also those that no real one gives. It knows the client `covertrail`. */
export interface ScriptedProvider {
  readonly issuer: string;
  /** The claims of the person who signs on. */
  person: Claims;
  /** Null leaves the token out. */
  answering: Answering;
  /** In place of the whole answer; undefined: none. A text is sent as it is. */
  whole: object | string | null | undefined;
  /** It closes each connection without a word, those of browsers too. */
  isDown: boolean;
  /** What was sent to the token endpoint last. */
  readonly exchanged: () => URLSearchParams;
  /** As a product knows it. */
  configured(more: Partial<SignOnProvider>): SignOnProvider;
  sign(claims: Claims, by?: KeyObject, keyId?: string): string;
  /** Signs with a new key from now on, and publishes it alone. */
  rotate(): void;
  close(): Promise<void>;
}

const encoded = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** A token that nobody signed. */
export const unsigned = (claims: Claims): string => `${encoded({ alg: 'none' })}.${encoded(claims)}.`;

export const newKey = () => generateKeyPairSync('rsa', { modulusLength: 2048 });

export async function openScriptedProvider(): Promise<ScriptedProvider> {
  let key = newKey();
  let keys = 1;
  let sent = new URLSearchParams();
  const sign = (claims: Claims, by = key.privateKey, keyId = `key-${keys}`): string => {
    const content = `${encoded({ alg: 'RS256', kid: keyId })}.${encoded(claims)}`;
    return `${content}.${createSign('RSA-SHA256').update(content).sign(by, 'base64url')}`;
  };
  const server = createServer((request, response) => {
    if (provider.isDown) return void request.socket.destroy();
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
    if (pathname === '/authorize') return sendBack(response, searchParams);
    if (pathname === '/.well-known/openid-configuration') return reply(response, metadataOf(provider.issuer));
    if (pathname === '/keys')
      return reply(response, {
        keys: [{ ...key.publicKey.export({ format: 'jwk' }), kid: `key-${keys}`, use: 'sig' }],
      });
    let body = '';
    request.on('data', (part: Buffer) => (body += part.toString()));
    request.on('end', () => {
      sent = new URLSearchParams(body);
      if (provider.whole !== undefined) return reply(response, provider.whole);
      const now = Math.floor(Date.now() / 1000);
      const claims = {
        iss: provider.issuer,
        aud: 'covertrail',
        iat: now,
        exp: now + 300,
        ...provider.person,
        ...claimsIn(sent),
      };
      const token = provider.answering(claims);
      reply(response, { access_token: 'a', token_type: 'Bearer', ...(token === null ? {} : { id_token: token }) });
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const provider: ScriptedProvider = {
    issuer: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    person: {},
    answering: (claims) => sign(claims),
    whole: undefined,
    isDown: false,
    exchanged: () => sent,
    configured: (more) => ({ ...CONFIGURED, issuer: provider.issuer, ...more }),
    sign,
    rotate: () => {
      key = newKey();
      keys += 1;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return provider;
}

/** A browser that comes is sent back at once, as the person who signs on. */
function sendBack(response: ServerResponse, query: URLSearchParams): void {
  const code = codeFor({ nonce: query.get('nonce') ?? '' });
  const answer = new URLSearchParams({ code, state: query.get('state') ?? '' });
  response.writeHead(302, { location: `${query.get('redirect_uri') ?? ''}#${answer.toString()}` }).end();
}

function reply(response: ServerResponse, body: object | string | null): void {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  response.writeHead(200, { 'content-type': 'application/json' }).end(text);
}

const metadataOf = (issuer: string) => ({
  issuer,
  authorization_endpoint: `${issuer}/authorize`,
  token_endpoint: `${issuer}/token`,
  jwks_uri: `${issuer}/keys`,
  response_types_supported: ['code'],
  id_token_signing_alg_values_supported: ['RS256'],
});

/** A code that says whom the provider answers about, for those who cannot tell the provider itself. */
export const codeFor = (claims: Claims): string => encoded(claims);

function claimsIn(exchange: URLSearchParams): Claims {
  try {
    return JSON.parse(Buffer.from(exchange.get('code') ?? '', 'base64url').toString()) as Claims;
  } catch {
    return {};
  }
}

const CONFIGURED = {
  key: 'provider-1',
  name: 'Meridian',
  clientId: 'covertrail',
  clientSecret: 'a secret of tests',
  domains: [],
  isRequired: false,
  amsName: null,
  verifiedBy: 'email_verified',
} as const;
