import { StartRefused } from '@covertrail/platform/errors/refusal';
import { secretFrom } from '@covertrail/platform/settings/secret-from';
import type { SignOnProvider } from '../features/session/single-sign-on/single-sign-on-provider.js';

const VARIABLE = 'COVERTRAIL_SSO_PROVIDERS';
const SHAPE = 'must be a list of providers as docs/runbooks/single-sign-on.md describes it';
const LOOPBACK = /^http:\/\/(localhost|127\.0\.0\.1)(:\d+)?(\/|$)/;
const FIELDS = ['name', 'issuer', 'clientId', 'clientSecret', 'domains', 'required', 'amsName', 'verifiedBy'];

type Written = Readonly<Record<string, unknown>>;

/**
 * COVERTRAIL_SSO_PROVIDERS, or better COVERTRAIL_SSO_PROVIDERS_FILE, since it contains the secrets of clients: a JSON list of providers. Throws
 * StartRefused for what it cannot understand.
 */
export function signOnFrom(env: NodeJS.ProcessEnv): readonly SignOnProvider[] {
  const text = secretFrom(env, VARIABLE);
  if (text === null) return [];
  const providers = listFrom(text).map((written, at) => providerFrom(written, at + 1));
  const domains = providers.flatMap((provider) => provider.domains);
  const twice = domains.find((domain, at) => domains.indexOf(domain) !== at);
  if (twice !== undefined) throw new StartRefused(`${VARIABLE} names two providers for the domain ${twice}`);
  return providers;
}

function listFrom(text: string): readonly Written[] {
  try {
    const list: unknown = JSON.parse(text);
    if (Array.isArray(list) && list.every((each) => typeof each === 'object' && each !== null))
      return list as Written[];
  } catch {
    // Its message would quote the text, which contains secrets.
  }
  throw new StartRefused(`${VARIABLE} ${SHAPE}`);
}

function providerFrom(written: Written, number: number): SignOnProvider {
  const wrong = (what: string) => new StartRefused(`${VARIABLE}: provider ${number} ${what}`);
  const unknown = Object.keys(written).find((field) => !FIELDS.includes(field));
  if (unknown !== undefined) throw wrong(`has a field that nobody reads, "${unknown}"`);
  const { name, issuer, clientId, clientSecret, domains, required, amsName, verifiedBy } = written;
  if (!isText(name) || !isText(clientId)) throw wrong('needs a name and a clientId');
  if (!isText(issuer) || !URL.canParse(issuer) || !(issuer.startsWith('https://') || LOOPBACK.test(issuer)))
    throw wrong('needs an issuer that begins with https://');
  if (!Array.isArray(domains) || domains.length === 0 || !domains.every(isDomain))
    throw wrong('needs domains: the e-mail domains of its people');
  if (verifiedBy !== undefined && verifiedBy !== 'email_verified' && verifiedBy !== 'xms_edov')
    throw wrong('has a verifiedBy other than email_verified and xms_edov');
  if (required !== undefined && typeof required !== 'boolean') throw wrong('has a required other than true and false');
  return {
    key: `provider-${number}`,
    name,
    issuer,
    clientId,
    clientSecret: isText(clientSecret) ? clientSecret : null,
    domains: domains.map((domain) => domain.toLowerCase()),
    isRequired: required ?? false,
    amsName: isText(amsName) ? amsName : null,
    verifiedBy: verifiedBy ?? 'email_verified',
  };
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';
const isDomain = (value: unknown): value is string => isText(value) && /^[^\s@/]+\.[^\s@/]+$/.test(value);
